import { FILM_STEPS } from '@hookreel/film'
import type { FilmStep, FrameSize } from '@hookreel/film'
import type { FilmProgress } from './film-order.ts'

/** Seconds that each step takes for one second of film at 1080x1920; what is not given is taken from constants. */
export type StepCosts = Partial<Readonly<Record<FilmStep, number>>>

/** Measured on two busy cores; only their proportions matter until earlier films have told better. */
const USUAL_COSTS: Readonly<Record<FilmStep, number>> = {
  plan: 0.01,
  voice: 0.12,
  pictures: 0.55,
  music: 0.08,
  mix: 0.15,
  render: 1.6,
  check: 0.35,
}
/** What services take to make pictures move, all scenes of a film side by side: their pages say one to three minutes. */
export const MOVING_SECONDS = 120
/** Steps whose time grows with the number of pixels. */
const PER_PIXEL: ReadonlySet<FilmStep> = new Set(['pictures', 'render', 'check'])
const FULL_PIXELS = 1080 * 1920

/** Tells how far a film is from the steps done and the share of the one being done. */
export type ProgressTracker = {
  /** `share` of the step is done, 0 to 1. The percentage that is told never falls. */
  at(step: FilmStep, share: number): void
  /** `share` of a step is done that goes on beside later ones: what is missing of it is not counted as done. */
  beside(step: FilmStep, share: number): void
  /** From which percentage to which one a step goes when all before it is done. */
  spanOf(step: FilmStep): { readonly fromPercent: number; readonly toPercent: number }
  /** Seconds that each step took, for one second of film, as far as it was done in this run. */
  measuredCosts(): StepCosts
}

/**
 * Expects the steps of a film to take what `costs` say, and its pictures as much longer as services take that make them move. `now` is in
 * milliseconds and only ever grows.
 */
export function trackProgress(
  film: {
    readonly seconds: number
    readonly frameSize: FrameSize
    readonly costs: StepCosts
    readonly isMoved?: boolean
  },
  report: (progress: FilmProgress) => void,
  now: () => number,
): ProgressTracker {
  const scaleOf = (step: FilmStep) => scaleCost(film, step)
  const waitOf = (step: FilmStep) => (film.isMoved && step === 'pictures' ? MOVING_SECONDS : 0)
  const expected = new Map(
    FILM_STEPS.map((step) => [
      step,
      Math.max(0.001, (film.costs[step] ?? USUAL_COSTS[step]) * scaleOf(step)) + waitOf(step),
    ]),
  )
  const total = sum(expected.values())
  const begun = new Map<FilmStep, { at: number; share: number }>()
  const took = new Map<FilmStep, number>()
  const beside = new Map<FilmStep, number>()
  let percent = 0

  return {
    at: (step, share) => {
      const time = now()
      const start = begun.get(step) ?? { at: time, share }
      begun.set(step, start)
      took.set(step, (time - start.at) / 1000)
      const open = (earlier: FilmStep) => 1 - (beside.get(earlier) ?? 1)
      const earlier = FILM_STEPS.slice(0, FILM_STEPS.indexOf(step))
      const before = sum(earlier.map((other) => (expected.get(other) ?? 0) * (1 - open(other))))
      const own = expected.get(step) ?? 0
      percent = Math.max(percent, Math.min(100, ((before + own * share) / total) * 100))
      // The first frames may have waited for their pictures.
      const isTelling = (took.get(step) ?? 0) >= 2 && share - start.share >= 0.1
      const remaining = isTelling ? measureRest(step, start.share, share) : own * (1 - share)
      const later = total - before - own
      report({
        step,
        percent: Math.round(percent * 10) / 10,
        remainingSeconds: Math.max(0, Math.round(remaining + later)),
      })
    },
    beside: (step, share) => {
      const start = begun.get(step) ?? { at: now(), share }
      begun.set(step, start)
      took.set(step, (now() - start.at) / 1000)
      beside.set(step, share)
    },
    spanOf: (step) => {
      const before = sum(FILM_STEPS.slice(0, FILM_STEPS.indexOf(step)).map((one) => expected.get(one) ?? 0))
      const percentOf = (seconds: number) => (seconds / total) * 100
      return { fromPercent: percentOf(before), toPercent: percentOf(before + (expected.get(step) ?? 0)) }
    },
    measuredCosts: () =>
      Object.fromEntries(
        [...took].flatMap(([step, seconds]) =>
          // What a service took tells nothing of other films.
          seconds > 0 && waitOf(step) === 0 ? [[step, seconds / scaleOf(step)]] : [],
        ),
      ),
  }

  /** What is left of a step at the speed it has gone so far. */
  function measureRest(step: FilmStep, from: number, share: number): number {
    const done = share - from
    return done <= 0 ? (expected.get(step) ?? 0) * (1 - share) : ((took.get(step) ?? 0) / done) * (1 - share)
  }
}

/** How many times the cost of a second at 1080x1920 a film has. */
function scaleCost(
  { seconds, frameSize }: { seconds: number; frameSize: FrameSize },
  step: FilmStep,
): number {
  return PER_PIXEL.has(step) ? (seconds * frameSize.width * frameSize.height) / FULL_PIXELS : seconds
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

/** Seconds a film will probably take to make. */
export function estimateMakingSeconds(film: {
  seconds: number
  frameSize: FrameSize
  costs?: StepCosts
}): number {
  const costs = { ...USUAL_COSTS, ...film.costs }
  return sum(FILM_STEPS.map((step) => costs[step] * scaleCost(film, step)))
}
