import { ENHANCEMENT_CREDITS } from '@hookreel/contract'
import type { Transaction } from '../../platform/db/open-db.ts'
import { settleOrder } from './settle-hold.ts'
import { takeCredits } from './take-credits.ts'

type Enhancement = { readonly userId: string; readonly enhancementId: string }

/** Holds the credit of one enhancement until it is captured or released. Throws `insufficient_credits`. */
export async function holdEnhancement(
  tx: Transaction,
  { userId, enhancementId }: Enhancement,
): Promise<void> {
  await takeCredits(tx, {
    userId,
    orderId: enhancementId,
    kind: 'hold',
    price: ENHANCEMENT_CREDITS,
    reason: 'Text enhancement ordered',
    idempotencyKey: `enhance-hold:${enhancementId}`,
  })
}

/** Keeps what was held. */
export function captureEnhancement(tx: Transaction, enhancement: Enhancement): Promise<void> {
  return settleOrder(tx, orderOf(enhancement), { kind: 'capture', reason: 'Text enhanced' })
}

/** Gives back what was held for an enhancement that failed or changed nothing. */
export function releaseEnhancement(tx: Transaction, enhancement: Enhancement): Promise<void> {
  return settleOrder(tx, orderOf(enhancement), { kind: 'release', reason: 'Text not enhanced' })
}

/** Capture and release share their key: whichever comes first settles it, once. */
const orderOf = ({ userId, enhancementId }: Enhancement) => ({
  ...{ userId, orderId: enhancementId },
  idempotencyKey: `enhance-end:${enhancementId}`,
})
