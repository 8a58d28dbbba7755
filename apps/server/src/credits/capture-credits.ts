import type { Transaction } from '../platform/db/open-db.ts'
import { findHold, insertEntry, lockBalance } from './credits.queries.ts'

/** Keeps what was held for a video that is finished. Does nothing when its hold is settled already or was never made. */
export async function captureCredits(
  tx: Transaction,
  { userId, videoId }: { userId: string; videoId: string },
): Promise<void> {
  await lockBalance(tx, userId)
  const { hold, isSettled } = await findHold(tx, userId, videoId)
  if (!hold || isSettled) return
  await insertEntry(tx, {
    userId,
    videoId,
    kind: 'capture',
    amount: 0,
    reason: 'Video completed',
    idempotencyKey: `capture:${videoId}`,
  })
}
