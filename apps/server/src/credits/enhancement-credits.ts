import { ENHANCEMENT_CREDITS } from '@hookreel/contract'
import type { Transaction } from '../platform/db/open-db.ts'
import { insertEntry } from './credits.queries.ts'
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

/** Keeps what was held. Capture and release share their key: whichever comes first settles it, once. */
export async function captureEnhancement(
  tx: Transaction,
  { userId, enhancementId }: Enhancement,
): Promise<void> {
  await insertEntry(tx, {
    userId,
    orderId: enhancementId,
    kind: 'capture',
    amount: 0,
    reason: 'Text enhanced',
    idempotencyKey: `enhance-end:${enhancementId}`,
  })
}

/** Gives back what was held for an enhancement that failed or changed nothing. */
export async function releaseEnhancement(
  tx: Transaction,
  { userId, enhancementId }: Enhancement,
): Promise<void> {
  await insertEntry(tx, {
    userId,
    orderId: enhancementId,
    kind: 'release',
    amount: ENHANCEMENT_CREDITS,
    reason: 'Text not enhanced',
    idempotencyKey: `enhance-end:${enhancementId}`,
  })
}
