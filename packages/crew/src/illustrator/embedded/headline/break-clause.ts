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

/** Words, each with the space that follows it, in so many lines of about one length, or one for each word. */
export function breakWords(
  words: readonly string[],
  most: number,
  { strong, losses }: Known = {},
): string[][] {
  const lines = Math.min(most, words.length)
  const wanted = lengthOf(words) / lines
  type Way = { readonly cost: number; readonly lines: readonly string[][] }
  // Row by row: the cheapest way that ends before each word.
  let ways = new Map<number, Way>([[0, { cost: 0, lines: [] }]])
  for (let row = 1; row <= lines; row += 1) {
    const next = new Map<number, Way>()
    for (const [from, way] of ways)
      for (let to = from + 1; to <= words.length; to += 1) {
        const line = words.slice(from, to)
        const off = ((lengthOf(line) - wanted) / wanted) ** 2 * 10
        const uneven = from === strong?.from && to === strong.to ? Math.min(off, ALONE) : off
        const cost = way.cost + uneven + costOfBreak(words, to, losses) + costOfParting(to, strong)
        if (cost < (next.get(to)?.cost ?? Infinity)) next.set(to, { cost, lines: [...way.lines, line] })
      }
    ways = next
  }
  return [...(ways.get(words.length)?.lines ?? [[...words]])]
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
