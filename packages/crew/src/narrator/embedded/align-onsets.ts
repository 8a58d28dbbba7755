import type { SpokenUtterance } from './flite-thread.ts'
import type { Span } from './place-words.ts'

const STEP_SECONDS = 0.005
const LATEST_SECONDS = 0.25
/** Share of the steepest moment at which a word is heard to begin. */
const HEARD_SHARE = 0.03

/**
 * Moves the start of words that follow a pause to the moment they are heard: the lips of "pet" close long before
 * the burst, and a caption that lights up in that silence is early.
 */
export function alignOnsets(spans: readonly Span[], { samples, sampleRate }: SpokenUtterance): Span[] {
  const levels = readLevels(samples, Math.round(sampleRate * STEP_SECONDS))
  const heard = HEARD_SHARE * levels.reduce((loudest, level) => Math.max(loudest, level), 0)
  return spans.map((span, i) => {
    const followsPause = i === 0 || span.startSeconds - (spans[i - 1]?.endSeconds ?? 0) > 0.02
    if (!followsPause) return span
    const from = Math.floor(span.startSeconds / STEP_SECONDS)
    const latest = Math.min(span.startSeconds + LATEST_SECONDS, span.endSeconds - 0.04)
    const step = levels.findIndex((level, at) => at >= from && level > heard)
    const startSeconds = step * STEP_SECONDS
    return step >= 0 && startSeconds > span.startSeconds && startSeconds < latest
      ? { ...span, startSeconds }
      : span
  })
}

/** Loudness of the sound's slope in steps: a soft "f" counts there, the hum behind closed lips hardly does. */
function readLevels(samples: Float32Array, stepLength: number): number[] {
  const levels: number[] = []
  for (let at = 0; at < samples.length; at += stepLength) {
    const end = Math.min(samples.length, at + stepLength)
    let sum = 0
    for (let i = Math.max(1, at); i < end; i += 1) sum += ((samples[i] ?? 0) - (samples[i - 1] ?? 0)) ** 2
    levels.push(Math.sqrt(sum / (end - at)))
  }
  return levels
}
