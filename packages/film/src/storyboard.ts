import { countSpokenWords, isSpaceless, splitSentences } from './script.ts'

/** One picture's worth of the script. */
export type Scene = {
  readonly index: number
  /** All its words: the lines joined with single spaces. */
  readonly narration: string
  /** What is spoken in one breath: a sentence, or a clause of a long one. */
  readonly lines: readonly string[]
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
 * scenes joined are the script's words in order. A script without a word gives no scenes.
 */
export function planStoryboard(script: string): Storyboard {
  const lines = splitSentences(script).flatMap(splitLongSentence)
  if (!lines.some((line) => countSpokenWords(line) > 0)) return { scenes: [] }
  const scenes = groupLines(lines).map((group, index) => ({
    index,
    narration: group.join(' '),
    lines: group,
  }))
  return { scenes }
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
function groupLines(lines: readonly string[]): string[][] {
  const ends: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  const seconds = lines.map(estimateSpeechSeconds)
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
  const groups: string[][] = []
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
