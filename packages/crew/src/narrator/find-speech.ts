import type { Stretch } from './estimate-words.ts'

const STEP_SECONDS = 0.01
/** A quiet moment shorter than this lies inside a word. */
const SHORTEST_PAUSE_SECONDS = 0.12
/** Share of the loudest moment above which someone speaks. */
const SPEAKING_SHARE = 0.05

/** The stretches of a sound in which someone speaks. */
export function findSpeech(samples: Float32Array, sampleRate: number): Stretch[] {
  const stepLength = Math.max(1, Math.round(sampleRate * STEP_SECONDS))
  const levels: number[] = []
  for (let at = 0; at < samples.length; at += stepLength) {
    const step = samples.subarray(at, at + stepLength)
    levels.push(Math.sqrt(step.reduce((sum, sample) => sum + sample * sample, 0) / step.length))
  }
  const threshold = SPEAKING_SHARE * levels.reduce((loudest, level) => Math.max(loudest, level), 0)
  const stretches: { startSeconds: number; endSeconds: number }[] = []
  levels.forEach((level, i) => {
    if (level <= threshold) return
    const startSeconds = (i * stepLength) / sampleRate
    const endSeconds = Math.min(samples.length, (i + 1) * stepLength) / sampleRate
    const before = stretches.at(-1)
    if (before && startSeconds - before.endSeconds < SHORTEST_PAUSE_SECONDS) before.endSeconds = endSeconds
    else stretches.push({ startSeconds, endSeconds })
  })
  return stretches
}
