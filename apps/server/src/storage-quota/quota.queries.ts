import { and, desc, eq, gt, inArray, isNull, ne, not, or, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/open-db.ts'
import {
  castMembers,
  castSittings,
  exports,
  sounds,
  storyboards,
  subscriptions,
  uploads,
  videos,
} from '../schema.ts'

/** Bytes of an account: what is there, what is set aside, and its export. */
export type StorageSums = { readonly stored: number; readonly reserved: number; readonly exported: number }

const ofVideo = sql<string>`coalesce(sum(${videos.storageBytes}), 0)`
const ofMember = sql<string>`coalesce(sum(${castMembers.storageBytes}), 0)`
const MAKING = ['queued', 'processing'] as const

/**
 * The room of an account, from the rows that own its files: a row that goes frees its room in the same transaction.
 * What was deleted and can be brought back takes none.
 */
export async function sumStorage(db: Queryable, userId: string): Promise<StorageSums> {
  const isMaking = inArray(videos.status, [...MAKING])
  const [ofVideos] = await db
    .select({
      stored: sql<string>`coalesce(sum(${videos.storageBytes}) filter (where ${not(isMaking)}), 0)`,
      reserved: sql<string>`coalesce(sum(${videos.storageBytes}) filter (where ${isMaking}), 0)`,
    })
    .from(videos)
    .where(and(eq(videos.userId, userId), isNull(videos.deletionId)))
  const [ofUploads] = await db
    .select({
      reserved: sql<string>`coalesce(sum(greatest(${uploads.sizeBytes}, ${uploads.writtenBytes})), 0)`,
    })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.state, ['receiving', 'checking'])))
  const [ofBoards] = await db
    .select({
      stored: sql<string>`coalesce(sum(${storyboards.storageBytes}), 0)`,
      reserved: sql<string>`coalesce(sum(${storyboards.reservedBytes}) filter (where ${storyboards.status} = 'making'), 0)`,
    })
    .from(storyboards)
    .where(eq(storyboards.userId, userId))
  const [ofSounds] = await db
    .select({ stored: sql<string>`coalesce(sum(${sounds.sizeBytes}), 0)` })
    .from(sounds)
    .where(eq(sounds.userId, userId))
  const [ofCast] = await db
    .select({ stored: ofMember })
    .from(castMembers)
    .where(and(eq(castMembers.userId, userId), isNull(castMembers.deletionId)))
  const [ofSittings] = await db
    .select({ stored: sql<string>`coalesce(sum(${castSittings.storageBytes}), 0)` })
    .from(castSittings)
    .where(and(eq(castSittings.userId, userId), ne(castSittings.status, 'closed')))
  const [ofExports] = await db
    .select({
      bytes: sql<string>`coalesce(sum(coalesce(${exports.sizeBytes}, ${exports.reservedBytes})), 0)`,
    })
    .from(exports)
    .where(and(eq(exports.userId, userId), ne(exports.state, 'failed')))
  return {
    stored: [ofVideos, ofBoards, ofSounds, ofCast, ofSittings].reduce(
      (sum, of) => sum + Number(of?.stored ?? 0),
      0,
    ),
    reserved:
      Number(ofVideos?.reserved ?? 0) + Number(ofUploads?.reserved ?? 0) + Number(ofBoards?.reserved ?? 0),
    exported: Number(ofExports?.bytes ?? 0),
  }
}

/** What would take room again if this deletion were undone. */
export async function sumDeleted(db: Queryable, userId: string, deletionId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: ofVideo })
    .from(videos)
    .where(and(eq(videos.userId, userId), eq(videos.deletionId, deletionId)))
  const [ofCast] = await db
    .select({ bytes: ofMember })
    .from(castMembers)
    .where(and(eq(castMembers.userId, userId), eq(castMembers.deletionId, deletionId)))
  return Number(row?.bytes ?? 0) + Number(ofCast?.bytes ?? 0)
}

/** The plan that an account has now, also while its last payment is being tried again; in test mode nobody renews it. */
export async function findPlan(db: Queryable, userId: string, now: Date) {
  const [row] = await db
    .select({ plan: subscriptions.plan })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        inArray(subscriptions.status, ['active', 'trialing', 'past_due', 'paused']),
        or(ne(subscriptions.provider, 'local'), gt(subscriptions.currentPeriodEnd, now)),
      ),
    )
    .orderBy(desc(subscriptions.createdAt))
    .limit(1)
  return row?.plan
}
