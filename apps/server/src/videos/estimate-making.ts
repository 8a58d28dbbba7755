import { FILM_STEPS, frameSizeOf } from '@hookreel/film'
import { estimateMakingSeconds } from '@hookreel/studio'
import type { StepCosts } from '@hookreel/studio'
import type { Queryable } from '../platform/db/open-db.ts'
import { readStepCosts } from './steps.queries.ts'
import type { VideoRow } from './videos.queries.ts'

type Film = Pick<VideoRow, 'userId' | 'resolution' | 'aspectRatio' | 'duration'>
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

/** Seconds that making this film will probably take. */
export async function estimateMaking(db: Queryable, film: Film): Promise<number> {
  const frameSize = frameSizeOf(film.resolution, film.aspectRatio)
  const costs = await learnStepCosts(db, film)
  return Math.max(1, Math.round(estimateMakingSeconds({ seconds: film.duration, frameSize, costs })))
}
