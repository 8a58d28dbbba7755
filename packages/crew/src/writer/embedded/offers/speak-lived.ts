import { nlp } from '../../../text/english.ts'
import { capitalizeNames } from '../capitalize-names.ts'
import { isOrder } from '../prompt/strip-manner.ts'
import { capitalize } from '../wording.ts'
import { addApostrophes } from '../prompt/spelling/apostrophes.ts'
import { countInWords } from './announcements/spell-clause.ts'
import { PAST } from './past.ts'
import { NO_ORDER, splitClauses } from './read-offer.ts'

/** Asks for the film, and is no part of the story. */
const WISH =
  /(?:^|,?\s+)(?:and |so |but )?(?:(?:i|we) (?:want|need|would like)\b|(?:this|that) is (?:my|our) story\b|make (?:a|me|something|it|this)\b|(?:can|could) you\b|tell (?:it|that|this|my|our) (?!to\b|her\b|him\b)|my story\b|please\b|write (?:it|this|about)\b).*$/i
/** A word on how it is told, at its end: "and it got stuck, funny". */
const MANNER =
  /^(?:(?:and|but|very|really|keep it|make it|so)\s+)*(?:funny|hilarious|emotional|heartfelt|honest|short|sweet|warm|wholesome|relatable|inspiring|sad|cute|storytime|story time|for (?:tiktok|instagram|reels|youtube|my vlog))(?:[ ,]+(?:(?:and|but) ?)?(?:funny|short|sweet|warm|honest|cute|not sad|tone|vibe|video|story))*[.!]*$/i
/** Where a second sentence begins that somebody typed without a stop. */
const AND_THEN =
  /,?\s+and (?=(?:then |now |today |suddenly |finally )?(?:it|he|she|they|we|i|my|our|the|everyone|everybody|nobody|first|now|then)\b(?!'s\b|\s+(?:and|with)\b)|an? (?:\p{L}+ ){1,3}(?:\p{L}+ed|found|gave|came|took|told|saw|ran|brought|said|stole|ate|was|were)\b)/iu
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bgf\b/gi, 'girlfriend'],
  [/\bbf\b/gi, 'boyfriend'],
  [/\bbff\b/gi, 'best friend'],
  [/(?<=\d ?)mins?\b/gi, 'minutes'],
  [/(?<=\d ?)hrs?\b/gi, 'hours'],
  [/(?<=\d ?)yrs?\b/gi, 'years'],
  [/(\d)(?=(?:minutes|hours|years)\b)/g, '$1 '],
  [/\bw\/ ?/gi, 'with '],
  [/\bbday\b/gi, 'birthday'],
  [/\bcuz\b|\bcoz\b/gi, 'because'],
]
const DID = new RegExp(
  String.raw`^(?:(?:never|then|finally|still|almost|even|also|just|once|always) )*${PAST} (?!by\b|with\b)`,
  'iu',
)
/** "Fat and happy": how somebody was who has just been told of. */
const ONLY_HOW =
  /^(?!(?:i|we|he|she|they|it|so|and|but|no|not|then|now)\b)(?:(?:very|so|still|a bit|totally|completely) )?\p{L}+(?:,? and (?:very |so |totally )?\p{L}+)?$/iu
const isOnlyHow = (clause: string): boolean =>
  ONLY_HOW.test(clause) &&
  clause
    .toLowerCase()
    .replace(/,? and | /g, ' ')
    .split(' ')
    .every((word) => nlp(word).has('#Adjective'))
const ONLY_WHEN = /^(?:now|then|today|later|finally|so|yesterday|last \p{L}+|suddenly|in the end)$/iu
const FIRST_TIME = /^(?:my |our )?(?:first|second|last) (?:\p{L}+ ){0,3}\p{L}+ ?$/iu
const COUNTRIES_WITH_THE =
  /\b(?<!the )(philippines|netherlands|united states|(?<=\b(?:in|from|across|around) )us|usa|uk|united kingdom|emirates|maldives|bahamas|gambia|czech republic|dominican republic)\b/giu

/** "I lost my job and my apartment" goes on without another verb. */
const joinNouns = (parts: string[], part: string): string[] =>
  parts.length > 0 && /^(?:my|our|an?|the) /i.test(part) && !nlp(part).has('#Verb')
    ? [...parts.slice(0, -1), `${parts.at(-1) ?? ''} and ${part}`]
    : [...parts, part]

/** The sentences of a life as it was typed: what was left out of them is only who speaks. */
export function sentencesOf(prompt: string): readonly string[] {
  const spelled = SHORT.reduce((text, [short, long]) => text.replace(short, long), addApostrophes(prompt))
  return splitClauses(spelled)
    .flatMap((clause) =>
      clause
        .split(AND_THEN)
        .reduce<string[]>(joinNouns, [])
        .map((part, at) => (at === 0 || /^(?:first|now|then)\b/i.test(part) ? part : `and ${part}`)),
    )
    .map((clause) => clause.replace(WISH, '').replace(/[,;:\s]+$/, ''))
    .filter(
      (clause) =>
        /\p{L}{3}/u.test(clause) && !MANNER.test(clause) && (!isOrder(clause) || NO_ORDER.test(clause)),
    )
    .reduce<string[]>((told, clause) => {
      // "Now, we have three kids" is one sentence.
      const before = told.at(-1) ?? ''
      if (before !== '' && isOnlyHow(clause)) return [...told.slice(0, -1), `${before}, ${clause}`]
      return ONLY_WHEN.test(before) ? [...told.slice(0, -1), `${before} ${clause}`] : [...told, clause]
    }, [])
    .map((clause) =>
      finish(wholeOf(clause, /\b(?:we|our|us)\b/i.test(prompt) && !/\b(?:i|i'm|my|me)\b/i.test(prompt))),
    )
}

/** A clause with who speaks before it: "feeling homesick" is "I am feeling homesick". */
function wholeOf(clause: string, isMany: boolean): string {
  const [who, am] = isMany ? ['we', 'are'] : ['I', 'am']
  const low = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const bare = low(clause).replace(/^(?:and|but|so) (?=\p{L}+ing\b|miss|love|hate|first)/iu, '')
  if (
    /^(?:(?:just|still|already|finally|always|also) )?(?:feeling|missing|trying|living|working|learning|sitting|struggling|hoping|waiting|studying|looking)\b/i.test(
      bare,
    )
  )
    return `${who} ${am} ${bare}`
  if (
    /^(?:so |very |really |a bit |still )?(?:nervous|homesick|scared|happy|sad|excited|tired|lonely|proud|lost(?= (?:and|in life|without|here|now|again)\b|$)|exhausted|heartbroken|terrified|grateful)\b/i.test(
      bare,
    )
  )
    return `${who} ${am} ${bare}`
  if (/^no (?:idea|clue|friends|family|money|plan|regrets|job)\b/i.test(bare)) return `${who} have ${bare}`
  if (/^(?:miss|love|hate|need|feel|want|know|live|work|still (?:miss|love|cry|feel))\b/i.test(bare))
    return `${who} ${bare}`
  if (/^(?:don't|didn't|can't|couldn't|wouldn't|won't|haven't) \p{L}/iu.test(bare)) return `${who} ${bare}`
  if (
    /^no (?:signal|sleep|map|car|help|warning|gps|internet|heat|power|phone|training|experience)$/i.test(bare)
  )
    return `${who} had ${bare}`
  if (FIRST_TIME.test(bare) && !nlp(bare).has('#Verb'))
    return `it is ${/^(?:my|our)\b/i.test(bare) ? '' : isMany ? 'our ' : 'my '}${bare}`
  if (/^(?:just|recently|finally|only just) \p{L}/iu.test(bare)) return `${who} ${bare}`
  if (/^(?:took|cost) (?:me|us|my|our|\d|over|about|almost|a |an )/i.test(bare)) return `it ${bare}`
  if (DID.test(bare) && !/^(?:married|engaged|inspired|based|surrounded|tired|bored)\b/i.test(bare))
    return `${who} ${bare}`
  return /^(?:moved|quit|started|adopted|got|turned|became|lost|found|came|graduated|left|bought|sold|finished|failed|passed|met|broke|had|went|ran|cried|forgot)\b/i.test(
    bare,
  )
    ? `${who} ${bare}`
    : clause
}

const finish = (said: string): string =>
  `${capitalize(capitalizeNames(countInWords(said.replace(/\bi\b/g, 'I').replace(COUNTRIES_WITH_THE, (name) => `the ${name}`)))).replace(/[.!?]+$/, '')}.`
