import FFT from 'fft.js'

/** A row of cepstral coefficients every `FRAME_SECONDS`. */
export type SpectralFrames = { readonly count: number; readonly values: Float32Array }

export const FRAME_SECONDS = 0.01
export const COEFFICIENTS = 13
const WINDOW_SECONDS = 0.03
export const BAND_COUNT = 24
const LOWEST_HZ = 80
const HIGHEST_HZ = 7000

/** The power of each band every `FRAME_SECONDS`, as its natural logarithm. */
export type BandFrames = { readonly count: number; readonly values: Float32Array }

/**
 * The shape of a voice's spectrum over time: 13 mel-frequency cepstral coefficients every 10 ms (Davis and Mermelstein,
 * 1980), each brought to mean 0 and deviation 1, so that two voices and two microphones become alike.
 */
export function readSpectralFrames(samples: Float32Array, sampleRate: number): SpectralFrames {
  const bands = readBands(samples, sampleRate)
  const values = toCepstra(bands, COEFFICIENTS)
  normalize(values, bands.count)
  return { count: bands.count, values }
}

/** The loudness of 24 bands along the mel scale, from 80 Hz to 7 kHz. */
function readBands(samples: Float32Array, sampleRate: number): BandFrames {
  const [bands] = readWarpedBands(samples, sampleRate, { highestHz: HIGHEST_HZ, warps: [1] })
  if (!bands) throw new Error('one warp was asked for')
  return bands
}

/** The same once for each warp, which moves all bands up or down, as a smaller or larger head does. */
export function readWarpedBands(
  samples: Float32Array,
  sampleRate: number,
  { highestHz, warps }: { readonly highestHz: number; readonly warps: readonly number[] },
): BandFrames[] {
  const size = 2 ** Math.ceil(Math.log2(WINDOW_SECONDS * sampleRate))
  const hop = FRAME_SECONDS * sampleRate
  const count = Math.max(1, Math.floor(samples.length / hop))
  const window = Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size))
  const warped = warps.map((warp) => ({
    bands: planBands(size, sampleRate, { highestHz, warp }),
    values: new Float32Array(count * BAND_COUNT),
  }))
  const transform = new FFT(size)
  const spectrum: number[] = transform.createComplexArray()
  const windowed = new Float64Array(size)
  const power = new Float64Array(size / 2)
  for (let frame = 0; frame < count; frame += 1) {
    const first = Math.round((frame + 0.5) * hop - size / 2)
    for (let i = 0; i < size; i += 1) windowed[i] = (samples[first + i] ?? 0) * (window[i] ?? 0)
    transform.realTransform(spectrum, windowed)
    for (let bin = 0; bin < size / 2; bin += 1)
      power[bin] = (spectrum[2 * bin] ?? 0) ** 2 + (spectrum[2 * bin + 1] ?? 0) ** 2
    for (const { bands, values } of warped)
      bands.forEach((weights, band) => {
        let sum = 1e-7
        for (const { bin, weight } of weights) sum += weight * (power[bin] ?? 0)
        values[frame * BAND_COUNT + band] = Math.log(sum)
      })
  }
  return warped.map(({ values }) => ({ count, values }))
}

/** The first cepstral coefficients of each frame. */
export function toCepstra({ count, values: bands }: BandFrames, coefficients: number): Float32Array {
  const cosines = Float64Array.from({ length: coefficients * BAND_COUNT }, (_, at) =>
    Math.cos((Math.PI * Math.floor(at / BAND_COUNT) * ((at % BAND_COUNT) + 0.5)) / BAND_COUNT),
  )
  const values = new Float32Array(count * coefficients)
  for (let frame = 0; frame < count; frame += 1)
    for (let i = 0; i < coefficients; i += 1) {
      let sum = 0
      for (let band = 0; band < BAND_COUNT; band += 1)
        sum += (bands[frame * BAND_COUNT + band] ?? 0) * (cosines[i * BAND_COUNT + band] ?? 0)
      values[frame * coefficients + i] = sum
    }
  return values
}

function planBands(
  size: number,
  sampleRate: number,
  { highestHz, warp }: { readonly highestHz: number; readonly warp: number },
) {
  const toMel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
  const toHertz = (mel: number) => warp * 700 * (10 ** (mel / 2595) - 1)
  const lowest = toMel(LOWEST_HZ)
  const step = (toMel(Math.min(highestHz, sampleRate / 2)) - lowest) / (BAND_COUNT + 1)
  return Array.from({ length: BAND_COUNT }, (_, band) => {
    const [low, middle, high] = [band, band + 1, band + 2].map((edge) => toHertz(lowest + edge * step))
    const weights: { bin: number; weight: number }[] = []
    if (low === undefined || middle === undefined || high === undefined) return weights
    for (let bin = 1; bin < size / 2; bin += 1) {
      const hertz = (bin * sampleRate) / size
      const weight = hertz < middle ? (hertz - low) / (middle - low) : (high - hertz) / (high - middle)
      if (weight > 0) weights.push({ bin, weight })
    }
    return weights
  })
}

/** The first coefficient, loudness, counts a little more than the others: pauses must meet pauses. */
function normalize(values: Float32Array, count: number): void {
  for (let i = 0; i < COEFFICIENTS; i += 1) {
    let sum = 0
    let squares = 0
    for (let frame = 0; frame < count; frame += 1) {
      const value = values[frame * COEFFICIENTS + i] ?? 0
      sum += value
      squares += value * value
    }
    const mean = sum / count
    const deviation = Math.sqrt(Math.max(0, squares / count - mean * mean)) || 1
    const scale = (i === 0 ? 1.5 : 1) / deviation
    for (let frame = 0; frame < count; frame += 1) {
      const at = frame * COEFFICIENTS + i
      values[at] = ((values[at] ?? 0) - mean) * scale
    }
  }
}
