import type { Onsets } from './onsets.ts'

/** Where music beats. */
export type BeatMap = {
  /** Null where no steady beat is heard: there are no beats then. */
  readonly beatsPerMinute: number | null
  /** In seconds, in order. */
  readonly beats: readonly number[]
  readonly beatsABar: number
  /** The first beat that begins a bar. */
  readonly firstBar: number
}

const SLOWEST = 55
const FASTEST = 200
/** Of two tempos that fit equally, the one nearer to this is felt; half and double of it are a step of one apart (octaves). */
const USUAL_TEMPO = 118
const TEMPO_SPREAD_OCTAVES = 0.9
/** Of the onsets' own power, so much comes again after one, two or four beats, on the mean. Noise: 0.02; played freely: 0.25; by machines: 0.6. */
const STEADY_ENOUGH = 0.12
/** How strictly beats keep their distance (Ellis, "Beat tracking by dynamic programming", 2007). */
const TIGHTNESS = 400
/** When beats lie so near an even grid, they were played on one: by a machine or to a click. */
const EVEN_SECONDS = 0.018
/** A beginning is seen as it enters the window, before its middle; measured on drums at known times. */
const SEEN_EARLY_SECONDS = 0.0034
const MAY_BEGIN_EARLY_SECONDS = 0.02
const NO_BEATS: BeatMap = { beatsPerMinute: null, beats: [], beatsABar: 4, firstBar: 0 }

/** Finds tempo, beats and bars from where sounds begin. */
export function findBeats(onsets: Onsets): BeatMap {
  const { rate, strengths } = onsets
  const lag = findLag(strengths, rate)
  if (lag === undefined) return NO_BEATS
  const found = straighten(trackBeats(strengths, lag).map((moment) => moment / rate + SEEN_EARLY_SECONDS))
  if (found.length < 8) return NO_BEATS
  const period = median(found.slice(1).map((beat, i) => beat - (found[i] ?? 0)))
  return { beatsPerMinute: 60 / period, beats: found, ...findBars(onsets, found) }
}

/** The distance of beats in moments, with a fraction. */
function findLag(strengths: Float32Array, rate: number): number | undefined {
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / Math.max(1, strengths.length)
  // Whatever is never below nothing seems to come again: what comes by chance is taken off.
  const chance = mean * mean * strengths.length
  const power = correlate(strengths, 0) - chance
  const [shortest, longest] = [Math.floor((60 * rate) / FASTEST), Math.ceil((60 * rate) / SLOWEST)]
  if (power <= 1e-9 || strengths.length < longest * 4) return undefined
  const echoes = Float64Array.from(
    { length: longest * 4 + 5 },
    (_, lag) => (correlate(strengths, lag) - chance) / power,
  )
  const near = (lag: number) => Math.max(echoes[lag - 1] ?? 0, echoes[lag] ?? 0, echoes[lag + 1] ?? 0)
  let [best, bestScore] = [0, 0]
  for (let lag = shortest; lag <= longest; lag += 1) {
    const away = Math.log2((60 * rate) / lag / USUAL_TEMPO) / TEMPO_SPREAD_OCTAVES
    // A beat comes again after two and after four; what does not is a rhythm inside of the beat.
    const sum = near(lag) + 0.6 * near(2 * lag) + 0.4 * near(4 * lag)
    const score = sum * Math.exp(-0.5 * away * away)
    if (score > bestScore) [best, bestScore] = [lag, score]
  }
  const steadiness = (near(best) + near(2 * best) + near(4 * best)) / 3
  return best === 0 || steadiness < STEADY_ENOUGH ? undefined : refineLag(echoes, best)
}

function correlate(values: Float32Array, lag: number): number {
  let sum = 0
  for (let i = lag; i < values.length; i += 1) sum += (values[i] ?? 0) * (values[i - lag] ?? 0)
  // As if all lags had equally many products.
  return (sum * values.length) / Math.max(1, values.length - lag)
}

/** Four beats later the same error of reading is a quarter. */
function refineLag(echoes: Float64Array, lag: number): number {
  let best = lag * 4
  for (let far = lag * 4 - 3; far <= lag * 4 + 3; far += 1)
    if ((echoes[far] ?? 0) > (echoes[best] ?? 0)) best = far
  const [before = 0, at = 0, after = 0] = echoes.subarray(best - 1, best + 2)
  const bend = before - 2 * at + after
  const shift = bend < 0 ? Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend)) : 0
  return (best + shift) / 4
}

/** The row of moments that begins most and keeps the distance best, with fractions of a moment. */
function trackBeats(strengths: Float32Array, lag: number): number[] {
  const scale = Math.sqrt(correlate(strengths, 0) / strengths.length) || 1
  const scores = new Float64Array(strengths.length)
  const previous = new Int32Array(strengths.length).fill(-1)
  for (let moment = 0; moment < strengths.length; moment += 1) {
    let best = 0
    for (let back = Math.round(lag / 2); back <= Math.round(lag * 2); back += 1) {
      const at = moment - back
      if (at < 0) break
      const score = (scores[at] ?? 0) - TIGHTNESS * Math.log(back / lag) ** 2
      if (score > best) {
        best = score
        previous[moment] = at
      }
    }
    scores[moment] = best + (strengths[moment] ?? 0) / scale
  }
  const tail = Math.max(0, strengths.length - Math.round(lag))
  let at = tail
  for (let moment = tail; moment < scores.length; moment += 1)
    if ((scores[moment] ?? 0) > (scores[at] ?? 0)) at = moment
  const beats: number[] = []
  for (; at >= 0; at = previous[at] ?? -1) beats.unshift(at + peakShift(strengths, at))
  return beats
}

/** Where between moments the strongest one lies. */
function peakShift(strengths: Float32Array, at: number): number {
  const [before = 0, here = 0, after = 0] = [strengths[at - 1], strengths[at], strengths[at + 1]]
  const bend = before - 2 * here + after
  return bend < 0 && here >= before && here >= after ? (0.5 * (before - after)) / bend : 0
}

/** Beats that nearly keep an even grid are put on it; those of people who play freely stay. */
function straighten(beats: readonly number[]): number[] {
  const count = beats.length
  if (count < 8) return [...beats]
  const middle = (count - 1) / 2
  const mean = beats.reduce((sum, beat) => sum + beat, 0) / count
  let [products, squares] = [0, 0]
  beats.forEach((beat, i) => {
    products += (i - middle) * (beat - mean)
    squares += (i - middle) ** 2
  })
  const period = products / squares
  const grid = beats.map((_, i) => mean + (i - middle) * period)
  const misses = beats.map((beat, i) => Math.abs(beat - (grid[i] ?? 0)))
  if (median(misses) > EVEN_SECONDS) return [...beats]
  // What begins with the piece itself does not begin after anything.
  const before = Math.floor(((grid[0] ?? 0) + MAY_BEGIN_EARLY_SECONDS) / period)
  const earlier = Array.from({ length: before }, (_, i) => (grid[0] ?? 0) - (before - i) * period)
  return [...earlier, ...grid].map((beat) => Math.max(0, beat))
}

/** Three or four beats a bar, and which of them begins it: where the lowest sounds come in. */
function findBars(
  { rate, lowStrengths, strengths }: Onsets,
  beats: readonly number[],
): Pick<BeatMap, 'beatsABar' | 'firstBar'> {
  const around = (values: Float32Array, beat: number) => {
    const at = Math.round(beat * rate)
    return Math.max(...values.subarray(Math.max(0, at - 3), at + 4), 0)
  }
  const accents = beats.map((beat) => 2 * around(lowStrengths, beat) + around(strengths, beat))
  const total = accents.reduce((sum, accent) => sum + accent, 0) / Math.max(1, accents.length) || 1
  const phases = [4, 3].flatMap((beatsABar) =>
    Array.from({ length: beatsABar }, (_, firstBar) => {
      const own = accents.filter((_accent, i) => i % beatsABar === firstBar)
      const strength = own.reduce((sum, accent) => sum + accent, 0) / Math.max(1, own.length) / total
      // Nearly all music of short videos has four; three must be plain.
      return { beatsABar, firstBar, strength: beatsABar === 4 ? strength + 0.15 : strength }
    }),
  )
  const [best] = phases.toSorted((a, b) => b.strength - a.strength)
  return { beatsABar: best?.beatsABar ?? 4, firstBar: best?.firstBar ?? 0 }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
