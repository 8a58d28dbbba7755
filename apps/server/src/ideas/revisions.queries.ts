import { and, asc, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/db/open-db.ts'
import { ideaRevisions, ideas, videos } from '../schema.ts'

export type RevisionRow = typeof ideaRevisions.$inferSelect

export async function insertRevision(
  tx: Transaction,
  revision: typeof ideaRevisions.$inferInsert,
): Promise<void> {
  await tx.insert(ideaRevisions).values(revision)
}

/** Forgets the texts of an idea up to a number, and the oldest of all of a user's beyond so many. */
export async function deleteOldRevisions(
  tx: Transaction,
  { userId, ideaId }: { readonly userId: string; readonly ideaId: string },
  upTo: number,
  most: number,
): Promise<void> {
  const own = eq(ideaRevisions.userId, userId)
  await tx
    .delete(ideaRevisions)
    .where(and(own, eq(ideaRevisions.ideaId, ideaId), lte(ideaRevisions.number, upTo)))
  const beyond = tx
    .select({ id: ideaRevisions.id })
    .from(ideaRevisions)
    .where(own)
    .orderBy(desc(ideaRevisions.createdAt), desc(ideaRevisions.number))
    .offset(most)
  await tx.delete(ideaRevisions).where(and(own, inArray(ideaRevisions.id, beyond)))
}

/** Of versions of an idea, and of videos made from it: each video has a whole script. */
const MAX_LISTED = 200

/** Newest first. */
export async function listRevisions(db: Database, userId: string, ideaId: string): Promise<RevisionRow[]> {
  return db
    .select()
    .from(ideaRevisions)
    .where(and(eq(ideaRevisions.userId, userId), eq(ideaRevisions.ideaId, ideaId)))
    .orderBy(desc(ideaRevisions.number))
}

export async function findRevision(
  tx: Transaction,
  userId: string,
  ideaId: string,
  id: string,
): Promise<RevisionRow | undefined> {
  const [row] = await tx
    .select()
    .from(ideaRevisions)
    .where(and(eq(ideaRevisions.userId, userId), eq(ideaRevisions.ideaId, ideaId), eq(ideaRevisions.id, id)))
  return row
}

/** Ideas that were saved as new versions of one, oldest first. */
export async function listVersions(
  db: Database,
  userId: string,
  ideaId: string,
): Promise<{ id: string; title: string; createdAt: Date }[]> {
  return db
    .select({ id: ideas.id, title: ideas.title, createdAt: ideas.createdAt })
    .from(ideas)
    .where(and(eq(ideas.userId, userId), eq(ideas.originalId, ideaId), isNull(ideas.deletionId)))
    .orderBy(asc(ideas.createdAt), asc(ideas.id))
    .limit(MAX_LISTED)
}

/** What was made from an idea: each video keeps its script as it was spoken. Newest first. */
export async function listVideosMadeFrom(
  db: Database,
  userId: string,
  ideaId: string,
): Promise<Pick<typeof videos.$inferSelect, 'id' | 'title' | 'status' | 'script' | 'createdAt'>[]> {
  return db
    .select({
      id: videos.id,
      title: videos.title,
      status: videos.status,
      script: videos.script,
      createdAt: videos.createdAt,
    })
    .from(videos)
    .where(and(eq(videos.userId, userId), eq(videos.ideaId, ideaId), isNull(videos.deletionId)))
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(MAX_LISTED)
}
