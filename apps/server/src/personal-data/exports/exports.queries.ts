import { and, desc, eq, inArray, lt, lte, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/open-db.ts'
import { exports } from '../../schema.ts'

export type ExportRow = typeof exports.$inferSelect

export async function insertExport(
  tx: Transaction,
  order: Pick<ExportRow, 'userId' | 'reservedBytes' | 'createdAt'>,
): Promise<ExportRow> {
  const [row] = await tx.insert(exports).values(order).returning()
  if (!row) throw new Error('the database took an export and gave none back')
  return row
}

/** The newest first. */
export async function listOwnExports(db: Queryable, userId: string): Promise<ExportRow[]> {
  return db.select().from(exports).where(eq(exports.userId, userId)).orderBy(desc(exports.createdAt))
}

/** The one that waits or is being made. */
export async function findLiveExport(db: Queryable, userId: string): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.userId, userId), inArray(exports.state, ['waiting', 'making'])))
  return row
}

export async function findOwnExport(
  db: Queryable,
  userId: string,
  id: string,
): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.userId, userId), eq(exports.id, id)))
  return row
}

/** No matter whose it is: only for the job. */
export async function findExport(db: Queryable, id: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(exports).where(eq(exports.id, id))
  return row
}

export async function updateOwnExport(
  db: Queryable,
  row: Pick<ExportRow, 'id' | 'userId'>,
  change: Partial<Omit<ExportRow, 'id' | 'userId'>>,
): Promise<ExportRow | undefined> {
  const [updated] = await db
    .update(exports)
    .set(change)
    .where(and(eq(exports.userId, row.userId), eq(exports.id, row.id)))
    .returning()
  return updated
}

/** Takes out all of a user that are not under way but the one that was ordered last and is done. */
export async function deleteOlderExports(tx: Transaction, userId: string): Promise<ExportRow[]> {
  const [newest] = await tx
    .select({ id: exports.id, createdAt: exports.createdAt })
    .from(exports)
    .where(and(eq(exports.userId, userId), eq(exports.state, 'done')))
    .orderBy(desc(exports.createdAt), desc(exports.id))
    .limit(1)
  if (!newest) return []
  const { id, createdAt } = newest
  // A newer one that is done since it was asked stays: its own job takes out the others.
  const isOlder = or(
    lt(exports.createdAt, createdAt),
    and(eq(exports.createdAt, createdAt), lt(exports.id, id)),
  )
  return tx
    .delete(exports)
    .where(
      and(
        eq(exports.userId, userId),
        or(eq(exports.state, 'failed'), and(eq(exports.state, 'done'), isOlder)),
      ),
    )
    .returning()
}

/** Takes out what was ordered before a moment. */
export async function deleteExportsBefore(db: Queryable, before: Date): Promise<ExportRow[]> {
  return db.delete(exports).where(lte(exports.createdAt, before)).returning()
}
