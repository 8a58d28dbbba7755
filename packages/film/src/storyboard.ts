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

/** Halves a sentence that is too long for a scene at the clause end nearest its middle, until every part fits. */
function splitLongSentence(sentence: string): string[] {
  const isDense = isSpaceless(sentence)
  const [allLetters, allStops] = [countLetters(sentence), countStops(sentence)]
  if (secondsOf(allLetters, allStops, isDense) <= SCENE_SECONDS.most) return [sentence]
  const words = sentence.split(' ')
  let [letters, stops] = [0, 0]
  let best: { index: number; cost: number } | undefined
  for (let index = 1; index < words.length; index += 1) {
    // Counted on from word to word: a sentence of a thousand initials took 0.2 s when each half was read anew.
    letters += countLetters(words[index - 1] ?? '')
    stops += countStops(words[index - 1] ?? '')
    const before = secondsOf(letters, stops, isDense)
    const after = secondsOf(allLetters - letters, allStops - stops, isDense)
    const isClause = CLAUSE_END.test(words[index - 1] ?? '')
    const reluctance = isClause ? 0 : CONJUNCTION.test(words[index] ?? '') ? 1.5 : 4
    const short = Math.min(before, after) < 1.2 ? 6 : 0
    const cost = Math.abs(before - after) / 2 + reluctance + short
    if (best === undefined || cost < best.cost) best = { index, cost }
  }
  if (best === undefined) return [sentence]
  const halves = [words.slice(0, best.index), words.slice(best.index)]
  return halves.flatMap((half) => splitLongSentence(half.join(' ')))
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
