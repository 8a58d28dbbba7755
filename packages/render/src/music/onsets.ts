import FFT from 'fft.js'

/** What is heard of music, moment by moment: how loud each band is, and where sounds begin. */
export type Onsets = {
  /** Moments a second. */
  readonly rate: number
  /** How much begins in each moment, all of it and in the lowest bands. */
  readonly strengths: Float32Array
  readonly lowStrengths: Float32Array
  /** `BAND_COUNT` levels a moment, on a logarithmic scale. */
  readonly bands: Float32Array
}

export const BAND_COUNT = 24
/** Bands below about 160 Hz: the bass drum, which marks bars. */
const LOW_BANDS = 3
const LOWEST_HZ = 40
const HIGHEST_HZ = 5000
/** What music is looked at in: its beats are below this. */
export const ANALYSIS_HZ = 12_000
const HOP = 120
const WINDOW = 512
/** Levels below this share of the loudest moment are the room's, not the music's. */
const FLOOR = 1e-4

/** Reads where sounds begin in interleaved stereo music: the rise of each band against the moment before (spectral flux). */
export function readOnsets(stereo: Float32Array, sampleRate: number): Onsets {
  const mono = toMono(stereo, Math.round(sampleRate / ANALYSIS_HZ))
  const moments = Math.max(1, Math.floor(mono.length / HOP))
  const bands = readBands(mono, moments)
  const loudest = bands.reduce((most, power) => Math.max(most, power), 1e-12)
  for (let i = 0; i < bands.length; i += 1) bands[i] = Math.log10((bands[i] ?? 0) / loudest + FLOOR)
  const strengths = new Float32Array(moments)
  const lowStrengths = new Float32Array(moments)
  for (let moment = 1; moment < moments; moment += 1) {
    for (let band = 0; band < BAND_COUNT; band += 1) {
      const at = moment * BAND_COUNT + band
      const rise = Math.max(0, (bands[at] ?? 0) - (bands[at - BAND_COUNT] ?? 0))
      strengths[moment] = (strengths[moment] ?? 0) + rise
      if (band < LOW_BANDS) lowStrengths[moment] = (lowStrengths[moment] ?? 0) + rise
    }
  }
  return { rate: ANALYSIS_HZ / HOP, strengths: sharpen(strengths), lowStrengths, bands }
}

/** One channel of every `step` samples' mean: what folds down from above does not matter to where sounds begin. */
export function toMono(stereo: Float32Array, step: number): Float32Array {
  const mono = new Float32Array(Math.floor(stereo.length / 2 / step))
  for (let i = 0; i < mono.length; i += 1) {
    let sum = 0
    for (let k = i * step * 2; k < (i + 1) * step * 2; k += 1) sum += stereo[k] ?? 0
    mono[i] = sum / (2 * step)
  }
  return mono
}

function readBands(mono: Float32Array, moments: number): Float32Array {
  const bands = new Float32Array(moments * BAND_COUNT)
  const transform = new FFT(WINDOW)
  const spectrum = transform.createComplexArray()
  const frame = Array.from({ length: WINDOW }, () => 0)
  const window = Float64Array.from(
    { length: WINDOW },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW),
  )
  const bandOf = planBands()
  for (let moment = 0; moment < moments; moment += 1) {
    const first = moment * HOP - WINDOW / 2
    for (let i = 0; i < WINDOW; i += 1) frame[i] = (mono[first + i] ?? 0) * (window[i] ?? 0)
    transform.realTransform(spectrum, frame)
    for (let bin = 1; bin < WINDOW / 2; bin += 1) {
      const band = bandOf[bin]
      if (band === undefined || band < 0) continue
      const power = (spectrum[2 * bin] ?? 0) ** 2 + (spectrum[2 * bin + 1] ?? 0) ** 2
      const at = moment * BAND_COUNT + band
      bands[at] = (bands[at] ?? 0) + power
    }
  }
  return bands
}

/** The band of each bin of the spectrum, -1 outside of all: as wide as the ear hears, so equally wide on a logarithmic scale. */
function planBands(): Int8Array {
  const span = Math.log(HIGHEST_HZ / LOWEST_HZ)
  return Int8Array.from({ length: WINDOW / 2 }, (_, bin) => {
    const hertz = (bin * ANALYSIS_HZ) / WINDOW
    const band = Math.floor((Math.log(hertz / LOWEST_HZ) / span) * BAND_COUNT)
    return hertz < LOWEST_HZ / 2 || band >= BAND_COUNT ? -1 : Math.max(0, band)
  })
}

/** What stands out of its second: swelling music has no beats. */
function sharpen(strengths: Float32Array): Float32Array {
  const reach = Math.round(ANALYSIS_HZ / HOP / 2)
  const sums = new Float64Array(strengths.length + 1)
  for (let i = 0; i < strengths.length; i += 1) sums[i + 1] = (sums[i] ?? 0) + (strengths[i] ?? 0)
  return strengths.map((strength, i) => {
    const [from, to] = [Math.max(0, i - reach), Math.min(strengths.length, i + reach + 1)]
    const mean = ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)
    return Math.max(0, strength - mean)
  })
}
