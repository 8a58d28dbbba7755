/** A poem of something that is seen and something that is felt at it. */
export type Two = {
  /** The words by which a sight is found. */
  readonly seen: readonly string[]
  readonly feeling: string
  /** Whom or what it is about, in the prompt's own words; empty where it is nobody. */
  readonly whom: string
  /** What the prompt names, for a title. */
  readonly named: string
}

const ASKED =
  /^(?:(?:can|could) you |please )*(?:i (?:want|need) )?(?:(?:write|make|give|create|tell)(?: me| us)? )?(?:an? |some |the )?(?:(?!about\b|on\b|of\b)[\p{L}-]+,? ){0,4}(?:poems?|poetry|verses?) (?:about|on|of|for) (.+)$/iu
const OTHER = /\b(?:haikus?|limericks?|sonnets?|acrostic|famous|history|nursery|funny|silly|rhym\w+)\b/i
const KIN =
  'dad|father|papa|mom|mum|mother|mama|grandma|grandmother|granny|nana|oma|grandpa|grandfather|granddad|grandad|opa|sister|brother|son|daughter|aunt|uncle|wife|husband|girlfriend|boyfriend|partner|friend|best friend|dog|cat|teacher|parents|grandparents|kids|children'
const MISSED = new RegExp(
  String.raw`\b(?:missing|losing|lost|without|goodbye to|mourning|grieving(?: for)?|i miss|my late) ((?:my |our )?(?:late )?(?:${KIN})\b)`,
  'iu',
)
const LATE = new RegExp(
  String.raw`\b((?:my|our) late (?:${KIN}))\b|\b((?:my|our) (?:${KIN}))(?:,)? who (?:died|passed|is gone|is no longer)`,
  'iu',
)
const OWNED = new RegExp(String.raw`\b((?:my|our) (?:${KIN}))(?:'s|s'|s)\s`, 'iu')
const LOVED = new RegExp(
  String.raw`\b(?:loving|love for|falling in love with|in love with) ((?:my|our) (?:${KIN})|her|him|you)\b`,
  'iu',
)
const PLACE =
  /\b(?:missing|homesick for|longing for|far from) (home|(?:my|our|the) [\p{L}' -]{3,25}|\p{Lu}[\p{L}' -]{2,20})$/iu
const FELT: readonly (readonly [string, RegExp])[] = [
  [
    'growing',
    /\b(?:growing (?:up|old|older)|getting older|change|changes|time passing|letting go|moving on)\b/i,
  ],
  ['hope', /\b(?:hope|hoping|new beginnings?|starting (?:over|again)|healing|second chances?)\b/i],
  ['tired', /\b(?:being (?:so |very )?tired|exhaustion|exhausted|tiredness|burnout)\b/i],
  ['alone', /\b(?:loneliness|being alone|lonely|solitude|living alone)\b/i],
]

const CELEBRATES =
  /\b(?:birthday|anniversary|wedding|retire\w*|graduat\w*|turn(?:s|ing) \d+)\b|\b\d{1,3}(?:st|nd|rd|th)\b(?! (?:of|century)\b)/i

/** Reads a poem of two things, of which one is felt; null for any other prompt. */
export function readTwo(prompt: string): Two | null {
  const text = prompt.replace(/[’‘]/g, "'").replace(/[.!?\s]+$/, '')
  const said = OTHER.test(text) ? undefined : ASKED.exec(text)?.[1]
  const named = said
    ?.split(/[,;.]\s|\s+(?:for|in) (?:instagram|tiktok|youtube|my (?:channel|page))\b/i)[0]
    ?.trim()
  if (said === undefined || named === undefined || !/\s(?:and|when|while)\s|s'?\s|,\s/.test(said)) return null
  const seen = named.toLowerCase().match(/\p{L}+/gu) ?? []
  const late = LATE.exec(said)
  const missed = MISSED.exec(said)?.[1] ?? late?.[1] ?? late?.[2]
  if (missed !== undefined) return { seen, feeling: 'missing-person', whom: mine(missed), named }
  const loved = LOVED.exec(said)?.[1]
  if (loved !== undefined) return { seen, feeling: 'love', whom: loved, named }
  const owned = OWNED.exec(said)?.[1]
  if (owned !== undefined) {
    const isGone = /\b(?:she|he|they) (?:has |have )?(?:passed|died|is gone)\b/i.test(said)
    // Who has a day to celebrate is not remembered.
    if (!isGone && CELEBRATES.test(said)) return null
    const feeling = isGone ? 'missing-person' : 'remembering-person'
    return { seen, feeling, whom: owned, named: named.replace(`${owned}s `, `${owned}'s `) }
  }
  const loves = new RegExp(String.raw`^((?:my|our) (?:${KIN})) and `, 'iu').exec(named)?.[1]
  if (loves !== undefined) return { seen, feeling: 'love', whom: loves, named }
  const place = PLACE.exec(named)?.[1] ?? /\b(my childhood(?: in \p{Lu}\p{L}+)?)\b/iu.exec(said)?.[1]
  if (place !== undefined)
    return { seen: seen.filter((word) => word !== 'home'), feeling: 'missing-place', whom: place, named }
  const felt = FELT.find(([, words]) => words.test(said))?.[0]
  return felt === undefined ? null : { seen, feeling: felt, whom: '', named }
}

const mine = (whom: string): string =>
  (/^(?:my|our)\b/i.test(whom) ? whom : `my ${whom}`).replace(/\blate\s+/i, '')

const HER =
  /\b(?:mom|mum|mother|mama|grandma|grandmother|granny|nana|oma|sister|daughter|aunt|wife|girlfriend|her)\b/i
const HIM =
  /\b(?:dad|father|papa|grandpa|grandfather|granddad|grandad|opa|brother|son|uncle|husband|boyfriend|him)\b/i
/** How somebody is spoken of: he, him, his. */
export function pronounsOf(whom: string): Readonly<Record<'he' | 'him' | 'his', string>> {
  if (HER.test(whom)) return { he: 'she', him: 'her', his: 'her' }
  if (HIM.test(whom)) return { he: 'he', him: 'him', his: 'his' }
  return whom === 'you' ? { he: 'you', him: 'you', his: 'your' } : { he: 'they', him: 'them', his: 'their' }
}
