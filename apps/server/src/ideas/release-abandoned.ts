import { lockedTransaction } from '../account/lock-profile.ts'
import { releaseEnhancement } from '../credits/enhancement-credits.ts'
import type { Deps } from '../deps.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { listAbandonedBatches } from './batches.queries.ts'
import { endAbandonedBatch } from './idea-batch.ts'
import { deleteUnfinishedEnhancement, listAbandonedEnhancements } from './enhancements.queries.ts'
import type { EnhancementRow } from './enhancements.queries.ts'

/** Whoever asks again is not to wait for what an earlier request held; it may still be answered when it is younger. */
const ABANDONED_AFTER_MS = 5 * 60_000
/** Far beyond any answer of any service: for those who never ask again. */
const SURELY_ABANDONED_AFTER_MS = 3_600_000

/** Gives a user back what their requests held whose process died. In a transaction that has the profile. */
export async function releaseOwnAbandoned(tx: Transaction, userId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS)
  for (const abandoned of await listAbandonedEnhancements(tx, before, userId))
    await giveUpEnhancement(tx, abandoned)
}

/** The same for everybody, once a day, and for batches of ideas. */
export async function releaseAbandoned({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - SURELY_ABANDONED_AFTER_MS)
  for (const abandoned of await listAbandonedEnhancements(db, before))
    await lockedTransaction(db, abandoned.userId, (tx) => giveUpEnhancement(tx, abandoned))
  for (const batch of await listAbandonedBatches(db, clock.now()))
    await lockedTransaction(db, batch.userId, (tx) => endAbandonedBatch(tx, batch))
}

/** Takes a text back that came to nothing, with its price; false when it is done. In a transaction that has the profile. */
export async function giveUpEnhancement(
  tx: Transaction,
  { id, userId }: Pick<EnhancementRow, 'id' | 'userId'>,
): Promise<boolean> {
  const isOurs = await deleteUnfinishedEnhancement(tx, userId, id)
  if (isOurs) await releaseEnhancement(tx, { userId, enhancementId: id })
  return isOurs
}
