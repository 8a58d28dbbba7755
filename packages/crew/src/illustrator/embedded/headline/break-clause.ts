import { bondBetween, isSpaceless, textWidth } from '@hookreel/film'
import { EMPTY_WORDS } from '../../../text/empty-words.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import type { Phrase } from './find-strong-phrase.ts'
import { splitSpaced } from '../../../text/split-words.ts'

const MAX_LINES = 6
/** So many letters make a line that is large and still one glance. */
const LINE_LETTERS = 13.5

/** Words that want the one behind them in their line: "of | milk", "a | coat", "was | floating". */
const LEADS =
  /^(?:(?:the|an?|your|my|our|his|her|its|their|this|that|these|those|no|every|each|some|another|of|in|on|at|to|for|from|with|by|as|into|onto|over|under|through|and|or|but|than|so|very|too|is|are|was|were|be|been|has|have|had|will|would|can|could|do|does|did|not|never|when|if|because|while|until|who|which|where|like|about|just|only|even|i|you|we|they|he|she|it|after|before|\w+['’](?:ve|re|ll|d|m))|[$€£]?\d[\d.,]*%?|two|three|four|five|six|seven|eight|nine|ten)$/i
/** Words that begin a line well. */
const OPENS =
  /^(?:of|in|on|at|to|for|from|with|by|as|into|onto|over|under|through|and|or|but|than|because|while|until|when|if|who|which|that|where|like|about|across|without|is|are|was|were|has|have|had|can|will|never|not)$/i
/** Small words that end a line better than they begin one: "leave it", "set up". */
export const CLOSES = /^(?:it|them|him|me|us|up|out|off|down|away|back|ago|again|too|there|here)\W*$/i

/** Breaks words into lines of about one length where the voice could pause: behind a mark, before "of" and its like, never behind them. */
export function breakClause(text: string): string[] {
  return breakInto(text, Math.min(MAX_LINES, Math.max(1, Math.round(text.length / LINE_LETTERS))))
}

/** The same in so many lines, or one for each word. */
export function breakInto(text: string, most: number): string[] {
  return breakWords(splitSpaced(text), most).map((line) => line.join('').trimEnd())
}

/** What is known of words that are broken into lines. */
export type Known = {
  /** What stays in one line, which may be short: it is the one that is set large. */
  readonly strong?: Phrase | undefined
  /** What is lost when a line ends behind each word; without them the words themselves say it. */
  readonly losses?: readonly number[] | undefined
}

/** The cheapest way that ends before each word, and before which word its last line begins. */
type Row = { readonly costs: Float64Array; readonly begins: Int32Array }

/**
 * Words, each with the space that follows it, in so many lines of about one length, or one for each word. What a line and its end cost is
 * added up and never looked at anew: a scene may be one sentence of two thousand small words, which took hours.
 */
export function breakWords(words: readonly string[], most: number, known: Known = {}): string[][] {
  const count = Math.min(most, words.length)
  const wanted = lengthOf(words) / count
  const ends = words.map((_, at) => ({
    torn: costOfBreak(words, at + 1, known.losses),
    parted: costOfParting(at + 1, known.strong),
  }))
  const letters = words.map((word) => ({
    word: lettersOf(word.trimEnd()),
    space: lettersOf(word.slice(word.trimEnd().length)),
  }))
  const rows: Row[] = []
  // Row by row; the first one begins before the first word.
  for (let row = 0; row < count; row += 1) rows.push(addRow(rows.at(-1), { letters, ends, wanted, ...known }))
  return readRows(words, rows)
}

type Measured = Known & {
  readonly letters: readonly { readonly word: readonly number[]; readonly space: readonly number[] }[]
  readonly ends: readonly { readonly torn: number; readonly parted: number }[]
  readonly wanted: number
}

function addRow(before: Row | undefined, { letters, ends, wanted, strong }: Measured): Row {
  const costs = new Float64Array(letters.length + 1).fill(Infinity)
  const begins = new Int32Array(letters.length + 1).fill(-1)
  for (let from = 0; from < letters.length; from += 1) {
    const cost = before === undefined ? (from === 0 ? 0 : Infinity) : (before.costs[from] ?? Infinity)
    if (cost === Infinity) continue
    let length = 0
    for (let to = from + 1; to <= letters.length; to += 1) {
      const { word = [], space = [] } = letters[to - 1] ?? {}
      for (const width of word) length += width
      const off = ((length - wanted) / wanted) ** 2 * 10
      for (const width of space) length += width
      const uneven = from === strong?.from && to === strong.to ? Math.min(off, ALONE) : off
      const { torn = 0, parted = 0 } = ends[to - 1] ?? {}
      const whole = cost + uneven + torn + parted
      if (!(whole < (costs[to] ?? Infinity))) continue
      costs[to] = whole
      begins[to] = from
    }
  }
  return { costs, begins }
}

/** The lines of the cheapest way through all rows, from its end; all words in one line where there is no way. */
function readRows(words: readonly string[], rows: readonly Row[]): string[][] {
  const lines: string[][] = []
  let end = words.length
  for (const { begins } of rows.toReversed()) {
    const from = begins[end] ?? -1
    if (from < 0) return [[...words]]
    lines.unshift(words.slice(from, end))
    end = from
  }
  return end === 0 ? lines : [[...words]]
}

/** A strong phrase has a line of its own at little cost, and is never parted. */
const ALONE = 1
const BESIDE_STRONG = -1.5
const WITHIN_STRONG = 60

function costOfParting(to: number, strong: Phrase | undefined): number {
  if (strong === undefined) return 0
  if (to === strong.from || to === strong.to) return BESIDE_STRONG
  return to > strong.from && to < strong.to ? WITHIN_STRONG : 0
}

/** A line may end where less is lost. */
const HARMLESS = 2.4

const lengthOf = (words: readonly string[]): number => textWidth(words.join('').trimEnd())
/** Added up one by one, they are what `textWidth` says of all of them, to the last bit. */
const lettersOf = (text: string): number[] => Array.from(text, textWidth)

/** How many of these lines end where they tear apart what belongs together. */
export function countTorn(lines: readonly (readonly string[])[], losses?: readonly number[]): number {
  const words = lines.flat()
  let end = 0
  return lines.filter((line) => {
    end += line.length
    return costOfBreak(words, end, losses) >= 3
  }).length
}

/** How ill a line ends before this word: 3 and more tear apart what belongs together. */
function costOfBreak(words: readonly string[], at: number, losses?: readonly number[]): number {
  const [last = '', next] = [words[at - 1]?.trimEnd(), words[at]?.trimEnd()]
  if (next === undefined) return 0
  if (isSpaceless(last + next)) return (bondBetween(last, next) - 1) * 2
  if (/[,;:.!?—–…]["”’)]?$/.test(last)) return -3
  const lost = losses?.[at - 1]
  if (lost !== undefined) return lost - HARMLESS
  const torn = bondBetween(last, next) > 2.5 ? 4 : 0 // "New York", "thirty years"
  return torn + (LEADS.test(last) ? 5 : 0) + (CLOSES.test(next) ? 3 : 0) + (OPENS.test(next) ? -0.8 : 0)
}

/** The letters of a line of words that are no clause. */
const PHRASE_LETTERS = 12

/** Packs words into lines; a small word goes with the strong one behind it. */
export function breakLines(tokens: readonly Token[], joint: ' ' | '' = ' '): string[] {
  const lines: string[] = []
  let held = ''
  for (const token of tokens) {
    const piece = held === '' ? token.text : `${held}${joint}${token.text}`
    const isSmall = EMPTY_WORDS.has(token.normal) && token !== tokens.at(-1)
    held = isSmall ? piece : ''
    if (isSmall) continue
    const last = lines.at(-1)
    if (last !== undefined && last.length + piece.length + 1 <= PHRASE_LETTERS)
      lines[lines.length - 1] = `${last}${joint}${piece}`
    else lines.push(piece)
  }
  return lines
}
