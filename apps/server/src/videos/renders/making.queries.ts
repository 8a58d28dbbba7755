import type { VideoStatus } from '@hookreel/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { videos } from '../../schema.ts'
import { statusesBefore } from '../video-status.ts'
import type { Queryable } from '../../platform/db/open-db.ts'
import type { NewVideo, VideoRow } from '../videos.queries.ts'

/** Moves a video to a state, if its present one allows that and, where one is named, the claim still holds; nothing otherwise. */
export async function moveVideo(
  db: Queryable,
  id: string,
  status: VideoStatus,
  change: Omit<Partial<NewVideo>, 'id' | 'userId' | 'status'> & { updatedAt: Date },
  claimed?: Claimed,
): Promise<VideoRow | undefined> {
  const [row] = await db
    .update(videos)
    .set({ ...change, status })
    .where(
      and(
        eq(videos.id, id),
        inArray(videos.status, statusesBefore(status)),
        claimed ? heldBy(claimed) : undefined,
      ),
    )
    .returning()
  return row
}

/** Takes a video to be made under a claim, if nobody else took it since `before` was read. It counts as begun before anything is done. */
export async function claimVideo(
  db: Queryable,
  before: VideoRow,
  claim: string,
  startedAt: Date,
): Promise<VideoRow | undefined> {
  const isUntouched = before.claim === null ? isNull(videos.claim) : eq(videos.claim, before.claim)
  const [row] = await db
    .update(videos)
    .set({ status: 'processing', claim, startedAt, updatedAt: startedAt, starts: sql`${videos.starts} + 1` })
    .where(and(eq(videos.id, before.id), inArray(videos.status, statusesBefore('processing')), isUntouched))
    .returning()
  return row
}

/** Nobody else took it, and it is still being made. */
const heldBy = ({ id, claim }: Claimed) =>
  and(eq(videos.id, id), eq(videos.status, 'processing'), eq(videos.claim, claim ?? ''))

/** A video as anyone who makes it took it. */
export type Claimed = Pick<VideoRow, 'id' | 'claim'>

/** Whether the video is still being made under this claim. */
export async function isClaimed(db: Queryable, claimed: Claimed): Promise<boolean> {
  const found = await db.select({ id: videos.id }).from(videos).where(heldBy(claimed))
  return found.length > 0
}

/** It was begun, and anyone who did lives: a step is finished, or the server stops as it should. */
export async function forgetStarts(db: Queryable, claimed: Claimed): Promise<void> {
  await db.update(videos).set({ starts: 0 }).where(heldBy(claimed))
}

/** Counts a try of making it. */
export async function countAttempt(db: Queryable, claimed: Claimed): Promise<number> {
  const [row] = await db
    .update(videos)
    .set({ attempts: sql`${videos.attempts} + 1` })
    .where(heldBy(claimed))
    .returning({ attempts: videos.attempts })
  return row?.attempts ?? 0
}

/**
 * Nothing when it is no longer made under this claim. The percentage never falls: who saves it may have read the film before a slice
 * of it, made elsewhere, told that it had come further.
 */
export async function saveProgress(
  db: Queryable,
  claimed: Claimed,
  progress: NonNullable<VideoRow['progress']>,
  updatedAt: Date,
): Promise<VideoRow | undefined> {
  const reached = sql`coalesce((${videos.progress}->>'percent')::float8, 0)`
  const percent = sql`jsonb_build_object('percent', greatest(${progress.percent}::float8, ${reached}))`
  const [row] = await db
    .update(videos)
    .set({ progress: sql`${JSON.stringify(progress)}::jsonb || ${percent}`, updatedAt })
    .where(heldBy(claimed))
    .returning()
  return row
}

/** What a film that is being made says, once that is translated; nothing when it is no longer made under this claim. */
export async function saveWords(
  db: Queryable,
  claimed: Claimed,
  words: Pick<VideoRow, 'title' | 'description' | 'script' | 'choices' | 'updatedAt'>,
): Promise<VideoRow | undefined> {
  const [row] = await db.update(videos).set(words).where(heldBy(claimed)).returning()
  return row
}

export async function listUnfinishedVideos(db: Queryable): Promise<VideoRow[]> {
  return db
    .select()
    .from(videos)
    .where(inArray(videos.status, ['queued', 'processing']))
    .orderBy(videos.createdAt)
}
