import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/open-db.ts'
import { videos } from '../../schema.ts'
import type { VideoRow } from '../videos.queries.ts'

type Owned = Pick<VideoRow, 'userId' | 'id'>
const own = ({ userId, id }: Owned) => and(eq(videos.userId, userId), eq(videos.id, id))

/** Sets so many bytes aside for what a film was made of. Until `openKeptParts` nobody takes any of it, and the sweep deletes what a stopped server leaves. */
export async function noteKeptParts(
  tx: Transaction,
  video: Owned,
  { now, bytes }: { readonly now: Date; readonly bytes: number },
): Promise<void> {
  const storageBytes = sql`${videos.storageBytes} + ${bytes}`
  await tx.update(videos).set({ partsKeptUntil: now, storageBytes }).where(own(video))
}

/** All of it is there: a change may take it until then. */
export async function openKeptParts(db: Queryable, video: Owned, until: Date): Promise<void> {
  await db.update(videos).set({ partsKeptUntil: until }).where(own(video))
}

/** Nothing is kept after all; the sweep counts anew what the files take. */
export async function forgetKeptParts(db: Queryable, video: Owned): Promise<void> {
  await db.update(videos).set({ partsKeptUntil: null }).where(own(video))
}

/** A change waits for its turn: what is kept stays until then at least, as that is what its price rests on. */
export async function keepPartsUntil(tx: Transaction, video: Owned, until: Date): Promise<void> {
  const later = and(own(video), lt(videos.partsKeptUntil, until))
  await tx.update(videos).set({ partsKeptUntil: until }).where(later)
}
