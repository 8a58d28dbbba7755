import type { Transaction } from '../platform/db/open-db.ts'
import { findHold, insertEntry, lockBalance } from './credits.queries.ts'

/** Ends the hold of a video, once. Does nothing when it is settled already or was never made. */
export async function settleHold(
  tx: Transaction,
  { userId, videoId }: { userId: string; videoId: string },
  end: { readonly kind: 'capture' | 'release'; readonly reason: string; readonly givenBack?: number },
): Promise<void> {
  await lockBalance(tx, userId)
  const { hold, isSettled } = await findHold(tx, userId, videoId)
  if (!hold || isSettled) return
  const { kind, reason, givenBack = 0 } = end
  await insertEntry(tx, {
    userId,
    videoId,
    ...{ kind, reason },
    amount: kind === 'release' ? -hold.amount : Math.min(givenBack, -hold.amount),
    idempotencyKey: `${end.kind}:${videoId}`,
  })
}
