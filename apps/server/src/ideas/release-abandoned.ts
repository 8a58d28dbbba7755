import { lockedTransaction } from '../account/lock-profile.ts'
import { releaseEnhancement } from '../billing/credits/enhancement-credits.ts'
import type { Deps } from '../deps.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { listAbandonedBatches } from './batches.queries.ts'
import { endAbandonedBatch } from './idea-batch.ts'
import { deleteUnfinishedEnhancement, listAbandonedEnhancements } from './enhancements.queries.ts'
import type { EnhancementRow } from './enhancements.queries.ts'

/** Far beyond any answer of any service: for what was begun by a version whose writers did not say that they are alive. */
const SURELY_ABANDONED_AFTER_MS = 3_600_000
const begunBefore = (now: Date) => new Date(now.getTime() - SURELY_ABANDONED_AFTER_MS)

/** Gives a user back what their requests held whose process died. In a transaction that has the profile. */
export async function releaseOwnAbandoned(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const abandoned of await listAbandonedEnhancements(tx, now, begunBefore(now), userId))
    await giveUpEnhancement(tx, abandoned)
}

/** The same for everybody, once a day, and for batches of ideas. */
export async function releaseAbandoned({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const abandoned of await listAbandonedEnhancements(db, now, begunBefore(now)))
    await lockedTransaction(db, abandoned.userId, (tx) => giveUpEnhancement(tx, abandoned))
  for (const batch of await listAbandonedBatches(db, now))
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
