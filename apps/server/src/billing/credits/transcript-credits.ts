import { TRANSCRIPT_CREDITS } from '@hookreel/contract'
import type { Transaction } from '../../platform/db/open-db.ts'
import { settleOrder } from './settle-hold.ts'
import { takeCredits } from './take-credits.ts'

type Transcript = { readonly userId: string; readonly orderId: string }

/** Holds the price of writing a recording down. Throws `insufficient_credits`. */
export async function holdTranscript(tx: Transaction, { userId, orderId }: Transcript): Promise<void> {
  await takeCredits(tx, {
    ...{ userId, orderId, kind: 'hold', price: TRANSCRIPT_CREDITS },
    reason: 'Recording to be written down',
    idempotencyKey: `transcript-hold:${orderId}`,
  })
}

/** Keeps what was held, or gives it back; whichever comes first settles it, once. */
export function settleTranscript(
  tx: Transaction,
  { userId, orderId }: Transcript,
  isWritten: boolean,
): Promise<void> {
  const order = { userId, orderId, idempotencyKey: `transcript-end:${orderId}` }
  return settleOrder(
    tx,
    order,
    isWritten
      ? { kind: 'capture', reason: 'Recording written down' }
      : { kind: 'release', reason: 'Recording not written down' },
  )
}
