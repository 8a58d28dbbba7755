import { findMotionOffer } from '@hookreel/crew'
import { holdCredits } from '../../billing/credits/hold-credits.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import { refuseMotion } from '../../storyboards/check-pictures.ts'
import { countNew, type Film } from '../changes/count-new-scenes.ts'
import type { Origin } from '../changes/find-origin.ts'
import type { VideoDeps } from '../video-deps.ts'
import type { VideoRow } from '../videos.queries.ts'

/**
 * Holds the price of a film, or of a change of one, and writes into its choices what is held for scenes that are made to move. Throws
 * `insufficient_credits`, `price_changed` for more than `atMost`, and `pictures_unavailable` where nothing makes them move.
 */
export async function holdForFilm(
  { config }: Pick<VideoDeps, 'config'>,
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
  const { storyboard, ...choices } = film.choices
  if (storyboard === undefined) return { held: amount, choices }
  const { movingHeld: _, ...chosen } = storyboard
  const movingHeld = { scenes: movingScenes, each: eachMoving }
  return {
    held: amount,
    choices: { ...choices, storyboard: { ...chosen, ...(movingScenes > 0 && { movingHeld }) } },
  }
}
