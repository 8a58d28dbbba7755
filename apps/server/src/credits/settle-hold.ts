import type { Transaction } from '../platform/db/open-db.ts'
import { findHold, insertEntry, lockBalance } from './credits.queries.ts'

/** Ends the hold of a video, once. Does nothing when it is settled already or was never made. */
export async function settleHold(
  tx: Transaction,
  { userId, videoId }: { userId: string; videoId: string },
  end: { readonly kind: 'capture' | 'release'; readonly reason: string },
): Promise<void> {
  await lockBalance(tx, userId)
  const { hold, isSettled } = await findHold(tx, userId, videoId)
  if (!hold || isSettled) return
  await insertEntry(tx, {
    userId,
    videoId,
    ...end,
    amount: end.kind === 'release' ? -hold.amount : 0,
    idempotencyKey: `${end.kind}:${videoId}`,
  })
}
