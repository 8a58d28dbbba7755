import { and, desc, eq, gt, gte, inArray, lt, ne, notInArray } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/open-db.ts'
import { videos, videoSteps } from '../../../schema.ts'
import type { RememberedStep } from '../steps.queries.ts'
import type { VideoRow } from '../../videos.queries.ts'

/** The step under which the words of a version are remembered that a service translated. */
export const TRANSLATE_STEP = 'translate'
/** The steps whose results services may be paid for. */
export const PAID_STEPS: readonly string[] = ['voice', 'photos', 'motion', 'motion-job', TRANSLATE_STEP]
/** Two films of a minute; the newest count. */
const MAX_STEPS = 200

/** A step of a film that failed, and what decides its pictures besides the words. */
export type FailedStep = RememberedStep &
  Pick<VideoRow, 'seed' | 'voiceId' | 'title' | 'script' | 'style' | 'aspectRatio'>

/** What services may have made for a user's films that failed since a moment, the newest film first. */
export async function listFailedSteps(db: Queryable, userId: string, since: Date): Promise<FailedStep[]> {
  const { seed, voiceId, title, script, style, aspectRatio } = videos
  const rows = await db
    .select({ step: videoSteps, seed, voiceId, title, script, style, aspectRatio })
    .from(videoSteps)
    .innerJoin(videos, eq(videos.id, videoSteps.videoId))
    .where(
      and(
        eq(videos.userId, userId),
        eq(videos.status, 'failed'),
        gte(videos.finishedAt, since),
        inArray(videoSteps.step, [...PAID_STEPS]),
      ),
    )
    .orderBy(desc(videos.finishedAt))
    .limit(MAX_STEPS)
  return rows.map(({ step: { step, inputHash, data, files, tookMs }, ...film }) => ({
    ...film,
    step,
    inputHash,
    result: { data, files, tookMs: tookMs ?? 0 },
  }))
}

/** Files that services made for a user's films that failed, but for those of one of them. */
export async function listPaidFiles(db: Queryable, userId: string, but = ''): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ files: videoSteps.files })
    .from(videoSteps)
    .innerJoin(videos, eq(videos.id, videoSteps.videoId))
    .where(
      and(
        eq(videos.userId, userId),
        eq(videos.status, 'failed'),
        ne(videos.id, but),
        inArray(videoSteps.step, [...PAID_STEPS]),
      ),
    )
  return new Set(rows.flatMap(({ files }) => files))
}

/** Forgets of a film that failed what nobody was paid for: its files are deleted, too. */
export async function forgetFreeSteps(db: Queryable, videoId: string): Promise<void> {
  await db
    .delete(videoSteps)
    .where(and(eq(videoSteps.videoId, videoId), notInArray(videoSteps.step, [...PAID_STEPS])))
}

/** Failed films of whose kept parts nothing is left take no room any more. */
export async function forgetStorageOfFailed(db: Queryable, before: Date): Promise<void> {
  await db
    .update(videos)
    .set({ storageBytes: 0 })
    .where(and(eq(videos.status, 'failed'), lt(videos.finishedAt, before), gt(videos.storageBytes, 0)))
}

/** Forgets such steps of films that failed before a moment, no matter whose; answers their files. */
export async function takeStepsFailedBefore(
  db: Queryable,
  before: Date,
): Promise<{ userId: string; files: readonly string[] }[]> {
  const old = db
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.status, 'failed'), lt(videos.finishedAt, before)))
  const taken = await db
    .delete(videoSteps)
    .where(and(inArray(videoSteps.step, [...PAID_STEPS]), inArray(videoSteps.videoId, old)))
    .returning({ videoId: videoSteps.videoId, files: videoSteps.files })
  if (taken.length === 0) return []
  const owners = await db
    .select({ id: videos.id, userId: videos.userId })
    .from(videos)
    .where(inArray(videos.id, [...new Set(taken.map(({ videoId }) => videoId))]))
  const ownerOf = new Map(owners.map(({ id, userId }) => [id, userId]))
  return taken.flatMap(({ videoId, files }) => {
    const userId = ownerOf.get(videoId)
    return userId === undefined ? [] : [{ userId, files }]
  })
}
