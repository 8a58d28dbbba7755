import { DURATIONS_SECONDS } from '@hookreel/film'
import { StudioError } from './studio-error.ts'

/** Pace of speech: 1 is the voice's own. */
export const PACE_MIN = 0.85
export const PACE_MAX = 1.25
/** Silence between two sentences, in seconds. */
export const GAP_MIN_SECONDS = 0.12
export const GAP_MAX_SECONDS = 0.45
const GAP_USUAL_SECONDS = 0.26
/** Before the first word, and after the last one. */
export const LEAD_SECONDS = 0.15
export const TAIL_MIN_SECONDS = 0.35
export const TAIL_MAX_SECONDS = 0.8
const TAIL_USUAL_SECONDS = 0.6
/** A film's length may differ from the asked one by this share; the fit aims at the smaller one. */
export const LENGTH_TOLERANCE = 0.1
const AIM_TOLERANCE = 0.04

/** How the script is spoken so that the film gets its length. */
export type PaceFit = {
  readonly pace: number
  readonly gapSeconds: number
  readonly tailSeconds: number
  readonly seconds: number
}

/** What is to be fitted: seconds of speech without silences at pace 1, and how many gaps there are (short ones count as parts). */
export type SpokenLength = { readonly speechSeconds: number; readonly gapCount: number }

/**
 * Chooses pace, gaps and tail so that the film is as near to `seconds` as they allow: first the gaps at the
 * voice's own pace, then the pace. Nothing when even the ends of all ranges miss the asked length by over 10 %.
 */
export function findPaceFit(spoken: SpokenLength, seconds: number): PaceFit | undefined {
  const own = settle(spoken, 1, seconds)
  if (isNear(own.seconds, seconds, AIM_TOLERANCE)) return own
  const silence = LEAD_SECONDS + TAIL_USUAL_SECONDS + GAP_USUAL_SECONDS * spoken.gapCount
  const wanted = spoken.speechSeconds / Math.max(0.1, seconds - silence)
  const pace = Math.round(Math.min(PACE_MAX, Math.max(PACE_MIN, wanted)) * 1000) / 1000
  const fit = settle(spoken, pace, seconds)
  return isNear(fit.seconds, seconds, LENGTH_TOLERANCE) ? fit : undefined
}

/** As findPaceFit; throws StudioError `script_length`, naming the nearest length that fits, when nothing does. */
export function fitPace(spoken: SpokenLength, seconds: number): PaceFit {
  const fit = findPaceFit(spoken, seconds)
  if (fit) return fit
  throw scriptLengthError(seconds, findNearestDuration(spoken, seconds))
}

/** Gaps and tail for speech that takes `speechSeconds / pace`. */
export function settle(spoken: SpokenLength, pace: number, seconds: number): PaceFit {
  const speech = spoken.speechSeconds / pace
  const free = seconds - speech - LEAD_SECONDS - TAIL_USUAL_SECONDS
  const gapSeconds =
    spoken.gapCount === 0
      ? GAP_USUAL_SECONDS
      : clamp(free / spoken.gapCount, GAP_MIN_SECONDS, GAP_MAX_SECONDS)
  const gaps = gapSeconds * spoken.gapCount
  const tailSeconds = clamp(seconds - speech - LEAD_SECONDS - gaps, TAIL_MIN_SECONDS, TAIL_MAX_SECONDS)
  return { pace, gapSeconds, tailSeconds, seconds: LEAD_SECONDS + speech + gaps + tailSeconds }
}

/** The offered length nearest to `seconds` that this speech fits into, if there is one. */
export function findNearestDuration(spoken: SpokenLength, seconds: number): number | undefined {
  return DURATIONS_SECONDS.filter((duration) => findPaceFit(spoken, duration) !== undefined).sort(
    (a, b) => Math.abs(a - seconds) - Math.abs(b - seconds),
  )[0]
}

/** The refusal of a script that does not fit, in words that say what to do. */
export function scriptLengthError(seconds: number, nearest: number | undefined): StudioError {
  const advice =
    nearest === undefined
      ? 'Make the script longer or shorter.'
      : `The nearest length that fits is ${nearest} seconds.`
  return new StudioError('script_length', `The script does not fit into ${seconds} seconds. ${advice}`, {
    details: { asked: seconds, nearest: nearest ?? null },
  })
}

function isNear(seconds: number, asked: number, tolerance: number): boolean {
  return Math.abs(seconds - asked) <= asked * tolerance
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
