import { filmCredits } from '@hookreel/contract'
import type { estimateVideo, LengthEstimate } from '@hookreel/contract'
import type { z } from 'zod'
import { readPricing } from '../credits/read-pricing.ts'
import type { Queryable } from '../platform/db/open-db.ts'
import { listSayings } from '../pronunciations/list-sayings.ts'
import { planFilmLength } from './estimate-making.ts'

/** How long a film of this script becomes and what ordering it holds. */
export async function estimateLength(
  db: Queryable,
  userId: string,
  { sayings: ofFilm, ...asked }: z.output<NonNullable<typeof estimateVideo.body>>,
): Promise<LengthEstimate> {
  const sayings = await listSayings(db, userId, ofFilm)
  const { seconds, orderedSeconds, isAsked, message, nearest } = planFilmLength({
    ...asked,
    choices: { sayings },
  })
  const { creditCosts } = await readPricing(db)
  return {
    seconds: Math.round(seconds),
    isAsked,
    message,
    nearest,
    credits: filmCredits(creditCosts, orderedSeconds),
  }
}
