import { editCredits, filmCredits, languageCredits } from '@hookreel/contract'
import type { Transaction } from '../../platform/db/open-db.ts'
import { readPricing } from './read-pricing.ts'
import { takeCredits } from './take-credits.ts'

/** What is ordered: a video of so many seconds, or a change with so many new scenes, and the scenes that are made to move for it. */
type Ordered = {
  readonly userId: string
  readonly videoId: string
  readonly seconds: number
  readonly newScenes?: number | undefined
  readonly movingScenes?: number | undefined
  /** A finished film in another language. */
  readonly isLanguageVersion?: boolean | undefined
}

/**
 * Holds the price of a video in the transaction that orders it; answers how much, and how much of it for each scene that moves. The hold
 * ends with `captureCredits` or `releaseCredits`. Throws `insufficient_credits`.
 */
export async function holdCredits(
  tx: Transaction,
  { userId, videoId, seconds, newScenes, movingScenes = 0, isLanguageVersion = false }: Ordered,
): Promise<{ amount: number; eachMoving: number }> {
  const { creditCosts } = await readPricing(tx)
  const film = isLanguageVersion
    ? languageCredits(creditCosts, seconds)
    : newScenes === undefined
      ? filmCredits(creditCosts, seconds)
      : editCredits(creditCosts, seconds, newScenes)
  const amount = film + movingScenes * creditCosts.video_moving
  await takeCredits(tx, {
    userId,
    videoId,
    kind: 'hold',
    price: amount,
    reason: isLanguageVersion
      ? 'Video in another language ordered'
      : newScenes === undefined
        ? 'Video ordered'
        : 'Change of a video ordered',
    idempotencyKey: `hold:${videoId}`,
  })
  return { amount, eachMoving: creditCosts.video_moving }
}
