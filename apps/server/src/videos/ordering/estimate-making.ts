import { FILM_STEPS, frameSizeOf } from '@hookreel/film'
import { estimateMakingSeconds, planLength } from '@hookreel/studio'
import type { PlannedLength, StepCosts } from '@hookreel/studio'
import type { Queryable } from '../../platform/db/open-db.ts'
import { readStepCosts } from '../renders/steps.queries.ts'
import type { VideoRow } from '../videos.queries.ts'

type Film = Pick<VideoRow, 'userId' | 'resolution' | 'aspectRatio'>
type Ordered = Pick<VideoRow, 'resolution' | 'aspectRatio'> & Lengthy
type Lengthy = Pick<VideoRow, 'script' | 'voiceId' | 'duration'> & {
  readonly choices: Pick<VideoRow['choices'], 'sayings' | 'storyboard'>
}
const FULL_PIXELS = 1080 * 1920
const STEPS: readonly string[] = FILM_STEPS
/** What these cost grows with the frame. */
const PER_PIXEL: readonly string[] = ['pictures', 'render', 'check']

/** What the steps of a film cost, learned from earlier ones of the same size; empty before there are any. */
export async function learnStepCosts(db: Queryable, film: Film): Promise<StepCosts> {
  const size = frameSizeOf(film.resolution, film.aspectRatio)
  const pixelShare = (size.width * size.height) / FULL_PIXELS
  const rows = await readStepCosts(db, film)
  const known = rows.filter(({ step }) => STEPS.includes(step))
  return Object.fromEntries(
    known.map(({ step, cost }) => [step, PER_PIXEL.includes(step) ? cost / pixelShare : cost]),
  )
}

/** How long a film will probably be, with its words said as it was chosen. */
export function planFilmLength({ script, voiceId, duration, choices }: Lengthy): PlannedLength {
  return planLength(script, voiceId, duration, choices)
}

/** How much work a film is among those that wait for their turn: its pixel-seconds, in units of a second of 1080p. */
export function costOfFilm(film: Ordered): number {
  const { width, height } = frameSizeOf(film.resolution, film.aspectRatio)
  return Math.max(1, Math.ceil((width * height * planFilmLength(film).seconds) / FULL_PIXELS))
}

/** Seconds that making this film will probably take. */
export async function estimateMaking(db: Queryable, film: Film & Lengthy): Promise<number> {
  const frameSize = frameSizeOf(film.resolution, film.aspectRatio)
  const costs = await learnStepCosts(db, film)
  const { seconds } = planFilmLength(film)
  return Math.max(1, Math.round(estimateMakingSeconds({ seconds, frameSize, costs })))
}
