import type { SpokenLine } from './narrator.ts'

/** Between two parts of one line, in seconds. */
const GAP_SECONDS = 0.2

/** Several spoken parts as one line, with a breath between them. All have one sample rate. */
export function joinSpoken(parts: readonly SpokenLine[]): SpokenLine {
  const sampleRate = parts[0]?.sampleRate ?? 24_000
  const gap = Math.round(GAP_SECONDS * sampleRate)
  const length = parts.reduce((sum, { samples }) => sum + samples.length + gap, -gap)
  const samples = new Float32Array(Math.max(0, length))
  let at = 0
  const words = parts.flatMap((part) => {
    if (part.sampleRate !== sampleRate)
      throw new RangeError('the parts of a line have different sample rates')
    samples.set(part.samples, at)
    const shift = at / sampleRate
    at += part.samples.length + gap
    return part.words.map((word) => ({
      text: word.text,
      startSeconds: word.startSeconds + shift,
      endSeconds: word.endSeconds + shift,
    }))
  })
  return { samples, sampleRate, words }
}
