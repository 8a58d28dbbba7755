import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/db/open-db.ts'
import { orderKeys } from '../schema.ts'

export type OrderKeyRow = typeof orderKeys.$inferSelect

export async function findOrderKey(
  tx: Transaction,
  userId: string,
  key: string,
): Promise<OrderKeyRow | undefined> {
  const [row] = await tx
    .select()
    .from(orderKeys)
    .where(and(eq(orderKeys.userId, userId), eq(orderKeys.key, key)))
  return row
}

/** The first word about a key stays. Of a user so many are kept, the newest. */
export async function insertOrderKeys(
  tx: Transaction,
  userId: string,
  rows: Omit<typeof orderKeys.$inferInsert, 'userId'>[],
  most: number,
): Promise<void> {
  await tx
    .insert(orderKeys)
    .values(rows.map((row) => ({ ...row, userId })))
    .onConflictDoNothing()
  const own = eq(orderKeys.userId, userId)
  const older = tx
    .select({ key: orderKeys.key })
    .from(orderKeys)
    .where(own)
    .orderBy(desc(orderKeys.createdAt), desc(orderKeys.key))
    .offset(most)
  await tx.delete(orderKeys).where(and(own, inArray(orderKeys.key, older)))
}

/** Everybody's. */
export async function deleteOrderKeysBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(orderKeys).where(lt(orderKeys.createdAt, before))
}
