import type { Transaction } from '../platform/db/open-db.ts'
import { insertEntry, listEntriesOf, lockBalance } from './credits.queries.ts'
import { takeCredits } from './take-credits.ts'

type Sitting = { readonly userId: string; readonly sittingId: string }

/** Holds the price of all pictures that are ordered. Throws `insufficient_credits`. */
export async function holdSitting(
  tx: Transaction,
  { userId, sittingId, price }: Sitting & { readonly price: number },
): Promise<void> {
  await takeCredits(tx, {
    ...{ userId, orderId: sittingId, kind: 'hold', price },
    reason: 'Pictures of the cast ordered',
    idempotencyKey: `sitting-hold:${sittingId}`,
  })
}

/** Keeps what was held, but for the pictures that came to nothing. */
export function captureSitting(
  tx: Transaction,
  { made, givenBack, ...sitting }: Sitting & { readonly made: number; readonly givenBack: number },
): Promise<void> {
  const few = givenBack > 0 ? `; ${made} of those ordered` : ''
  return settle(tx, sitting, {
    kind: 'capture',
    amount: givenBack,
    reason: `Pictures of the cast made${few}`,
  })
}

/** Gives all of it back. */
export function releaseSitting(tx: Transaction, sitting: Sitting): Promise<void> {
  return settle(tx, sitting, { kind: 'release', reason: 'No picture of the cast was made' })
}

async function settle(
  tx: Transaction,
  { userId, sittingId }: Sitting,
  {
    kind,
    amount,
    reason,
  }: { readonly kind: 'capture' | 'release'; readonly amount?: number; readonly reason: string },
): Promise<void> {
  await lockBalance(tx, userId)
  const entries = await listEntriesOf(tx, userId, sittingId)
  const hold = entries.find((entry) => entry.kind === 'hold')
  if (!hold || entries.some((entry) => entry.kind === 'capture' || entry.kind === 'release')) return
  await insertEntry(tx, {
    ...{ userId, orderId: sittingId, kind, reason, amount: amount ?? -hold.amount },
    idempotencyKey: `sitting-end:${sittingId}`,
  })
}
