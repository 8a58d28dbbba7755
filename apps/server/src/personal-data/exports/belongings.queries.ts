import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/open-db.ts'
import {
  castMembers,
  channels,
  creditEntries,
  ideas,
  posts,
  profiles,
  pronunciations,
  unwantedPictures,
  sounds,
  storyboards,
  users,
  videos,
} from '../../schema.ts'

/** So many rows are in memory at a time; one of an idea with its texts has up to 25 kB. */
const PAGE = 200
/** The scenes of one film have up to half a megabyte. */
const VIDEOS_PAGE = 20

/** Where a page ended. */
type Last = { readonly id: string; readonly createdAt: Date } | undefined

/** The account itself, as an export holds it. */
export async function findAccount(db: Queryable, userId: string) {
  const [row] = await db
    .select({ profile: profiles, email: users.email, fullName: users.name })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, userId))
  return row && { email: row.email, fullName: row.fullName, ...row.profile }
}

const isAfter = (table: { readonly id: AnyPgColumn; readonly createdAt: AnyPgColumn }, last: Last) =>
  last &&
  or(gt(table.createdAt, last.createdAt), and(eq(table.createdAt, last.createdAt), gt(table.id, last.id)))

/** Of each list the oldest first, from where the last page ended. */
export const listIdeasFrom = (db: Queryable, userId: string, last: Last) =>
  db
    .select()
    .from(ideas)
    .where(and(eq(ideas.userId, userId), isNull(ideas.deletionId), isAfter(ideas, last)))
    .orderBy(asc(ideas.createdAt), asc(ideas.id))
    .limit(PAGE)

export const listVideosFrom = (db: Queryable, userId: string, last: Last) =>
  db
    .select()
    .from(videos)
    .where(and(eq(videos.userId, userId), isNull(videos.deletionId), isAfter(videos, last)))
    .orderBy(asc(videos.createdAt), asc(videos.id))
    .limit(VIDEOS_PAGE)

export const listPostsFrom = (db: Queryable, userId: string, last: Last) =>
  db
    .select()
    .from(posts)
    .where(and(eq(posts.userId, userId), isAfter(posts, last)))
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .limit(PAGE)

export const listEntriesFrom = (db: Queryable, userId: string, last: { readonly id: number } | undefined) =>
  db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), last && gt(creditEntries.id, last.id)))
    .orderBy(asc(creditEntries.id))
    .limit(PAGE)

/** They are few; without what acts for the account. */
export const listOwnChannels = (db: Queryable, userId: string) =>
  db
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
    .orderBy(asc(channels.createdAt))

export const listOwnPronunciations = (db: Queryable, userId: string) =>
  db
    .select({ word: pronunciations.word, saidAs: pronunciations.saidAs })
    .from(pronunciations)
    .where(eq(pronunciations.userId, userId))
    .orderBy(asc(pronunciations.word))

/** At most five hundred. */
export const listOwnUnwanted = (db: Queryable, userId: string) =>
  db
    .select({
      shown: unwantedPictures.key,
      name: unwantedPictures.name,
      source: unwantedPictures.source,
      createdAt: unwantedPictures.createdAt,
    })
    .from(unwantedPictures)
    .where(eq(unwantedPictures.userId, userId))
    .orderBy(asc(unwantedPictures.createdAt), asc(unwantedPictures.id))

/** At most a hundred. */
export const listOwnCast = (db: Queryable, userId: string) =>
  db
    .select()
    .from(castMembers)
    .where(and(eq(castMembers.userId, userId), isNull(castMembers.deletionId)))
    .orderBy(asc(castMembers.createdAt))

/** Which pictures and clips were sent for storyboards, the oldest storyboard first. They are kept for two weeks. */
export const listOwnBoardUploads = (db: Queryable, userId: string) =>
  db
    .select({
      id: storyboards.id,
      userId: storyboards.userId,
      title: storyboards.title,
      uploads: storyboards.uploads,
    })
    .from(storyboards)
    .where(eq(storyboards.userId, userId))
    .orderBy(asc(storyboards.createdAt))

/** At most some hundred. */
export const listOwnSounds = (db: Queryable, userId: string) =>
  db.select().from(sounds).where(eq(sounds.userId, userId)).orderBy(asc(sounds.createdAt))
