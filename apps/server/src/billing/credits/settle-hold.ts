import type { Transaction } from '../../platform/db/open-db.ts'
import { findHold, insertEntry, listEntriesOf, lockBalance } from './credits.queries.ts'

type End = { readonly kind: 'capture' | 'release'; readonly reason: string; readonly givenBack?: number }

/**
 * Ends the hold of a video, once. Does nothing when it is settled already or was never made. Capture and release have keys of
 * their own; the index `credit_entries_one_settlement` lets only one in.
 */
export async function settleHold(
  tx: Transaction,
  { userId, videoId }: { userId: string; videoId: string },
  end: End,
): Promise<void> {
  await lockBalance(tx, userId)
  const { hold, isSettled } = await findHold(tx, userId, videoId)
  if (!hold || isSettled) return
  await insertEntry(tx, { userId, videoId, ...entryOf(end, hold), idempotencyKey: `${end.kind}:${videoId}` })
}

/** Ends the hold of any other order, once; capture and release share the key. Does nothing when it is settled already or was never made. */
export async function settleOrder(
  tx: Transaction,
  { userId, orderId, idempotencyKey }: { userId: string; orderId: string; idempotencyKey: string },
  end: End,
): Promise<void> {
  await lockBalance(tx, userId)
  const entries = await listEntriesOf(tx, userId, orderId)
  const hold = entries.find(({ kind }) => kind === 'hold')
  if (!hold || entries.some(({ kind }) => kind === 'capture' || kind === 'release')) return
  await insertEntry(tx, { userId, orderId, ...entryOf(end, hold), idempotencyKey })
}

/** What comes back of a hold: all of it, or what was not delivered. */
function entryOf({ kind, reason, givenBack = 0 }: End, { amount }: { readonly amount: number }) {
  return { kind, reason, amount: kind === 'release' ? -amount : Math.min(givenBack, -amount) }
}
