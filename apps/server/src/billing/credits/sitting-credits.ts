import type { Transaction } from '../../platform/db/open-db.ts'
import { settleOrder } from './settle-hold.ts'
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
  return settleOrder(tx, orderOf(sitting), {
    kind: 'capture',
    givenBack,
    reason: `Pictures of the cast made${few}`,
  })
}

/** Gives all of it back. */
export function releaseSitting(tx: Transaction, sitting: Sitting): Promise<void> {
  return settleOrder(tx, orderOf(sitting), { kind: 'release', reason: 'No picture of the cast was made' })
}

/** Capture and release share their key: whichever comes first settles it, once. */
const orderOf = ({ userId, sittingId }: Sitting) => ({
  ...{ userId, orderId: sittingId },
  idempotencyKey: `sitting-end:${sittingId}`,
})
