/** What those say who speak of themselves behind what they ask for: no part of it. */
const OF_SPEAKER =
  /[,.;]\s*(?:i am|i'm|im|i run|i work|i teach|i coach|i lead|we are|we're|we run)\b[^,.;]*(?=[,.;]|$)/giu
const KIND =
  '(?:encouraging|uplifting|inspiring|inspirational|motivating|motivational|comforting|hopeful|positive|reassuring|heartening|cheering)'
const ORDER = String.raw`^(?:please )?(?:(?:say|write|give|make|record|tell)(?: me| us)? )?`
const SOMETHING = new RegExp(
  String.raw`${ORDER}(?:something|some words|words|a few words|an? (?:[\p{L}-]+ )?(?:message|video|reel)) ?(?:that is )?${KIND} (?:for|to) (?=\p{L})|${ORDER}an? ${KIND} (?:word|message|video|reel) (?:for|to) (?=\p{L})|${ORDER}(?:an? few |some )?${KIND} words (?:for|to) (?=\p{L})|${ORDER}an? few (?:kind|gentle|warm|kind and honest|comforting|encouraging) words (?:for|to) (?=\p{L})`,
  'iu',
)
/** "Say something to keep our volunteers going, they are tired". */
const KEEP = new RegExp(
  String.raw`${ORDER}(?:something|some words|words|an? (?:message|video|reel)) (?:to|that will|that) (?:keeps? ((?:my|our|the|these|those) [^,.;]{3,50}?) going|(?:cheers? up|lifts?|picks? up) ((?:my|our|the|these|those) [^,.;]{3,50}?))(?:[,.;]\s*(?:because )?they(?:'re| are) ([^,.;]{3,60}))?(?=[,.;]|$)`,
  'iu',
)
/** What people feel and went through; what they like or want is none of it. */
const GOES_THROUGH = String.raw`(?:(?:just|still|always|never|only|finally) )*(?:feels?|thinks?|believes?|are|is|were|was|failed|lost|cannot|can'?t|couldn'?t|don'?t|doesn'?t|didn'?t|got|gets?|missed|cry|cried|struggles?|carry|carries|worry|finished|came|gave|quit)`
const FOR_THOSE = new RegExp(
  String.raw`^(?:for|to) ((?:all |the |my |our |every )?(?:[\p{L}'-]+ ){0,2}?(?:[\p{L}'-]+s|men|women|people|children|those|anyone|everyone|someone|somebody|anybody|everybody) who ${GOES_THROUGH}\b (?!an? (?:fan|buyer|beginner)|interested|looking|new to|into\b|planning|curious)[^?]+)$`,
  'iu',
)
const EFFORT = String.raw`(?:discipline|consistency|(?:hard |honest |daily )?work|effort|practice|training|persistence|perseverance|grit|commitment|dedication|preparation|patience|endurance|showing up|habits?)`
/** A motto on effort, with what stands behind it. */
const MOTTO = new RegExp(
  String.raw`^["“]?(${EFFORT} (?:beats?|over|pays off|always pays off|wins|always wins|will beat|outworks?|is stronger than|comes before|makes?(?= (?:champions|perfect|an? champion|the difference)))(?: (?!is it\b)[\p{L}]+){0,3}?)["”]?[,.;:!]\s*(.+)$`,
  'iu',
)
const WHOM_MINE =
  /(?:^|[,.;]\s*)(?:for |to )?((?:[\p{L}-]+ ){0,3}?(?:team|club|squad|crew|class|group|gym|band|choir|students|pupils|players|athletes|kids|girls|boys|runners|rowers|swimmers)) (?:that )?(?:i|we) (?:coach|teach|train|lead|run)\b/iu
const WHOM_FOR =
  /(?:^|[,.;]\s*)for ((?:my|our|the|all) [^,.;]{3,50})(?=[,.;]|$)|(?:^|[,.;]\s*)((?:my|our) (?:[\p{L}-]+ ){0,3}(?:team|club|squad|crew|class|group|band|choir))(?=[,.;]|$)/iu

const behindOf = (behind: string): string | undefined => {
  const [, named, bare] = WHOM_FOR.exec(behind) ?? []
  return named ?? bare
}
/** What somebody is told they may or must not be, and who that is: "you do not have to be perfect. for new nurses". */
const ALLOWED =
  /^(you (?:do not|don't|are|can|may|will|deserve|matter)\b[^.,;:?]{6,70})[.,;:]\s+for ((?:(?:all|the|my|our|every|new|young|tired) )?(?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+s(?: (?:of|in|at|with) [^.,;]{3,40})?)$/iu

/** A speech of effort: what it is to say, and to whom; null where a prompt is no such motto for somebody. */
export function readMotto(prompt: string): { readonly motto: string; readonly whom: string } | null {
  const [, motto, behind = ''] = MOTTO.exec(prompt.replace(/[’‘]/g, "'").replace(/[.!\s]+$/, '')) ?? []
  if (motto === undefined || /\?|\btrue\b/.test(prompt)) return null
  const mine = WHOM_MINE.exec(behind)?.[1]
  const whom =
    mine === undefined ? behindOf(behind) : `my ${mine.replace(/^(?:for |to )?(?:the|my|our|an?) /i, '')}`
  return whom === undefined ? null : { motto, whom }
}

/** "Something to get my rowers hyped before the regatta": whom it shall bring up to their best. */
const TO_ALL = String.raw`${ORDER}(?:something|some words|words|an? (?:[\p{L}-]+ )?(?:message|video|reel|speech|talk)) (?:to|that will|that) `
const MINE = String.raw`((?:my|our|the|these|those) [^,.;]{3,50}?)`
const HYPE = new RegExp(
  String.raw`${TO_ALL}(?:gets?|makes?) ${MINE} (?:all )?(?:hyped|pumped|fired|psyched|motivated|excited|ready|going)(?: up)?\b|${TO_ALL}(?:hypes?|pumps?|fires?|psyches?)(?: up)? ${MINE}(?: up)?(?=[,.;!]|$| (?:before|for|ahead)\b)`,
  'iu',
)
/** "Gentle reminder its ok to rest", "remind people that they are enough": what is to be remembered, said to those who watch. */
const REMINDER =
  /^(?:(?:an? |just |your |my )*(?:[\p{L}]+ )?reminder(?: for (?:you|everyone|everybody|anyone))?(?: that|:|,| –| -)? |remind (?:people|everyone|everybody|viewers|them|my followers) (?:that )?)((?:it'?s|it is|you(?:'re| are|r)?|they(?:'re| are)?|people|nobody|your|their)\b(?! (?:story|birthday|appointment|turn)\b)[^?]{6,90})$/iu

/** ", say that one result does not define you": the line that those shall hear. */
const SAY_THAT =
  /[,.;]\s*(?:and |please )*(?:say|saying|tell(?:ing)? them|remind(?:ing)? them) (?:that )?((?:one|no|your|you|their|they|it|this|there|every|even)\b[^,.;:?]{6,70})/iu

/** What is said at the loss of an animal is a message of its own. */
const OF_PET =
  /\b(?:lost|losing|died|passed)\b.*\b(?:dog|cat|pet|puppy|kitten|horse|rabbit|hamster|bird)s?\b|\b(?:dog|cat|pet|puppy|kitten|horse|rabbit|hamster|bird)s?\b.*\b(?:died|passed)\b/iu

const toViewers = (said: string): string =>
  said
    .replace(/^its\b/i, "it's")
    .replace(/^(?:they(?:'re| are)|people are|your(?= not\b)|youre|ur)\b/i, 'you are')
    .replace(/^(?:they|people)\b/i, 'you')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthemselves\b/gi, 'yourself')

/** A prompt for encouragement as an order for it, in whatever words it asks; any other as it is. */
export function restateEncouragement(prompt: string): string {
  const text = prompt.replace(/[’‘]/g, "'").replace(OF_SPEAKER, '').trim()
  if (OF_PET.test(text)) return prompt
  const [kept, keep, lift, because] = KEEP.exec(text) ?? []
  if (kept !== undefined)
    return `motivation for ${keep ?? lift ?? ''}${because === undefined ? '' : ` who are ${because}`}${text.slice(kept.length)}`
  const [hyped, one, other] = HYPE.exec(text) ?? []
  if (hyped !== undefined)
    return `motivation for ${(one ?? other ?? '').trim()}${text.slice(hyped.length).replace(/^ for (?=the\b|our\b|an?\b)/i, ' before ')}`
  const reminder = REMINDER.exec(text.replace(/[.!\s]+$/, ''))?.[1]
  if (reminder !== undefined) return `motivation: ${toViewers(reminder)}`
  if (SOMETHING.test(text)) return text.replace(SOMETHING, 'motivation for ')
  const motto = readMotto(prompt)
  if (motto !== null && WHOM_MINE.test(prompt)) return prompt.replace(WHOM_MINE, `, for ${motto.whom}`)
  const [, allowed, whom = ''] = ALLOWED.exec(text.replace(/[.!\s]+$/, '')) ?? []
  if (allowed !== undefined) return `motivation: ${allowed}. For ${whom}`
  const [saying, told = ''] = SAY_THAT.exec(text) ?? []
  const bare = saying === undefined ? text : text.replace(saying, '')
  const those = FOR_THOSE.exec(bare.replace(/^(?:an? )?message (?=for |to )/i, ''))?.[1]
  if (those !== undefined && saying !== undefined) return `motivation: ${toViewers(told)}. For ${those}`
  return those === undefined ? prompt : `motivation for ${those}`
}
