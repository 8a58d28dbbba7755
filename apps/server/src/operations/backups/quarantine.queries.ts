import type { PostFailure } from '@hookreel/contract'
import { and, count, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/open-db.ts'
import {
  apiKeys,
  authSessions,
  authVerifications,
  batches,
  batchPieces,
  emailChanges,
  posts,
  profiles,
  RESTORED_AT,
  systemSettings,
  videos,
} from '../../schema.ts'

/** How much of everybody's is held after a restore. */
export type QuarantineCount = { readonly accounts: number; readonly keys: number; readonly posts: number }

export async function countQuarantined(db: Queryable): Promise<QuarantineCount> {
  const [accounts] = await db
    .select({ total: count() })
    .from(profiles)
    .where(eq(profiles.disabledFor, 'restore'))
  const [keys] = await db.select({ total: count() }).from(apiKeys).where(isNotNull(apiKeys.heldAt))
  const [held] = await db.select({ total: count() }).from(posts).where(eq(posts.isQuarantined, true))
  return { accounts: accounts?.total ?? 0, keys: keys?.total ?? 0, posts: held?.total ?? 0 }
}

/**
 * Ends every session and every mailed link: some were ended after the backup was made, among them changes of address that
 * their owner stopped. Links that take an address back stay: they are what a robbed owner has left.
 */
export async function endSessionsAndLinks(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(authSessions)
  await tx.delete(authVerifications)
  await tx
    .update(emailChanges)
    .set({ endedAt: now })
    .where(and(isNull(emailChanges.confirmedAt), isNull(emailChanges.endedAt)))
}

/** Mails that waited when the backup was made were sent since, or are about what is over. */
export async function dropWaitingMails(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ has: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as has`,
  )
  if (rows[0]?.has !== true) return
  await tx.execute(
    sql`delete from pgboss.job where name = 'send-mail' and state in ('created', 'retry', 'active')`,
  )
}

export async function holdAccounts(tx: Transaction, now: Date): Promise<void> {
  await tx
    .update(profiles)
    .set({ disabledAt: now, disabledFor: 'restore' })
    .where(isNull(profiles.disabledAt))
}

export async function holdKeys(tx: Transaction, now: Date): Promise<void> {
  await tx.update(apiKeys).set({ heldAt: now }).where(isNull(apiKeys.heldAt))
}

/**
 * Posts whose time has passed are missed: they may have been sent after the backup. Those that were under way then are
 * looked for at their networks. Later ones are held.
 */
export async function holdPosts(tx: Transaction, now: Date, failure: PostFailure): Promise<void> {
  await tx
    .update(posts)
    .set({ status: 'failed', isMissed: true, failure, heldUntil: null, updatedAt: now })
    .where(and(eq(posts.status, 'scheduled'), or(isNull(posts.scheduledAt), lte(posts.scheduledAt, now))))
  await tx
    .update(posts)
    .set({ status: 'unknown', failure, heldUntil: null, looks: 0, nextLookAt: now, updatedAt: now })
    .where(inArray(posts.status, ['uploading', 'processing']))
  await tx.update(posts).set({ isQuarantined: true }).where(eq(posts.status, 'scheduled'))
}

/** What batches had not ordered yet, they may have ordered after the backup. */
export async function endBatches(tx: Transaction, now: Date, message: string): Promise<void> {
  await tx.update(batchPieces).set({ state: 'refused', message }).where(eq(batchPieces.state, 'waiting'))
  await tx.update(batches).set({ finishedAt: now }).where(isNull(batches.finishedAt))
}

/** What was told to be deleted for its age, its owner may have kept after the backup: it is told of anew. */
export async function takeBackNotices(tx: Transaction): Promise<void> {
  await tx
    .update(videos)
    .set({ deleteAfter: null, deletionNoticeDays: null })
    .where(isNotNull(videos.deleteAfter))
}

/** When the database was put back: nothing that was ordered before is posted by itself. */
export async function noteRestore(tx: Transaction, now: Date): Promise<void> {
  const change = { settingValue: now.toISOString(), updatedAt: now }
  await tx
    .insert(systemSettings)
    .values({ settingKey: RESTORED_AT, ...change })
    .onConflictDoUpdate({ target: systemSettings.settingKey, set: change })
}

export async function freeAccounts(tx: Transaction): Promise<void> {
  await tx
    .update(profiles)
    .set({ disabledAt: null, disabledFor: null })
    .where(eq(profiles.disabledFor, 'restore'))
}

export async function freeKeys(tx: Transaction): Promise<void> {
  await tx.update(apiKeys).set({ heldAt: null }).where(isNotNull(apiKeys.heldAt))
}

export async function freePosts(tx: Transaction): Promise<void> {
  await tx.update(posts).set({ isQuarantined: false }).where(eq(posts.isQuarantined, true))
}
