import { UNWANTED_MAX_COUNT } from '@hookreel/contract'
import type { ShownThing } from '@hookreel/film'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/db/open-db.ts'
import { unwantedPictures } from '../schema.ts'

export type UnwantedRow = typeof unwantedPictures.$inferSelect

export async function listOwnUnwanted(db: Queryable, userId: string): Promise<UnwantedRow[]> {
  return db
    .select()
    .from(unwantedPictures)
    .where(eq(unwantedPictures.userId, userId))
    .orderBy(desc(unwantedPictures.createdAt), desc(unwantedPictures.id))
    .limit(UNWANTED_MAX_COUNT)
}

/** What it was when it is there already; nothing when it would be one more than there may be. */
export async function addOwnUnwanted(
  tx: Transaction,
  userId: string,
  { key, name, source }: ShownThing,
  createdAt: Date,
): Promise<UnwantedRow | undefined> {
  const isOwn = eq(unwantedPictures.userId, userId)
  const isThis = and(isOwn, eq(unwantedPictures.key, key))
  const [known] = await tx.select().from(unwantedPictures).where(isThis)
  if (known) return known
  const [held] = await tx.select({ count: count() }).from(unwantedPictures).where(isOwn)
  if ((held?.count ?? 0) >= UNWANTED_MAX_COUNT) return undefined
  const values = { userId, key, name, source, createdAt }
  const [added] = await tx.insert(unwantedPictures).values(values).onConflictDoNothing().returning()
  if (added) return added
  // Another page refused the same just now.
  const [other] = await tx.select().from(unwantedPictures).where(isThis)
  return other
}

/** Tells whether it was there. */
export async function deleteOwnUnwanted(db: Queryable, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(unwantedPictures)
    .where(and(eq(unwantedPictures.userId, userId), eq(unwantedPictures.id, id)))
    .returning({ id: unwantedPictures.id })
  return gone.length > 0
}
