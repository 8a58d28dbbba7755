import type { BeatMap } from './find-beats.ts'
import { ANALYSIS_HZ, BAND_COUNT, type Onsets } from './onsets.ts'

/** Where music that is shorter than its film goes on from: at `leaveSeconds` it goes back to `returnSeconds`. */
export type Loop = {
  readonly leaveSeconds: number
  readonly returnSeconds: number
  /** How long the end of the one and the beginning of the other are heard together. */
  readonly fadeSeconds: number
  /** How alike both are where they meet, as waves: 1 the same, 0 nothing in common. */
  readonly likeness: number
}

/** Over a beat the change is hidden by what begins there. */
const BEAT_FADE_SECONDS = 0.03
/** What has no beat is moved over slowly. */
const FREE_FADE_SECONDS = 1.5
const FREE_STEP_SECONDS = 0.25
/** So many beats before and after the two places are compared. */
const COMPARED = 4
/** A loop of the whole piece may be so much less alike than one of nothing, in tens of decibels a band. */
const LENGTH_COUNTS = 0.25
/** The way back is moved so far at most until both waves fit; more is heard as a stumble of the beat, so that far ones must fit better. */
const REACH_SECONDS = 0.012
const NEARNESS_COUNTS = 0.3
const MATCH_SECONDS = 0.08
/** Two waves that have less than this in common are left where their beats are. */
const ALIKE_ENOUGH = 0.5

/**
 * The two places of a piece that are most alike, whole bars apart and as far apart as can be: from the later one it can go back to the
 * earlier one. `mono` is the piece as `toMono` gives it.
 */
export function planLoop(mono: Float32Array, onsets: Onsets, { beats, beatsABar }: BeatMap): Loop {
  const seconds = mono.length / ANALYSIS_HZ
  const hasBeats = beats.length > beatsABar * 2
  const marks = hasBeats
    ? beats.filter((beat) => beat >= BEAT_FADE_SECONDS)
    : Array.from({ length: Math.floor(seconds / FREE_STEP_SECONDS) }, (_, i) => i * FREE_STEP_SECONDS)
  const step = hasBeats ? beatsABar : 1
  const fadeSeconds = hasBeats ? BEAT_FADE_SECONDS : Math.min(FREE_FADE_SECONDS, seconds / 4)
  const sounds = marks.map((mark, i) => soundBetween(onsets, mark, marks[i + 1] ?? seconds))
  let best = { leaveSeconds: seconds - 0.01, returnSeconds: fadeSeconds, cost: Infinity }
  for (let leave = step; leave < marks.length; leave += 1)
    for (let back = leave - step; back >= 0; back -= step) {
      const [leaveSeconds = 0, returnSeconds = 0] = [marks[leave], marks[back]]
      if (leaveSeconds - returnSeconds < Math.min(4, seconds / 3) || returnSeconds < fadeSeconds) continue
      const length = (leaveSeconds - returnSeconds) / seconds
      const cost = compare(sounds, leave, back) + LENGTH_COUNTS * (1 - length)
      if (cost < best.cost) best = { leaveSeconds, returnSeconds, cost }
    }
  const { leaveSeconds, returnSeconds } = best
  const fit = fitWaves(mono, leaveSeconds, returnSeconds)
  return {
    leaveSeconds,
    returnSeconds: returnSeconds + fit.shiftSeconds,
    fadeSeconds,
    likeness: fit.likeness,
  }
}

/** The mean level of each band. */
function soundBetween({ rate, bands }: Onsets, from: number, to: number): Float32Array {
  const sound = new Float32Array(BAND_COUNT)
  const first = Math.round(from * rate)
  const last = Math.max(first + 1, Math.min(Math.round(to * rate), bands.length / BAND_COUNT))
  for (let moment = first; moment < last; moment += 1)
    for (let band = 0; band < BAND_COUNT; band += 1)
      sound[band] = (sound[band] ?? 0) + (bands[moment * BAND_COUNT + band] ?? 0) / (last - first)
  return sound
}

/** How far the bars around two places are from each other; of the last bar of a piece there is nothing after it. */
function compare(sounds: readonly Float32Array[], leave: number, back: number): number {
  let [sum, count] = [0, 0]
  for (let away = -COMPARED; away < COMPARED; away += 1) {
    const [one, other] = [sounds[leave + away], sounds[back + away]]
    if (!one || !other) continue
    for (let band = 0; band < BAND_COUNT; band += 1) sum += Math.abs((one[band] ?? 0) - (other[band] ?? 0))
    count += BAND_COUNT
  }
  return count === 0 ? Infinity : sum / count
}

/** Moves the way back until both waves lie on each other: then nothing is heard of the change. */
function fitWaves(mono: Float32Array, leaveSeconds: number, returnSeconds: number) {
  const [leave, back] = [Math.round(leaveSeconds * ANALYSIS_HZ), Math.round(returnSeconds * ANALYSIS_HZ)]
  const half = Math.round((MATCH_SECONDS / 2) * ANALYSIS_HZ)
  const reach = Math.round(REACH_SECONDS * ANALYSIS_HZ)
  let [best, likeness, bestScore] = [0, 0, -Infinity]
  for (let shift = -reach; shift <= reach; shift += 1) {
    const alike = correlateAt(mono, leave, back + shift, half)
    const score = alike - (NEARNESS_COUNTS * Math.abs(shift)) / reach
    if (score > bestScore) [best, likeness, bestScore] = [shift, alike, score]
  }
  if (likeness < ALIKE_ENOUGH)
    return { shiftSeconds: 0, likeness: Math.max(0, correlateAt(mono, leave, back, half)) }
  return { shiftSeconds: back / ANALYSIS_HZ - returnSeconds + best / ANALYSIS_HZ, likeness }
}

function correlateAt(mono: Float32Array, one: number, other: number, half: number): number {
  let [products, ones, others] = [0, 0, 0]
  for (let i = -half; i < half; i += 1) {
    const [a, b] = [mono[one + i], mono[other + i]]
    if (a === undefined || b === undefined) continue
    products += a * b
    ones += a * a
    others += b * b
  }
  return ones * others > 0 ? products / Math.sqrt(ones * others) : 0
}
