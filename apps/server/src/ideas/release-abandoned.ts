import { releaseEnhancement } from '../credits/enhancement-credits.ts'
import type { Deps } from '../deps.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { deleteUnfinishedEnhancement, listAbandonedEnhancements } from './enhancements.queries.ts'
import type { EnhancementRow } from './enhancements.queries.ts'

/** Whoever asks again is not to wait for what an earlier request held; it may still be answered when it is younger. */
const ABANDONED_AFTER_MS = 5 * 60_000
/** Far beyond any answer of any service: for those who never ask again. */
const SURELY_ABANDONED_AFTER_MS = 3_600_000

/** Gives a user back what their requests held whose process died. */
export async function releaseOwnAbandoned(tx: Transaction, userId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS)
  for (const abandoned of await listAbandonedEnhancements(tx, before, userId)) await release(tx, abandoned)
}

/** The same for everybody, once a day. */
export async function releaseAbandoned({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - SURELY_ABANDONED_AFTER_MS)
  for (const abandoned of await listAbandonedEnhancements(db, before))
    await db.transaction((tx) => release(tx, abandoned))
}

async function release(tx: Transaction, { id, userId }: EnhancementRow): Promise<void> {
  const isOurs = await deleteUnfinishedEnhancement(tx, userId, id)
  if (isOurs) await releaseEnhancement(tx, { userId, enhancementId: id })
}
