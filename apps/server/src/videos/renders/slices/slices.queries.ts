import { and, eq, inArray, sql } from 'drizzle-orm'
import { SLICE_STEP } from '@hookreel/studio'
import type { Queryable, Transaction } from '../../../platform/db/open-db.ts'
import { videos, videoSteps } from '../../../schema.ts'
import type { StoredProgress } from '../../video-schema.ts'
import type { VideoRow } from '../../videos.queries.ts'

// A slice belongs to no claim: anyone who goes on with a film wants it all the same. It is wanted as long as the film is being made.
const beingMade = (id: string) => and(eq(videos.id, id), eq(videos.status, 'processing'))

/** A film that is being made; nobody else changes it before the transaction ends. Only for the jobs. */
export async function lockFilm(tx: Transaction, id: string): Promise<VideoRow | undefined> {
  const [row] = await tx.select().from(videos).where(beingMade(id)).for('update')
  return row
}

/** The keys of a film's remembered slices. */
export async function listMadeSlices(db: Queryable, videoId: string): Promise<string[]> {
  const rows = await db
    .select({ key: videoSteps.inputHash })
    .from(videoSteps)
    .where(and(eq(videoSteps.videoId, videoId), eq(videoSteps.step, SLICE_STEP)))
  return rows.map(({ key }) => key)
}

/** Slices whose files are lost are made once more. */
export async function forgetSlices(tx: Transaction, videoId: string, keys: readonly string[]): Promise<void> {
  await tx
    .delete(videoSteps)
    .where(
      and(
        eq(videoSteps.videoId, videoId),
        eq(videoSteps.step, SLICE_STEP),
        inArray(videoSteps.inputHash, [...keys]),
      ),
    )
}

/** Writes how far a film in slices is; `change` beside it, for anyone who holds the film. */
export async function saveSlicesProgress(
  db: Queryable,
  id: string,
  progress: StoredProgress,
  change: { readonly updatedAt: Date; readonly claim?: null },
): Promise<VideoRow | undefined> {
  const [row] = await db
    .update(videos)
    .set({ ...change, progress })
    .where(beingMade(id))
    .returning()
  return row
}

/** Counts a try that failed in one of a film's slices. */
export async function countSliceAttempt(db: Queryable, id: string): Promise<number> {
  const [row] = await db
    .update(videos)
    .set({ attempts: sql`${videos.attempts} + 1` })
    .where(beingMade(id))
    .returning({ attempts: videos.attempts })
  return row?.attempts ?? 0
}
