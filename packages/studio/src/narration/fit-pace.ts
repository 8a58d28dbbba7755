import { AS_SCRIPT } from '@hookreel/film'
import type { AskedLength } from '@hookreel/film'

/** Pace of speech, as far as it is pleasant: 1 is the voice’s own. */
export const PACE_MIN = 0.88
export const PACE_MAX = 1.12
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
export const LENGTH_TOLERANCE = 0.12
const AIM_TOLERANCE = 0.04
/** No film is shorter: the networks take nothing under three seconds. */
export const FILM_MIN_SECONDS = 3.1
/** 75 seconds are asked for to be over a minute, so such a film may rather be slow than shorter than this. */
const OVER_A_MINUTE = { asked: 75, leastSeconds: 61.5 }
/** 180 seconds are asked for because Shorts end there: such a film aims below it. */
const THREE_MINUTES = { asked: 180, aimSeconds: 177, mostSeconds: 179.5 }

/** How the script is spoken so that the film gets its length. */
export type PaceFit = {
  readonly pace: number
  readonly gapSeconds: number
  readonly tailSeconds: number
  readonly seconds: number
}

/** The silences that a film was set with before: kept, they leave what is seen between them as it was, to the frame. */
export type KeptSilences = Pick<PaceFit, 'gapSeconds' | 'tailSeconds'>

/**
 * What is to be fitted: seconds of speech without silences at pace 1, and how many gaps there are (short ones count as parts). The pauses
 * that a person set after scenes stay as long as they are, and slow scenes slower than the rest.
 */
export type SpokenLength = {
  readonly speechSeconds: number
  readonly gapCount: number
  readonly pauseSeconds?: number
}

/**
 * Chooses pace, gaps and tail so that the film is as near to `asked` as they allow: first the gaps at the
 * voice's own pace, then the pace. Nothing when even the ends of all ranges miss the asked length by over 12 %. As long as
 * the script is the voice's own pace with the usual gaps.
 */
export function findPaceFit(spoken: SpokenLength, asked: AskedLength): PaceFit | undefined {
  if (asked === AS_SCRIPT) return settle(spoken, 1, asked)
  if (asked === THREE_MINUTES.asked) return findShort(spoken)
  return fitNear(spoken, asked, asked)
}

/** Nothing when the film would be over three minutes. */
function findShort(spoken: SpokenLength): PaceFit | undefined {
  const fit = fitNear(spoken, THREE_MINUTES.aimSeconds, THREE_MINUTES.asked)
  return fit !== undefined && fit.seconds <= THREE_MINUTES.mostSeconds ? fit : undefined
}

function fitNear(spoken: SpokenLength, aim: number, asked: number): PaceFit | undefined {
  const own = settle(spoken, 1, aim)
  if (isNear(own.seconds, aim, aim === asked ? AIM_TOLERANCE : AIM_TOLERANCE / 4)) return own
  const silence = silenceOf(spoken)
  const wanted = spoken.speechSeconds / Math.max(0.1, aim - silence)
  const pace = Math.round(Math.min(PACE_MAX, Math.max(PACE_MIN, wanted)) * 1000) / 1000
  const fit = settle(spoken, pace, aim)
  return isAsLong(fit.seconds, asked, LENGTH_TOLERANCE) ? fit : undefined
}

/** As findPaceFit; where nothing brings the asked length, the film is as long as its script. */
export function fitPace(spoken: SpokenLength, asked: AskedLength): PaceFit {
  return findPaceFit(spoken, asked) ?? settle(spoken, 1, AS_SCRIPT)
}

/** Whether a film of `seconds` is what was asked for. */
export function isAsLong(seconds: number, asked: AskedLength, tolerance: number): boolean {
  if (asked === AS_SCRIPT) return true
  if (asked === THREE_MINUTES.asked && seconds > THREE_MINUTES.mostSeconds) return false
  if (isNear(seconds, asked, tolerance)) return true
  return asked === OVER_A_MINUTE.asked && seconds >= OVER_A_MINUTE.leastSeconds && seconds < asked
}

/** Gaps and tail for speech that takes `speechSeconds / pace`. */
export function settle(spoken: SpokenLength, pace: number, asked: AskedLength): PaceFit {
  const speech = spoken.speechSeconds / pace
  const seconds = asked === AS_SCRIPT ? ownSeconds(spoken, speech) : asked
  const pauses = spoken.pauseSeconds ?? 0
  const free = seconds - speech - pauses - LEAD_SECONDS - TAIL_USUAL_SECONDS
  const gapSeconds =
    spoken.gapCount === 0
      ? GAP_USUAL_SECONDS
      : clamp(free / spoken.gapCount, GAP_MIN_SECONDS, GAP_MAX_SECONDS)
  const gaps = gapSeconds * spoken.gapCount
  const words = LEAD_SECONDS + speech + gaps + pauses
  const tail = clamp(seconds - words, TAIL_MIN_SECONDS, TAIL_MAX_SECONDS)
  const tailSeconds = Math.max(tail, FILM_MIN_SECONDS - words)
  return { pace, gapSeconds, tailSeconds, seconds: words + tailSeconds }
}

/** As settle, with silences that are given. */
export function settleWith(spoken: SpokenLength, pace: number, kept: KeptSilences): PaceFit {
  const { gapSeconds } = kept
  const { speechSeconds, gapCount, pauseSeconds = 0 } = spoken
  const words = LEAD_SECONDS + speechSeconds / pace + gapSeconds * gapCount + pauseSeconds
  const tailSeconds = Math.max(kept.tailSeconds, FILM_MIN_SECONDS - words)
  return { pace, gapSeconds, tailSeconds, seconds: words + tailSeconds }
}

function ownSeconds(spoken: SpokenLength, speech: number): number {
  return speech + silenceOf(spoken)
}

/** Before, between and after the lines, with the usual gaps. */
function silenceOf({ gapCount, pauseSeconds = 0 }: SpokenLength): number {
  return LEAD_SECONDS + TAIL_USUAL_SECONDS + GAP_USUAL_SECONDS * gapCount + pauseSeconds
}

function isNear(seconds: number, asked: number, tolerance: number): boolean {
  return Math.abs(seconds - asked) <= asked * tolerance
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
