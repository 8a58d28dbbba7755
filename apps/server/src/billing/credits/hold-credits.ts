import { orderCredits } from '@hookreel/contract'
import type { OrderedFilm } from '@hookreel/contract'
import type { Transaction } from '../../platform/db/open-db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readPricing } from './read-pricing.ts'
import { takeCredits } from './take-credits.ts'

type Payer = {
  readonly userId: string
  readonly videoId: string
  /** The price that the person was shown. */
  readonly atMost?: number | undefined
}

/**
 * Holds the price of a video in the transaction that orders it; answers how much, and how much of it for each scene that moves. The hold
 * ends with `captureCredits` or `releaseCredits`. Throws `insufficient_credits`, and `price_changed` for more than `atMost`.
 */
export async function holdCredits(
  tx: Transaction,
  { userId, videoId, atMost, ...ordered }: OrderedFilm & Payer,
): Promise<{ amount: number; eachMoving: number }> {
  const { creditCosts } = await readPricing(tx)
  const amount = orderCredits(creditCosts, ordered)
  if (atMost !== undefined && amount > atMost)
    throw new AppError('price_changed', {
      message: `This costs ${amount} credits, not ${atMost}. Nothing was ordered yet.`,
      details: { credits: amount },
    })
  await takeCredits(tx, {
    userId,
    videoId,
    kind: 'hold',
    price: amount,
    reason: ordered.isLanguageVersion
      ? 'Video in another language ordered'
      : ordered.newScenes === undefined
        ? 'Video ordered'
        : 'Change of a video ordered',
    idempotencyKey: `hold:${videoId}`,
  })
  return { amount, eachMoving: creditCosts.video_moving }
}
