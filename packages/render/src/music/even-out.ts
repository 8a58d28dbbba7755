const STEP_SECONDS = 0.1
/** Loudness is looked at over so long on each side: a stroke keeps its force, a part of the piece is turned up or down. */
const REACH_SECONDS = 1.5
/** How much of a difference is taken away, and at most. */
const SHARE = 0.7
const MAX_DB = 9
/** What lies so far below the loudest is silence and is not turned up. */
const SILENCE_DB = -45

/** Brings the soft and the loud parts of interleaved stereo music nearer to each other, in place: composed beds are even, songs are not. */
export function evenOut(samples: Float32Array, sampleRate: number): void {
  const step = Math.round(STEP_SECONDS * sampleRate) * 2
  const powers = Array.from({ length: Math.ceil(samples.length / step) }, (_, i) => {
    const part = samples.subarray(i * step, (i + 1) * step)
    return part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length)
  })
  const reach = Math.round(REACH_SECONDS / STEP_SECONDS)
  const around = powers.map((_, i) => {
    const near = powers.slice(Math.max(0, i - reach), i + reach + 1)
    return near.reduce((sum, power) => sum + power, 0) / near.length
  })
  const silence = Math.max(...around, 0) * 10 ** (SILENCE_DB / 10)
  const heard = around.filter((power) => power > silence).toSorted((a, b) => a - b)
  const share = (part: number) => heard[Math.floor(heard.length * part)] ?? 0
  const usual = Math.sqrt(share(0.1) * share(0.9))
  if (usual === 0) return
  const gains = around.map((power) => {
    const db = SHARE * 10 * Math.log10(usual / Math.max(power, silence))
    return 10 ** (Math.max(-MAX_DB, Math.min(MAX_DB, db)) / 20)
  })
  for (let i = 0; i < samples.length; i += 1) {
    const at = i / step - 0.5
    const before = Math.max(0, Math.floor(at))
    const [from = 1, to = from] = [gains[before], gains[before + 1]]
    samples[i] = (samples[i] ?? 0) * (from + (to - from) * Math.max(0, Math.min(1, at - before)))
  }
}
