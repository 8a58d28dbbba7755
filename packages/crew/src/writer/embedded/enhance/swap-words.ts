import { capitalize } from '@hookreel/film'
import type { ToneDress } from './tones.ts'

/** "do not" and its short form. Only pairs that mean the same wherever they stand inside a sentence. */
const SHORT_FORMS: readonly (readonly [full: string, short: string])[] = [
  ['cannot', "can't"],
  ...'do does did is are was were has have had could would should'
    .split(' ')
    .map((verb) => [`${verb} not`, `${verb}n't`] as const),
  ['will not', "won't"],
  ...['you', 'we', 'they'].map((who) => [`${who} are`, `${who}'re`] as const),
  ...['I', 'you', 'we', 'they'].map((who) => [`${who} have`, `${who}'ve`] as const),
]
/** "You are." at the end of a sentence, and "Have you not", have no short form. */
const GOES_ON = String.raw`(?=\s+[\p{L}\p{N}])`
/** Before anything else "you have" means "you own", which has no short form. */
const HAS_DONE = String.raw`(?=\s+(?:(?:never|already|always|just|ever|only|not|probably)\s+)?(?:been|had|got|seen|done|gone|made|come|taken|known|heard|read|met|lost|found|felt|told|thought|won|built|kept|left|put|set|\w+ed|\w+en)\b)`

/** At the start of a sentence "it is" has a short form; "it's been" is not "it is been". */
const START_FULL = /^(It|That|There|Here|What) is(?=\s+[\p{L}\p{N}])/u
const START_SHORT =
  /^(It|That|There|Here|What)'s(?!\s+(?:been|got|gone|had|become|\w+ed)\b)(?=\s+[\p{L}\p{N}])/u

/** A sentence with short forms made or told in full; blanks in square brackets stay as they are. */
export function swapShortForms(text: string, way: 'contract' | 'expand'): string {
  const started =
    way === 'contract'
      ? text.replace(START_FULL, "$1's")
      : text.replaceAll('’', "'").replace(START_SHORT, '$1 is')
  return started
    .split(/(\[[^\]]*\])/)
    .map((part) => (part.startsWith('[') ? part : swapPart(part.replaceAll('’', "'"), way)))
    .join('')
}

function swapPart(text: string, way: 'contract' | 'expand'): string {
  return SHORT_FORMS.reduce((told, [full, short]) => {
    const [from, to] = way === 'contract' ? [full, short] : [short, full]
    const tail = full.endsWith(' have') && way === 'contract' ? HAS_DONE : GOES_ON
    return told.replace(new RegExp(`\\b${from}\\b${tail}`, 'giu'), (found) => likeFirst(found, to))
  }, text)
}

const likeFirst = (model: string, text: string): string => (/^\p{Lu}/u.test(model) ? capitalize(text) : text)

/** What a joining word can be swapped before without breaking the sentence: a clause of its own begins. */
const CLAUSE =
  'the a an it they he she you we this these those if when every your our their its his her there'.split(' ')
const NEXT = `(?=\\s+(?:${CLAUSE.join('|')})\\b)`
const JOINS = [
  ['but', new RegExp(`^(?:But hey,|And yet,|And still,|However,|But${NEXT})`)],
  ['so', new RegExp(`^(?:And so,|As a result,|Therefore,|So${NEXT})`)],
  ['and', new RegExp(`^(?:In addition,|Also,|Plus,|Oh, and|And${NEXT})`)],
] as const

/** A sentence with its opening but, so or and in the words of a tone. Questions keep theirs. */
export function swapJoin(sentence: string, dress: Pick<ToneDress, 'but' | 'so' | 'and'>): string {
  if (sentence.endsWith('?')) return sentence
  for (const [kind, pattern] of JOINS)
    if (pattern.test(sentence)) return sentence.replace(pattern, dress[kind])
  return sentence
}

/** A statement with another end; questions, quotes and open ends stay as they are. */
export function swapEnd(sentence: string, end: '.' | '!' | '...'): string {
  return /[\p{L}\p{N})](?:[.!]|\.\.\.|…)$/u.test(sentence) ? sentence.replace(/(?:\.+|!|…)$/u, end) : sentence
}
