import { bondBetween, isOrphan } from './breaks.ts'
import { endsInAbbreviation } from '../script/script.ts'

/** A word with the frames in which it is said. */
export type TimedWord = {
  readonly text: string
  readonly startFrame: number
  readonly lastFrame: number
  readonly hasSpaceBefore: boolean
}

const MAX_WORDS = 5
/** A pause longer than this starts a new cue. */
const PAUSE_FRAMES = 12
const SENTENCE_END = /[.!?…。！？।؟]["'”’)\]]*$/u
const CLAUSE_END = /[,;:،、，；：—–]["'”’)\]]*$/u

/** The words of each cue: phrases end where sentences, breaths and scenes (`cuts`) do, and are cut where the least is lost. */
export function cutIntoCues(
  words: readonly TimedWord[],
  lineWidth: number,
  cuts: readonly number[] = [],
): TimedWord[][] {
  const phrases: TimedWord[][] = []
  for (const [index, word] of words.entries()) {
    const previous = words[index - 1]
    const phrase = phrases.at(-1)
    const isNew =
      previous === undefined ||
      endsSentence(`${words[index - 2]?.text ?? ''} ${previous.text}`, word.text) ||
      cuts.some((cut) => previous.startFrame < cut && cut <= word.startFrame) ||
      word.startFrame - previous.lastFrame > PAUSE_FRAMES
    if (isNew || phrase === undefined) phrases.push([word])
    else phrase.push(word)
  }
  return phrases.flatMap((phrase) => cutPhrase(phrase, lineWidth))
}

/** The cutting of a phrase into cues whose costs sum up to the least (dynamic programming over the ends). */
function cutPhrase(phrase: readonly TimedWord[], lineWidth: number): TimedWord[][] {
  const ends: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= phrase.length; end += 1) {
    let best = { cost: Infinity, from: end - 1 }
    for (let from = end - 1; from >= 0; from -= 1) {
      const own = cueCost(phrase.slice(from, end), lineWidth)
      // A single word always stands; more that do not fit end the search.
      if (own === Infinity && from < end - 1) break
      const cost = (ends[from]?.cost ?? Infinity) + Math.min(own, 1e6) + endCost(phrase, end)
      if (cost < best.cost) best = { cost, from }
    }
    ends.push(best)
  }
  const cues: TimedWord[][] = []
  for (let end = phrase.length; end > 0; end = ends[end]?.from ?? 0) {
    cues.unshift(phrase.slice(ends[end]?.from ?? 0, end))
  }
  return cues
}

/** How badly a cue ends before word `end` of a phrase: what is torn apart there. */
function endCost(phrase: readonly TimedWord[], end: number): number {
  const [before, after] = [phrase[end - 1], phrase[end]]
  return before === undefined || after === undefined ? 0 : 0.8 * (bondBetween(before.text, after.text) - 1)
}

/** Letters of a caption that is read at a glance: more than a line, less than two. */
function wantedLength(lineWidth: number): number {
  return Math.max(lineWidth * 1.1, Math.min(lineWidth * 1.5, 20))
}

/** How badly words make a cue: lonely words, an inner clause end, too short or too long; Infinity when they do not fit. */
function cueCost(words: readonly TimedWord[], lineWidth: number): number {
  const spoken = words.filter((word, index) => index === 0 || word.hasSpaceBefore).length
  if (spoken > MAX_WORDS) return Infinity
  const lines = breakLines(words, lineWidth)
  if (lines.length > 2 || lines.some((line) => line.length > 1 && lineLength(line) > lineWidth))
    return Infinity
  const length = lineLength(words)
  const fullness = (length / wantedLength(lineWidth) - 1) ** 2
  const lonely = words.length === 1 && length < lineWidth * 0.6 ? 1 : 0
  const torn = lines.length < 2 ? 0 : breakCost(lines[0] ?? [], lines[1] ?? [])
  const innerEnds = words.slice(0, -1).filter((word) => CLAUSE_END.test(word.text)).length
  return 0.3 + fullness * 2 + lonely + torn * 0.4 + innerEnds * 0.6
}

function endsSentence(text: string, next: string): boolean {
  return SENTENCE_END.test(text) && !endsInAbbreviation(text, next)
}

/**
 * Lines no longer than `lineWidth`; of two lines that fit, those that keep phrases whole and are of like length. A word
 * that is longer by itself gets its own line.
 */
export function breakLines<Word extends { text: string; hasSpaceBefore: boolean }>(
  words: readonly Word[],
  lineWidth: number,
): Word[][] {
  if (lineLength(words) <= lineWidth) return [[...words]]
  let best: { at: number; cost: number; widest: number } | undefined
  for (let at = 1; at < words.length; at += 1) {
    const [first, second] = [words.slice(0, at), words.slice(at)]
    const widest = Math.max(lineLength(first), lineLength(second))
    const tooWide = Math.max(0, widest - lineWidth) * 10
    // Of two equal breaks the one with the longer first line reads better.
    const cost = widest + tooWide + breakCost(first, second) * 4 - at * 0.01
    if (best === undefined || cost < best.cost) best = { at, cost, widest }
  }
  if (best === undefined) return [[...words]]
  if (best.widest > lineWidth && words.length > 2) return words.map((word) => [word])
  return [words.slice(0, best.at), words.slice(best.at)]
}

/** What a break between two lines tears apart, and a short word left alone. */
function breakCost(first: readonly { text: string }[], second: readonly { text: string }[]): number {
  const torn = bondBetween(first.at(-1)?.text ?? '', second[0]?.text ?? '') - 1
  const lost = [first, second].filter((line) => line.length === 1 && isOrphan(line[0]?.text ?? '')).length
  return torn + lost * 1.5
}

function lineLength(words: readonly { text: string; hasSpaceBefore: boolean }[]): number {
  return words.reduce(
    (sum, word, i) => sum + textWidth(word.text) + (i > 0 && word.hasSpaceBefore ? 1 : 0),
    0,
  )
}

/** Width of a text in Latin letters: wide East Asian characters and emoji count double, combining marks nothing. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) {
    if (/\p{M}|\u200d/u.test(character)) continue
    width +=
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]/u.test(
        character,
      ) && !/\d/.test(character)
        ? 1.7
        : 1
  }
  return width
}
