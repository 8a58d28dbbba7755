import { countSpokenWords, isSpaceless, splitSentences } from './script/script.ts'
import { findSpeakers, readTurns, writeTurns } from './script/speakers.ts'
import type { Turn } from './script/speakers.ts'

/** One picture's worth of the script. */
export type Scene = {
  readonly index: number
  /** All its words: the lines joined with single spaces. */
  readonly narration: string
  /** What is spoken in one breath: a sentence, or a clause of a long one. */
  readonly lines: readonly string[]
  /** Who says each line, where names of the script do; null: the film's own voice. */
  readonly speakers?: readonly (string | null)[]
}

/** The script cut into scenes. */
export type Storyboard = { readonly scenes: readonly Scene[] }

/** Shortest and longest scene aimed at, and the one that feels best, in seconds of speech. */
const SCENE_SECONDS = { least: 2, most: 6.5, best: 4 }
const CLAUSE_END = /[,;:،、，；：—–]["'”’)]?$/u
const CONJUNCTION = /^(?:and|but|because|so|which|while|when|where|until|before|after|if|then)$/iu

/** Seconds a voice needs at its own pace, roughly: by letters, so that long words count for more, and by stops. */
export function estimateSpeechSeconds(text: string): number {
  return secondsOf(countLetters(text), countStops(text), isSpaceless(text))
}

const countLetters = (text: string): number => text.match(/[\p{L}\p{N}\p{M}]/gu)?.length ?? 0
const countStops = (text: string): number => text.match(/[.!?…。！？,;:—]/gu)?.length ?? 0

function secondsOf(letters: number, stops: number, isDense: boolean): number {
  return letters / (isDense ? 7 : 13.5) + stops * 0.16
}

/**
 * Cuts a script into scenes of about 2 to 6.5 seconds of speech, at the ends of sentences where they allow it. The lines of all
 * scenes joined are the script's words in order, but for the names of those who speak. A script without a word gives no scenes.
 */
export function planStoryboard(script: string): Storyboard {
  const names = findSpeakers(script)
  const lines = splitLines(script, names)
  if (!lines.some(({ text }) => countSpokenWords(text) > 0)) return { scenes: [] }
  return { scenes: groupLines(lines).map((group, index) => sceneOf(index, group, names.length > 0)) }
}

/** The lines of a text that are spoken in one breath, and who says them. */
export function splitLines(script: string, names: readonly string[]): Turn[] {
  return readTurns(script, names).flatMap(({ speaker, text }) =>
    splitSentences(text)
      .flatMap(splitLongSentence)
      .map((line) => ({ speaker, text: line })),
  )
}

/** A scene of these lines. */
export function sceneOf(index: number, turns: readonly Turn[], isTalk: boolean): Scene {
  const lines = turns.map(({ text }) => text)
  const speakers = turns.map(({ speaker }) => speaker)
  return { index, narration: lines.join(' '), lines, ...(isTalk && { speakers }) }
}

/** The words of a scene as a script has them, with the names of those who speak. */
export function writeScene({ narration, lines, speakers }: Scene): string {
  return speakers ? writeTurns(lines.map((text, at) => ({ text, speaker: speakers[at] ?? null }))) : narration
}

/** A word of a long sentence, looked at once. */
type LongWord = {
  readonly text: string
  readonly letters: number
  readonly stops: number
  readonly isDense: boolean
  readonly isClauseEnd: boolean
  readonly isConjunction: boolean
}

/** Halves a sentence that is too long for a scene at the clause end nearest its middle, until every part fits. */
function splitLongSentence(sentence: string): string[] {
  if (estimateSpeechSeconds(sentence) <= SCENE_SECONDS.most) return [sentence]
  const words = sentence.split(' ').map((text) => ({
    text,
    letters: countLetters(text),
    stops: countStops(text),
    isDense: isSpaceless(text),
    isClauseEnd: CLAUSE_END.test(text),
    isConjunction: CONJUNCTION.test(text),
  }))
  return halveWords(words).map((part) => part.map(({ text }) => text).join(' '))
}

function halveWords(words: readonly LongWord[]): (readonly LongWord[])[] {
  const isDense = words.some((word) => word.isDense)
  const allLetters = words.reduce((sum, word) => sum + word.letters, 0)
  const allStops = words.reduce((sum, word) => sum + word.stops, 0)
  if (secondsOf(allLetters, allStops, isDense) <= SCENE_SECONDS.most) return [words]
  let [letters, stops] = [0, 0]
  let best: { index: number; cost: number } | undefined
  for (let index = 1; index < words.length; index += 1) {
    const [last, next] = [words[index - 1], words[index]]
    // Counted on from word to word: a sentence of a thousand initials took 0.2 s when each half was read anew.
    letters += last?.letters ?? 0
    stops += last?.stops ?? 0
    const before = secondsOf(letters, stops, isDense)
    const after = secondsOf(allLetters - letters, allStops - stops, isDense)
    // A part that takes no time makes the other no shorter: two thousand marks before one long word were cut off one by one, in 0.9 s.
    if (before === 0 || after === 0) continue
    const reluctance = last?.isClauseEnd ? 0 : next?.isConjunction ? 1.5 : 4
    const short = Math.min(before, after) < 1.2 ? 6 : 0
    const cost = Math.abs(before - after) / 2 + reluctance + short
    if (best === undefined || cost < best.cost) best = { index, cost }
  }
  if (best === undefined) return [words]
  return [words.slice(0, best.index), words.slice(best.index)].flatMap(halveWords)
}

/** The grouping of neighbouring lines whose scenes are nearest to the best length (dynamic programming over the ends). */
function groupLines(lines: readonly Turn[]): Turn[][] {
  const ends: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  const seconds = lines.map(({ text }) => estimateSpeechSeconds(text))
  for (let end = 1; end <= lines.length; end += 1) {
    let best = { cost: Infinity, from: end - 1 }
    let total = 0
    for (let from = end - 1; from >= 0; from -= 1) {
      total += seconds[from] ?? 0
      const cost = (ends[from]?.cost ?? Infinity) + sceneCost(total)
      if (cost < best.cost) best = { cost, from }
      if (total > SCENE_SECONDS.most * 1.5) break
    }
    ends.push(best)
  }
  const groups: Turn[][] = []
  for (let end = lines.length; end > 0; end = ends[end]?.from ?? 0) {
    groups.unshift(lines.slice(ends[end]?.from ?? 0, end))
  }
  return groups
}

function sceneCost(seconds: number): number {
  const { least, most, best } = SCENE_SECONDS
  const outside = seconds < least ? least - seconds : Math.max(0, seconds - most)
  return ((seconds - best) / best) ** 2 + outside * 3
}
