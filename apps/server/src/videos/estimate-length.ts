import { editCredits, filmCredits } from '@hookreel/contract'
import type { estimateVideo, LengthEstimate } from '@hookreel/contract'
import type { z } from 'zod'
import { readPricing } from '../credits/read-pricing.ts'
import type { Database } from '../platform/db/open-db.ts'
import { listSayings } from '../pronunciations/list-sayings.ts'
import { readStoryboard } from '../storyboards/take-storyboard.ts'
import { countNewScenes } from './changes/count-new-scenes.ts'
import { findOrigin } from './changes/find-origin.ts'
import { planFilmLength } from './estimate-making.ts'
import type { VideoDeps } from './video-deps.ts'

type Asked = z.output<NonNullable<typeof estimateVideo.body>>

/** How long a film of this script becomes and what ordering it holds. */
export async function estimateLength(
  deps: Pick<VideoDeps, 'db' | 'clock'>,
  userId: string,
  { sayings: ofFilm, ...asked }: Asked,
): Promise<LengthEstimate> {
  const sayings = await listSayings(deps.db, userId, ofFilm)
  const { seconds, orderedSeconds, isAsked, message, nearest } = planFilmLength({
    ...asked,
    choices: { sayings },
  })
  const { creditCosts } = await readPricing(deps.db)
  const newScenes = await countScenes(deps, userId, { ...asked, sayings })
  return {
    seconds: Math.round(seconds),
    isAsked,
    message,
    nearest,
    credits:
      newScenes === undefined
        ? filmCredits(creditCosts, orderedSeconds)
        : editCredits(creditCosts, orderedSeconds, newScenes),
    newScenes: newScenes ?? null,
  }
}

async function countScenes(
  { db, clock }: { readonly db: Database; readonly clock: VideoDeps['clock'] },
  userId: string,
  { voiceId, duration, sayings, change }: Asked,
): Promise<number | undefined> {
  if (change === undefined) return undefined
  const { of, storyboardId, choices, ...look } = change
  const origin = await findOrigin(db, userId, of, clock.now())
  if (storyboardId === undefined) return undefined
  const storyboard = await readStoryboard(db, userId, storyboardId)
  return countNewScenes(origin, {
    ...{ ...look, voiceId, duration },
    choices: { ...choices, sayings, storyboard },
  })
}
