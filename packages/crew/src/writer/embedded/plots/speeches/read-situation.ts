import { capitalizeNames } from '../../capitalize-names.ts'
import { sayToThem } from '../../messages/say-to-them.ts'
import { capitalize } from '../../wording.ts'
import { findActivity, isOfTeam } from '../activities.ts'
import { readMotto } from './restate-encouragement.ts'

/** What a prompt says of those whom a speech is for, said to them: "You failed your driving test 3 times." */
export type Situation = {
  readonly said: string
  /** The kind of speech that answers it: `for` of a plot. */
  readonly kind: string
  /** For the title. */
  readonly about: string
  /** Says for whom it is, where nothing else does. */
  readonly whom?: string
}

/** What a speech shall be like, and nothing of whom it is for. */
const MANNER =
  /[,;.]\s*(?:and |but |please |pls |make it |keep it )*(?:very |really )?(?:strong|deep|warm|honest|gentle|soft|calm|raw|powerful|emotional|loud|short|no |not |without |uplifting|inspiring|cinematic|in a|with a|\d+ ?s).*$/iu
const FORM =
  /^(?:please )?(?:(?:write|make|give|create|say)(?: me)? )?(?:an? |some |the )?(?:[\p{L}-]+ ){0,3}?(?:speech|talk|words|message|video|motivation|encouragement|something|reel|script)(?: of encouragement)?\s*(?::|about|saying(?: that)?|that says|on)?\s*/iu
const CLAIM =
  /^(?:that )?((?:you(?:'re| are| can| have| do| don't| will| may| deserve| matter| did)|it(?:'s| is) (?:not |never |ok(?:ay)? |fine |allowed |normal |still )|nobody|your)\b[^?]{6,90})$/iu
/** A claim, and those to whom it is said. */
const CLAIM_TO = /^(.+?)[.,;:]\s+for ((?!me\b|you\b|a\b|the (?:rest|first)\b)[^.,;]{4,50})$/iu
const WHO =
  /\b(?:for|to|with|encourage|motivate|comfort) ((?:the |an? |all |every |my |our |those |these )?(?:[\p{L}'-]+ ){0,4}?[\p{L}'-]+) (who(?:'s|'ve|'re)?|whose|that) (.+)$/iu
const DOING =
  /\b(?:for|to) ((?:people|somebody|someone|anyone|everyone|those|men|women|students|teens|parents|moms|mums|dads|anybody|everybody)) ((?:(?:just|still|always) )?(?:feeling|going|starting|learning|struggling|dealing|recovering|waiting|living|working|trying|healing|getting|moving|coming|caring|looking|raising|fighting|sitting|facing)\b.+|(?:stuck|trapped|afraid|tired|lost|far)\b.+)$/iu
const WE =
  /(?:^|[,.;]\s+|\band )((?:we|they|the girls|the boys) (?:just |have |only )*(?:lost|won|drew|failed|missed|finished|came|got|were|are|never)\b[^,.;]*)/iu
const ONE =
  /^(?:the |an? |every |my |our )?(?:[\p{L}-]+ )*(?:man|woman|girl|boy|one|person|somebody|someone|anyone|anybody|friend|sister|brother|mother|father|mom|mum|dad|teacher|student|nurse|guy|daughter|son|kid|child|teenager|teen)$/iu
/** "A girls football team that lost six games in a row". */
const TEAM_DID =
  /\bteam,? (?:that|who|which) (?:has |have )?((?:just |only |never )*(?:lost|failed|missed|came (?:in )?last|finished last|won nothing)\b[^,.;]*)/iu
const EVENT =
  /\b(?:before|for|in|ahead of) (?:the|an?|our|their) ((?:[\p{L}-]+ ){0,2}?(?:semi[- ]?final|quarter[- ]?final|final|game|match|derby|tournament|cup|race|playoffs?))\b/iu

const KINDS: readonly (readonly [string, RegExp])[] = [
  ['said-late', /\b(?:too (?:late|old)|running out of time|late bloomers?)\b/i],
  [
    'said-doubt',
    /^You (?:\p{L}+ )?(?:feel|think|believe|fear)\b.*\b(?:not (?:good |strong |smart |pretty )?enough|not worth\w*|worthless|useless|burden|failing|failures?|invisible|unlovable|impostors?|imposters?|frauds?|stupid|ugly|don't matter|do not matter|bad (?:mothers?|fathers?|parents?|teachers?|friends?))\b/iu,
  ],
  ['said-behind', /\b(?:behind|compar\w+|everyone else|wasted)\b/i],
  [
    'said-afraid',
    /\b(?:afraid|scared|nervous|anxious|anxiety|fear\w*|panic\w*|worr\w+|waiting|shy|stage|surgery|results)\b/i,
  ],
  [
    'said-setback',
    /\b(?:fail\w*|reject\w*|laid off|fired|lost (?:your|the|a|everything)(?! (?:harvest|crops?|farm|house|home)\b)|bankrupt\w*|flunk\w*|didn't (?:get|make|pass)|did not (?:get|make|pass)|turned down|dropped out|quit\w*|closed|cancel\w+|cheated)\b/i,
  ],
  [
    'said-tired',
    /\b(?:burn(?:t|ed)?[- ]?out|exhausted|tired|overwhelm\w+|overworked|no energy|can't sleep|carr(?:y|ies) everything|drained|too much)\b/i,
  ],
  [
    'said-alone',
    /\b(?:homesick|lonely|alone|miss(?:es|ing)?|far from|left out|heartbroken|break[- ]?up|broke up|divorc\w+|no friends|dumped|on your own|empty nest|single)\b/i,
  ],
  [
    'said-anew',
    /\b(?:start(?:ing|ed|s)?|learn(?:ing|ed|s)?|begin(?:ning|s)?|new|again|going back|chang(?:e|ing)|switch\w*|first time|from zero|from scratch)\b/i,
  ],
]

const WHICH_TEAM =
  /\b(?:our |my |the |an? )?((?:(?:under[- ]\d+|u-?\d+|girls|boys|women's|men's|school|youth) )*(?:\p{L}+ )?team)\b(?! of\b)/iu

const tidy = (prompt: string): string =>
  capitalizeNames(
    prompt
      .replace(/[’‘]/g, "'")
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[.!\s]+$/, ''),
  )

/** What a team stands before: "the final". */
export const readEvent = (prompt: string): string => `the ${EVENT.exec(prompt)?.[1] ?? 'game'}`

const teamAbout = (text: string): string =>
  [(WHICH_TEAM.exec(text)?.[1] ?? '').replace(/^under (?=\d)/i, 'under-'), `before ${readEvent(text)}`]
    .filter(Boolean)
    .join(' ')

/** What is still to come, for those who are spoken to before it: "for our choir before the big concert". */
const AHEAD =
  /\b(?:for|to) ((?:my|our|the|an?|all) [^,.;]{3,50}?) (?:right |just )?(?:before|ahead of) ((?:(?:the|our|their|her|his|an?) )?[^,.;]{4,40}?)(?=\s+(?:this|next|on|in|at) |[,.;]|$)/iu
const IS_TALK = /\b(?:pep talk|encouragement|encouraging|motivation\p{L}*|speech|words)\b/iu

function readAhead(text: string): Situation | null {
  const [, whom = '', event = ''] = IS_TALK.test(text) ? (AHEAD.exec(text) ?? []) : []
  if (event === '' || findActivity(text) !== null || /\bthey\b|\p{L}ing$/iu.test(event)) return null
  const own = event.replace(/^(?:their|her|his)\b/i, 'your')
  return { said: stop(`it is nearly time for ${own}`), kind: 'said-before', about: `${whom} before ${event}` }
}

/** Reads whom a speech is for from what a prompt says of them; null where it says nothing but a name. */
export function readSituation(prompt: string): Situation | null {
  const text = tidy(prompt)
  const motto = readMotto(text)
  if (motto !== null)
    return {
      said: stop(motto.motto),
      whom: stop(`this is for ${motto.whom}`),
      kind: 'said-motto',
      about: motto.motto,
    }
  if (isOfTeam(text)) {
    const deed = TEAM_DID.exec(text)?.[1]
    const lived = deed === undefined ? WE.exec(text)?.[1] : `we ${deed}`
    return lived === undefined || !/\b(?:lost|missed|failed|last)\b/i.test(lived)
      ? null
      : { said: stop(lived.replace(/^they\b/i, 'we')), kind: 'said-game', about: teamAbout(text) }
  }
  const ahead = readAhead(text)
  if (ahead !== null) return ahead
  const bare = text.replace(MANNER, '')
  const claimed = CLAIM.exec(bare.replace(FORM, ''))?.[1] ?? CLAIM.exec(bare)?.[1]
  if (claimed !== undefined) {
    const [, claim = claimed, whom] = CLAIM_TO.exec(claimed) ?? []
    const said = stop(claim.replace(/^its\b/i, "it's"))
    return {
      said,
      ...(whom !== undefined && { whom: stop(`this is for ${whom}`) }),
      kind: kindOf(claim, 'said-claim'),
      about: claim,
    }
  }
  const read = saidToWho(bare)
  return read === null ? null : { ...read, kind: kindOf(read.said, 'said-any') }
}

/** Those who think it think it of themselves. */
const SAME =
  /(?<=\b(?:feel|think|thought|believe|felt|say|know|fear|like|that|because|if|as|when|what|how|why) )they\b(?! (?:say|said)\b)/giu

function saidToWho(text: string): Pick<Situation, 'said' | 'about'> | null {
  const [, whom = '', link = '', all = ''] = WHO.exec(text) ?? []
  const deed = all.split(/[.!?;]\s/)[0] ?? all
  if (deed !== '') {
    const about = `${whom} ${link} ${deed}`
    if (/^whose$/i.test(link)) return { said: stop(`your ${deed}`), about }
    const verb = link.replace(/^who|^that/i, '')
    const said = sayToThem(`${ONE.test(whom) ? 'he' : 'they'}${verb} ${deed}`)?.replace(SAME, 'you')
    return said === undefined ? null : { said, about }
  }
  const [, those = '', doing = ''] = DOING.exec(text) ?? []
  if (doing === '') return null
  const said = sayToThem(`they are ${doing}`)
  return said === null ? null : { said, about: `${those} ${doing}` }
}

/** What is claimed is answered by its own kind only where it is about being late. */
const kindOf = (said: string, otherwise: string): string => {
  const found = KINDS.find(([, words]) => words.test(said))?.[0] ?? otherwise
  return otherwise === 'said-claim' && !/^said-(?:late|behind)$/.test(found) ? otherwise : found
}

const stop = (said: string): string => `${capitalize(said.replace(/\bi\b/g, 'I').replace(/[.!]+$/, ''))}.`
