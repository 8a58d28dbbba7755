import { findSpeech } from './find-speech.ts'
import { FRAME_SECONDS, readSpectralFrames } from './spectral-frames.ts'
import { warpTime } from './warp-time.ts'

type Span = { readonly startSeconds: number; readonly endSeconds: number }
type Sound = { readonly samples: Float32Array; readonly sampleRate: number }

/** No word is shorter than this. */
const SHORTEST_SECONDS = 0.03

/**
 * When the words of a reading sound in another sound of the same text: the reading, whose word times are known, is
 * warped onto it. Words are in order, none is empty, and none begins in a silence.
 */
export function transferWordTimes(
  reading: Sound & { readonly spans: readonly Span[] },
  target: Sound,
): Span[] {
  const path = warpTime(
    readSpectralFrames(reading.samples, reading.sampleRate),
    readSpectralFrames(target.samples, target.sampleRate),
  )
  const findTarget = (seconds: number) =>
    (path[Math.max(0, Math.min(path.length - 1, Math.round(seconds / FRAME_SECONDS)))] ?? 0) * FRAME_SECONDS
  const speech = findSpeech(target.samples, target.sampleRate)
  const wholeSeconds = target.samples.length / target.sampleRate
  const starts = reading.spans.map((span, i) =>
    i === 0 ? (speech[0]?.startSeconds ?? 0) : leaveSilence(findTarget(span.startSeconds), speech, 'later'),
  )
  let earliest = 0
  return starts.map((start, i) => {
    const startSeconds = Math.max(start, earliest)
    const next = starts[i + 1] ?? speech.at(-1)?.endSeconds ?? wholeSeconds
    const end = leaveSilence(Math.max(next, startSeconds), speech, 'earlier')
    const endSeconds = Math.max(startSeconds + SHORTEST_SECONDS, end)
    earliest = endSeconds
    return { startSeconds, endSeconds }
  })
}

/** A moment in a pause belongs to the pause's end, for a word that begins, or to its start, for one that ends. */
function leaveSilence(moment: number, speech: readonly Span[], to: 'earlier' | 'later'): number {
  const before = speech.findLast(({ startSeconds }) => startSeconds <= moment + 1e-6)
  // The end of a word that stops where the next stretch begins lies before the pause.
  const isEdge = to === 'earlier' && before && moment - before.startSeconds < 1e-3
  const left = isEdge ? speech[speech.indexOf(before) - 1] : before
  if (to === 'earlier') return left && moment > left.endSeconds ? left.endSeconds : moment
  const after = speech.find(({ startSeconds }) => startSeconds > moment)
  return left && moment > left.endSeconds && after ? after.startSeconds : moment
}
