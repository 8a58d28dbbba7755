import { BAND_COUNT, readWarpedBands, toCepstra, type BandFrames } from '../spectral-frames.ts'

/** Rows of numbers, one for each moment, that are near to each other where two voices say the same. */
export type Features = { readonly count: number; readonly width: number; readonly values: Float32Array }

type Sound = { readonly samples: Float32Array; readonly sampleRate: number }

const COEFFICIENTS = 13
const HIGHEST_HZ = 6500
/** How far the heads of two speakers may differ. */
const WARPS = [0.77, 0.84, 0.92, 1, 1.09, 1.19]
const MAX_WARP = 1.2
/** Change is looked at over so many frames on each side. */
const CHANGE_FRAMES = 3
const CHANGE_WEIGHT = 0.7
const LOUDNESS_WEIGHT = 1.2
/** In natural logarithms of power: 6 and 50 dB. */
const MIN_RANGE = 1.4
const MAX_RANGE = 11.5

/** A reading and a target, made comparable. */
export type Matched = { readonly said: Features; readonly heard: Features }

/**
 * Makes a reading and a target comparable band by band, once for each size of head that the reader may have beside the speaker: each band
 * is measured from its own loud moments, and what lies under the noise of the noisier of the two counts as silence in both, so that a
 * clean reading looks as a noisy recording does.
 */
export function matchFeatures(reading: Sound, target: Sound): Matched[] {
  const highestHz = Math.min(HIGHEST_HZ, Math.min(reading.sampleRate, target.sampleRate) / 2 / MAX_WARP)
  const [heard] = readWarpedBands(target.samples, target.sampleRate, { highestHz, warps: [1] })
  if (!heard) throw new Error('one warp was asked for')
  const range = rangeOf(heard)
  return readWarpedBands(reading.samples, reading.sampleRate, { highestHz, warps: WARPS }).map((said) => {
    const own = rangeOf(said)
    const depths = own.map(({ depth }, band) =>
      Math.max(MIN_RANGE, Math.min(depth, range[band]?.depth ?? MAX_RANGE)),
    )
    const level = ({ count, values }: BandFrames, tops: readonly { top: number }[]) =>
      toFeatures({
        count,
        values: values.map((value, at) => {
          const band = at % BAND_COUNT
          return Math.max(value - (tops[band]?.top ?? 0), -(depths[band] ?? MAX_RANGE))
        }),
      })
    return { said: level(said, own), heard: level(heard, range) }
  })
}

function rangeOf({ count, values }: BandFrames): { top: number; depth: number }[] {
  return Array.from({ length: BAND_COUNT }, (_, band) => {
    const levels = Float32Array.from(
      { length: count },
      (_unused, frame) => values[frame * BAND_COUNT + band] ?? 0,
    )
    levels.sort()
    const top = levels[Math.floor(count * 0.95)] ?? 0
    const bottom = levels[Math.floor(count * 0.08)] ?? 0
    // A little above the noise, which itself goes up and down.
    return { top, depth: Math.min(MAX_RANGE, top - bottom - 0.7) }
  })
}

function toFeatures(bands: BandFrames): Features {
  const { count } = bands
  const cepstra = toCepstra(bands, COEFFICIENTS)
  const width = COEFFICIENTS * 2
  const values = new Float32Array(count * width)
  const at = (frame: number, i: number) =>
    cepstra[Math.max(0, Math.min(count - 1, frame)) * COEFFICIENTS + i] ?? 0
  for (let frame = 0; frame < count; frame += 1)
    for (let i = 0; i < COEFFICIENTS; i += 1) {
      values[frame * width + i] = at(frame, i)
      values[frame * width + COEFFICIENTS + i] = at(frame + CHANGE_FRAMES, i) - at(frame - CHANGE_FRAMES, i)
    }
  for (let i = 0; i < width; i += 1) {
    const weight = (i % COEFFICIENTS === 0 ? LOUDNESS_WEIGHT : 1) * (i < COEFFICIENTS ? 1 : CHANGE_WEIGHT)
    normalize(values, { count, width, column: i, weight })
  }
  return { count, width, values }
}

function normalize(
  values: Float32Array,
  { count, width, column, weight }: { count: number; width: number; column: number; weight: number },
): void {
  let [sum, squares] = [0, 0]
  for (let frame = 0; frame < count; frame += 1) {
    const value = values[frame * width + column] ?? 0
    sum += value
    squares += value * value
  }
  const mean = sum / count
  const scale = weight / (Math.sqrt(Math.max(0, squares / count - mean * mean)) || 1)
  for (let frame = 0; frame < count; frame += 1)
    values[frame * width + column] = ((values[frame * width + column] ?? 0) - mean) * scale
}

/** Every `step` frames as one, their mean. */
export function thin({ count, width, values }: Features, step: number): Features {
  const fewer = Math.max(1, Math.floor(count / step))
  const thinned = new Float32Array(fewer * width)
  for (let frame = 0; frame < fewer * step && frame < count; frame += 1)
    for (let i = 0; i < width; i += 1) {
      const to = Math.floor(frame / step) * width + i
      thinned[to] = (thinned[to] ?? 0) + (values[frame * width + i] ?? 0) / step
    }
  return { count: fewer, width, values: thinned }
}
