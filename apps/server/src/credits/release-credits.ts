import type { Transaction } from '../platform/db/open-db.ts'
import { findHold, insertEntry, lockBalance } from './credits.queries.ts'

/** Gives back what was held for a video that came to nothing. Does nothing when its hold is settled already or was never made. */
export async function releaseCredits(
  tx: Transaction,
  { userId, videoId, reason = 'Video not made' }: { userId: string; videoId: string; reason?: string },
): Promise<void> {
  await lockBalance(tx, userId)
  const { hold, isSettled } = await findHold(tx, userId, videoId)
  if (!hold || isSettled) return
  await insertEntry(tx, {
    userId,
    videoId,
    kind: 'release',
    amount: -hold.amount,
    reason,
    idempotencyKey: `release:${videoId}`,
  })
}
