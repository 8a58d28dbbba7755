import { ENHANCEMENT_CREDITS } from '@hookreel/contract'
import type { Transaction } from '../../platform/db/open-db.ts'
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

/** Keeps what was held. */
export async function captureEnhancement(tx: Transaction, enhancement: Enhancement): Promise<void> {
  await settle(tx, enhancement, { kind: 'capture', amount: 0, reason: 'Text enhanced' })
}

/** Gives back what was held for an enhancement that failed or changed nothing. */
export async function releaseEnhancement(tx: Transaction, enhancement: Enhancement): Promise<void> {
  const amount = ENHANCEMENT_CREDITS
  await settle(tx, enhancement, { kind: 'release', amount, reason: 'Text not enhanced' })
}

/** Capture and release share their key: whichever comes first settles it, once. */
async function settle(
  tx: Transaction,
  { userId, enhancementId }: Enhancement,
  end: { readonly kind: 'capture' | 'release'; readonly amount: number; readonly reason: string },
): Promise<void> {
  const idempotencyKey = `enhance-end:${enhancementId}`
  await insertEntry(tx, { userId, orderId: enhancementId, ...end, idempotencyKey })
}
