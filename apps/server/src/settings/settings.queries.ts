import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../platform/db/open-db.ts'
import { channels, creditEntries, ideas, posts, profiles, pronunciations, users, videos } from '../schema.ts'

export type VideoRow = typeof videos.$inferSelect
const READY = ['generated', 'completed', 'published'] as const

/** Videos of a user that wait or are being made. */
export async function listUnfinishedOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.userId, userId), inArray(videos.status, ['queued', 'processing'])))
  return rows.map(({ id }) => id)
}

/** Everything of a user that an export holds, the oldest first. */
export async function readBelongings(db: Queryable, userId: string) {
  const [row] = await db
    .select({ profile: profiles, email: users.email, fullName: users.name })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, userId))
  return {
    profile: row && { email: row.email, fullName: row.fullName, ...row.profile },
    ideas: await db
      .select()
      .from(ideas)
      .where(and(eq(ideas.userId, userId), isNull(ideas.deletionId)))
      .orderBy(asc(ideas.createdAt)),
    videos: await db
      .select()
      .from(videos)
      .where(and(eq(videos.userId, userId), isNull(videos.deletionId)))
      .orderBy(asc(videos.createdAt)),
    ledger: await db
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.userId, userId))
      .orderBy(asc(creditEntries.id)),
    // Without what acts for the account.
    channels: await db
      .select({
        id: channels.id,
        network: channels.network,
        name: channels.name,
        username: channels.username,
        connectedAt: channels.connectedAt,
        disconnectedAt: channels.disconnectedAt,
      })
      .from(channels)
      .where(eq(channels.userId, userId))
      .orderBy(asc(channels.createdAt)),
    pronunciations: await db
      .select({ word: pronunciations.word, saidAs: pronunciations.saidAs })
      .from(pronunciations)
      .where(eq(pronunciations.userId, userId))
      .orderBy(asc(pronunciations.word)),
    posts: await db.select().from(posts).where(eq(posts.userId, userId)).orderBy(asc(posts.createdAt)),
  }
}

const shown = (userId: string) =>
  and(
    eq(videos.userId, userId),
    eq(videos.isOnProfile, true),
    inArray(videos.status, [...READY]),
    isNull(videos.deletionId),
  )

/** Videos that a user's public page shows, the newest first. */
export async function listShownVideos(db: Queryable, userId: string, limit: number): Promise<VideoRow[]> {
  return db.select().from(videos).where(shown(userId)).orderBy(desc(videos.createdAt)).limit(limit)
}

export async function findShownVideo(
  db: Queryable,
  userId: string,
  id: string,
): Promise<VideoRow | undefined> {
  const [row] = await db
    .select()
    .from(videos)
    .where(and(shown(userId), eq(videos.id, id)))
  return row
}
