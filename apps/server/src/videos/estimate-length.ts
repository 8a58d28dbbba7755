import { filmCredits } from '@hookreel/contract'
import type { estimateVideo, LengthEstimate } from '@hookreel/contract'
import type { z } from 'zod'
import { readPricing } from '../credits/read-pricing.ts'
import type { Queryable } from '../platform/db/open-db.ts'
import { planFilmLength } from './estimate-making.ts'

/** How long a film of this script becomes and what ordering it holds. */
export async function estimateLength(
  db: Queryable,
  asked: z.output<NonNullable<typeof estimateVideo.body>>,
): Promise<LengthEstimate> {
  const { seconds, orderedSeconds, isAsked, message, nearest } = planFilmLength(asked)
  const { creditCosts } = await readPricing(db)
  return {
    seconds: Math.round(seconds),
    isAsked,
    message,
    nearest,
    credits: filmCredits(creditCosts, orderedSeconds),
  }
}
