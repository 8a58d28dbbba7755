import { findMotionOffer } from '@hookreel/crew'
import { holdCredits } from '../../billing/credits/hold-credits.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import { refuseMotion } from '../../storyboards/check-pictures.ts'
import { keepPartsUntil } from '../changes/changes.queries.ts'
import { countNew, type Film } from '../changes/count-new-scenes.ts'
import type { Origin } from '../changes/find-origin.ts'
import type { VideoDeps } from '../video-deps.ts'
import type { VideoRow } from '../videos.queries.ts'

/** Far longer than a film waits for its turn. */
const WAITING_MS = 2 * 86_400_000

/**
 * Holds the price of a film or of a change, and writes into its choices what is held for moving scenes. For a change, the parts of the
 * original are kept for as long as the order may wait. Throws
 * `insufficient_credits`, `price_changed` for more than `atMost`, and `pictures_unavailable` where nothing makes them move.
 */
export async function holdForFilm(
  { config, clock }: Pick<VideoDeps, 'config' | 'clock'>,
  tx: Transaction,
  asked: {
    readonly userId: string
    readonly videoId: string
    readonly seconds: number
    readonly film: Film
    readonly origin: Origin | undefined
    readonly atMost?: number | undefined
  },
): Promise<{ held: number; choices: VideoRow['choices'] }> {
  const { film, origin, ...order } = asked
  const { newScenes, movingScenes } = countNew(origin, film)
  if (movingScenes > 0 && findMotionOffer(config.crew.settings) === undefined) refuseMotion()
  const { amount, eachMoving } = await holdCredits(tx, {
    ...order,
    newScenes,
    movingScenes,
    isLanguageVersion: film.choices.language?.reuses,
  })
  if (origin && origin.steps.length > 0)
    await keepPartsUntil(tx, origin.video, new Date(clock.now().getTime() + WAITING_MS))
  const { storyboard, ...choices } = film.choices
  if (storyboard === undefined) return { held: amount, choices }
  const { movingHeld: _, ...chosen } = storyboard
  const movingHeld = { scenes: movingScenes, each: eachMoving }
  return {
    held: amount,
    choices: { ...choices, storyboard: { ...chosen, ...(movingScenes > 0 && { movingHeld }) } },
  }
}
