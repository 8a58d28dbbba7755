import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/open-db.ts'
import { videos } from '../../schema.ts'
import type { VideoRow } from '../videos.queries.ts'

type Owned = Pick<VideoRow, 'userId' | 'id'>
const own = ({ userId, id }: Owned) => and(eq(videos.userId, userId), eq(videos.id, id))

/** Writes until when so many bytes of what a film was made of are kept beside it. */
export async function noteKeptParts(
  tx: Transaction,
  video: Owned,
  { until, bytes }: { readonly until: Date; readonly bytes: number },
): Promise<void> {
  const storageBytes = sql`${videos.storageBytes} + ${bytes}`
  await tx.update(videos).set({ partsKeptUntil: until, storageBytes }).where(own(video))
}

/** Nothing is kept after all; the sweep counts anew what the files take. */
export async function forgetKeptParts(db: Queryable, video: Owned): Promise<void> {
  await db.update(videos).set({ partsKeptUntil: null }).where(own(video))
}
