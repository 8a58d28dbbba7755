import { joinLines, readLines } from '../enhance/read-lines.ts'
import { capitalize, countWords } from '../wording.ts'

/** Words and turns with a plain one that fits in their place in any sentence. */
const PLAIN: readonly (readonly [hard: string, plain: string])[] = [
  ['approximately', 'about'],
  ['roughly', 'about'],
  ['utilizes', 'uses'],
  ['utilize', 'use'],
  ['utilized', 'used'],
  ['in order to', 'to'],
  ['due to the fact that', 'because'],
  ['a large number of', 'many'],
  ['the majority of(?= (?:the|them|these|those|us|you|my|our|your|their|its|his|her)\\b)', 'most of'],
  ['the majority of', 'most'],
  ['numerous', 'many'],
  ['individuals', 'people'],
  ['prior to', 'before'],
  ['subsequently', 'later'],
  ['demonstrates', 'shows'],
  ['demonstrate', 'show'],
  ['demonstrated', 'showed'],
  ['commence', 'begin'],
  ['commenced', 'began'],
  ['terminate', 'end'],
  ['terminated', 'ended'],
  ['purchased', 'bought'],
  ['require', 'need'],
  ['requires', 'needs'],
  ['required', 'needed'],
  ['assist', 'help'],
  ['assists', 'helps'],
  ['sufficient', 'enough'],
  ['obtain', 'get'],
  ['obtains', 'gets'],
  ['obtained', 'got'],
  ['facilitate', 'help'],
  ['facilitates', 'helps'],
  ['possesses', 'has'],
  ['possess', 'have'],
  ['inhabit', 'live in'],
  ['inhabits', 'lives in'],
  ['consume', 'eat'],
  ['consumes', 'eats'],
  ['extraordinary', 'amazing'],
  ['remarkable', 'amazing'],
  ['enormous', 'huge'],
  ['gigantic', 'huge'],
  ['substantially', 'much'],
  ['frequently', 'often'],
  ['rapidly', 'fast'],
  ['primarily', 'mainly'],
  ['entirely', 'fully'],
  ['currently', 'now'],
  ['regarding', 'about'],
  ['ascertain', 'find out'],
  ['methodology', 'method'],
  ['optimal', 'best'],
  ['velocity', 'speed'],
  ['beverage', 'drink'],
  ['residence', 'home'],
  ['physician', 'doctor'],
  ['physicians', 'doctors'],
]
/** The article before it is fitted to the plain word: "an enormous", "a huge". */
const PLAIN_WORDS = PLAIN.map(
  ([hard, plain]) => [new RegExp(`\\b(?:(an?) )?${hard}(?![\\p{L}'])`, 'giu'), plain] as const,
)
/** Joining words that open a sentence, and the plain one in the place of word and comma. */
const STARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:However|Nevertheless), /, 'But '],
  [/^(?:Therefore|Consequently|As a result), /, 'So '],
  [/^(?:Furthermore|Moreover|Additionally|In addition), /, 'And '],
]
const LONG_WORDS = 14
/** Shorter sentences than these sound chopped: "And it is no wall." */
const SHORTEST_PART = 6
/** Where a long sentence can be cut: a clause of its own begins. */
const CUT =
  /(?:;|,) (?=(?:(?:and|but|so|yet) )(?:the|a|an|it|they|he|she|you|we|this|these|those|there|its|their|your|our|his|her|every|most|some|no)\b)|; |: (?=(?:the|a|an|it|they|you|we)\b)/i

/** An English script in plainer words and shorter sentences; the same text when there is nothing to do. */
export function simplify(script: string): string {
  return joinLines(
    readLines(script).map((sentences) => sentences.flatMap((sentence) => cut(plainWords(sentence)))),
  )
}

function plainWords(sentence: string): string {
  const told = PLAIN_WORDS.reduce(
    (text, [hard, plain]) =>
      text.replace(hard, (found: string, article?: string) => {
        const fitted = article === undefined ? plain : `${/^[aeiou]/.test(plain) ? 'an' : 'a'} ${plain}`
        return /^\p{Lu}/u.test(found) ? capitalize(fitted) : fitted
      }),
    sentence,
  )
  return STARTS.reduce((text, [start, plain]) => text.replace(start, plain), told)
}

function cut(sentence: string): string[] {
  // A quotation or a blank stays whole.
  if (countWords(sentence) < LONG_WORDS || /["“”[\]]/.test(sentence)) return [sentence]
  const found = CUT.exec(sentence)
  if (!found) return [sentence]
  const before = sentence.slice(0, found.index)
  const after = sentence.slice(found.index + found[0].length)
  if (countWords(before) < SHORTEST_PART || countWords(after) < SHORTEST_PART) return [sentence]
  return [`${before}.`, ...cut(capitalize(after))]
}
