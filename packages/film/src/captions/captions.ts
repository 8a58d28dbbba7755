import { breakLines, cutIntoCues, type TimedWord } from './cuts.ts'
import { safeLineWidth } from './zones.ts'
import type { FrameSize } from '../format.ts'
import { frameFrom, frameWith } from '../frames/seconds-to-frames.ts'
import { isSpaceless, splitSpaceless } from '../script/script.ts'
import type { WordTime } from '../script/speech.ts'
import { LETTER_WIDTHS, type CaptionLook } from '../styles/caption-look.ts'
import { directionOf, type TextDirection } from '../text-direction.ts'

/** A captioned word: it stands out from `startFrame` until before `endFrame`. */
export type CaptionWord = {
  readonly text: string
  readonly startFrame: number
  readonly endFrame: number
  /** False where no space is written before it (scripts without spaces, first word of a line). */
  readonly hasSpaceBefore: boolean
}

/** One or two short lines on screen from `startFrame` until before `endFrame`. Cues never overlap. */
export type CaptionCue = {
  readonly startFrame: number
  readonly endFrame: number
  readonly direction: TextDirection
  readonly lines: readonly (readonly CaptionWord[])[]
}

/** Longest line in letters, however small the letters are. */
const LONGEST_LINE = 28
const USUAL_LETTER = { upper: 0.62, mixed: 0.52 }
/** How long a cue stays after its last word when nothing follows: at most half a second. */
const HOLD_FRAMES = 12

/**
 * Cues for spoken words (times from the film's start): every word is in exactly one cue, and its highlight starts in the frame
 * in which the word starts. The look's letters and the frame's safe zone decide how long lines are. No cue reaches over one of the `cuts`
 * (frames): beyond it another picture may show the words itself.
 */
export function buildCues(
  words: readonly WordTime[],
  look: CaptionLook,
  frameSize: FrameSize,
  cuts: readonly number[] = [],
): CaptionCue[] {
  const timed = timeWords(words.flatMap(splitWord))
  const lineWidth = lineLettersOf(look, frameSize)
  const groups = look.reveal === 'single' ? timed.map((word) => [word]) : cutIntoCues(timed, lineWidth, cuts)
  return groups.map((group, index) => {
    const nextStart = groups[index + 1]?.[0]?.startFrame ?? Infinity
    return buildCue(group, nextStart, lineWidth)
  })
}

/** How many letters of usual width a line of the look takes. */
function lineLettersOf(look: CaptionLook, frameSize: FrameSize): number {
  const widths = LETTER_WIDTHS[look.fontFamily] ?? USUAL_LETTER
  const letter = look.isUppercase ? widths.upper : widths.mixed
  const fontSize = look.size * Math.min(frameSize.width, frameSize.height)
  const letters = (safeLineWidth(frameSize) / fontSize - look.strokeWidth - 0.4) / letter
  return Math.max(6, Math.min(LONGEST_LINE, Math.floor(letters)))
}

/** A narrator may give a whole phrase of a script without spaces as one word: its time is shared out by length. */
export function splitWord(word: WordTime): WordTime[] {
  if (!isSpaceless(word.text)) return [word]
  const parts = splitSpaceless(word.text)
  const total = parts.reduce((sum, part) => sum + part.length, 0)
  const length = word.endSeconds - word.startSeconds
  let passed = 0
  return parts.map((text) => {
    const startSeconds = word.startSeconds + (length * passed) / total
    passed += text.length
    return { text, startSeconds, endSeconds: word.startSeconds + (length * passed) / total }
  })
}

function timeWords(words: readonly WordTime[]): TimedWord[] {
  const timed: TimedWord[] = []
  for (const [index, word] of words.entries()) {
    // Two words never start in one frame: the first of them would not be seen.
    const earliest = (timed.at(-1)?.startFrame ?? -1) + 1
    const startFrame = Math.max(earliest, frameWith(word.startSeconds))
    const lastFrame = Math.max(startFrame + 1, frameFrom(word.endSeconds))
    const before = words[index - 1]?.text ?? ''
    const isJoined = isSpaceless(before.slice(-2)) && isSpaceless(word.text.slice(0, 2))
    timed.push({ text: word.text, startFrame, lastFrame, hasSpaceBefore: index > 0 && !isJoined })
  }
  return timed
}

function buildCue(group: readonly TimedWord[], nextStart: number, lineWidth: number): CaptionCue {
  const first = group[0]
  const last = group.at(-1)
  if (first === undefined || last === undefined) throw new RangeError('a cue needs a word')
  const endFrame = Math.min(nextStart, last.lastFrame + HOLD_FRAMES)
  const words = group.map((word, index): CaptionWord => {
    const nextWord = group[index + 1]
    const { text, startFrame, hasSpaceBefore } = word
    return { text, startFrame, endFrame: nextWord?.startFrame ?? endFrame, hasSpaceBefore }
  })
  const lines = breakLines(words, lineWidth).map((line) =>
    line.map((word, index) => (index === 0 ? { ...word, hasSpaceBefore: false } : word)),
  )
  const direction = group.map((word) => directionOf(word.text)).find((known) => known !== undefined) ?? 'ltr'
  return { startFrame: first.startFrame, endFrame, direction, lines }
}
