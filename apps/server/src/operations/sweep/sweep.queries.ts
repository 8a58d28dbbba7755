import { and, asc, eq, gt, inArray, isNotNull, ne, notInArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/open-db.ts'
import {
  castMembers,
  exports,
  sounds,
  storyboards,
  uploads,
  users,
  videos,
  videoSteps,
} from '../../schema.ts'

const MAKING = ['queued', 'processing'] as const
const PAGE_ROWS = 500

/** No matter whose they are: only for the sweep. */
export async function findVideos(db: Queryable, ids: readonly string[]) {
  const { id, userId, status, filmKey, posterKey, downloadKey, storageBytes, partsKeptUntil } = videos
  return db
    .select({ id, userId, status, filmKey, posterKey, downloadKey, storageBytes, partsKeptUntil })
    .from(videos)
    .where(inArray(id, [...ids]))
}
export type SweptVideo = Awaited<ReturnType<typeof findVideos>>[number]

/** Of these, those that are being made or wait for it. */
export async function findMakingVideos(db: Queryable, ids: readonly string[]): Promise<{ id: string }[]> {
  return db
    .select({ id: videos.id })
    .from(videos)
    .where(and(inArray(videos.id, [...ids]), inArray(videos.status, [...MAKING])))
}

export async function findStoryboards(db: Queryable, ids: readonly string[]) {
  const { id, userId, status, storageBytes } = storyboards
  return db
    .select({ id, userId, status, storageBytes })
    .from(storyboards)
    .where(inArray(id, [...ids]))
}
export type SweptBoard = Awaited<ReturnType<typeof findStoryboards>>[number]

export async function findExports(db: Queryable, ids: readonly string[]) {
  const { id, userId, state, fileKey } = exports
  return db
    .select({ id, userId, state, fileKey })
    .from(exports)
    .where(inArray(id, [...ids]))
}
export type SweptExport = Awaited<ReturnType<typeof findExports>>[number]

export async function findUploads(db: Queryable, ids: readonly string[]) {
  const { id, userId, state } = uploads
  return db
    .select({ id, userId, state })
    .from(uploads)
    .where(inArray(id, [...ids]))
}
export type SweptUpload = Awaited<ReturnType<typeof findUploads>>[number]

export async function findSounds(db: Queryable, ids: readonly string[]) {
  const { id, userId } = sounds
  return db
    .select({ id, userId })
    .from(sounds)
    .where(inArray(id, [...ids]))
}

export async function findMembers(db: Queryable, ids: readonly string[]) {
  const { id, userId } = castMembers
  return db
    .select({ id, userId })
    .from(castMembers)
    .where(inArray(id, [...ids]))
}

/** Of these, the accounts that there are. */
export async function findAccounts(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return rows.map(({ id }) => id)
}

/** Files that services were paid for and that a user's failed films still remember. */
export async function listKeptParts(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ files: videoSteps.files })
    .from(videoSteps)
    .innerJoin(videos, eq(videos.id, videoSteps.videoId))
    .where(and(eq(videos.userId, userId), eq(videos.status, 'failed')))
  return rows.flatMap(({ files }) => files)
}

/** Finished videos in the order of their ids, after one of them. */
export async function listFinishedVideos(db: Queryable, after: string): Promise<SweptVideo[]> {
  const { id, userId, status, filmKey, posterKey, downloadKey, storageBytes, partsKeptUntil } = videos
  return db
    .select({ id, userId, status, filmKey, posterKey, downloadKey, storageBytes, partsKeptUntil })
    .from(videos)
    .where(and(gt(id, after), isNotNull(filmKey), notInArray(status, [...MAKING, 'failed'])))
    .orderBy(asc(id))
    .limit(PAGE_ROWS)
}

/** Exports that are done, in the order of their ids, after one of them. */
export async function listDoneExports(db: Queryable, after: string): Promise<SweptExport[]> {
  const { id, userId, state, fileKey } = exports
  return db
    .select({ id, userId, state, fileKey })
    .from(exports)
    .where(and(gt(id, after), eq(state, 'done'), isNotNull(fileKey)))
    .orderBy(asc(id))
    .limit(PAGE_ROWS)
}

/** Writes what the files of a finished video were measured to take, unless the row changed meanwhile. */
export async function correctVideo(db: Queryable, video: SweptVideo, storageBytes: number): Promise<void> {
  await db
    .update(videos)
    .set({ storageBytes })
    .where(
      and(
        eq(videos.userId, video.userId),
        eq(videos.id, video.id),
        eq(videos.storageBytes, video.storageBytes),
        eq(videos.status, video.status),
      ),
    )
}

/** The same of a storyboard, unless it is being made or the row changed meanwhile. */
export async function correctStoryboard(
  db: Queryable,
  board: SweptBoard,
  storageBytes: number,
): Promise<void> {
  await db
    .update(storyboards)
    .set({ storageBytes })
    .where(
      and(
        eq(storyboards.userId, board.userId),
        eq(storyboards.id, board.id),
        eq(storyboards.storageBytes, board.storageBytes),
        ne(storyboards.status, 'making'),
      ),
    )
}
