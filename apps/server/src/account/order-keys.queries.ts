import { and, eq, lt } from 'drizzle-orm'
import type { Transaction } from '../platform/db/open-db.ts'
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

/** The first word about a key stays. */
export async function insertOrderKeys(
  tx: Transaction,
  rows: (typeof orderKeys.$inferInsert)[],
): Promise<void> {
  await tx.insert(orderKeys).values(rows).onConflictDoNothing()
}

export async function deleteOrderKeys(tx: Transaction, userId: string, before: Date): Promise<void> {
  await tx.delete(orderKeys).where(and(eq(orderKeys.userId, userId), lt(orderKeys.createdAt, before)))
}
