import type { OrderOutcome } from '@hookreel/contract'
import { lockedTransaction } from '../account/lock-profile.ts'
import { getBalance } from '../billing/credits/get-balance.ts'
import type { Deps } from '../deps.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { findBatchByKey, listBatchIdeas } from './batches.queries.ts'
import { findEnhancementByKey } from './enhancements.queries.ts'
import { endAbandonedBatch } from './idea-batch.ts'
import { giveUpEnhancement } from './release-abandoned.ts'

/** Ends the ideas or the text that are being written under a key; what was saved of them stays and is paid. */
export async function stopWriting(
  { db, hub }: Pick<Deps, 'db' | 'hub'>,
  userId: string,
  key: string,
): Promise<OrderOutcome> {
  const outcome = await lockedTransaction(
    db,
    userId,
    async (tx) => (await stopIdeas(tx, userId, key)) ?? (await stopText(tx, userId, key)),
  )
  if (!outcome) return 'nothing'
  hub.publish(userId, 'balance', { balance: await getBalance(db, userId) })
  return outcome
}

async function stopIdeas(tx: Transaction, userId: string, key: string): Promise<OrderOutcome | undefined> {
  const batch = await findBatchByKey(tx, userId, key)
  if (!batch) return undefined
  if (batch.writingUntil !== null) await endAbandonedBatch(tx, batch)
  return (await listBatchIdeas(tx, userId, batch.id)).length > 0 ? 'finished' : 'cancelled'
}

async function stopText(tx: Transaction, userId: string, key: string): Promise<OrderOutcome | undefined> {
  const text = await findEnhancementByKey(tx, userId, key)
  if (!text) return undefined
  const isOurs = await giveUpEnhancement(tx, text)
  return isOurs || text.credits === 0 ? 'cancelled' : 'finished'
}
