import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/db/open-db.ts'
import { authSessions, profiles } from '../schema.ts'

export async function setDisabled(tx: Transaction, userId: string, disabledAt: Date | null): Promise<void> {
  const disabledFor = disabledAt === null ? null : 'operator'
  await tx.update(profiles).set({ disabledAt, disabledFor }).where(eq(profiles.id, userId))
}

export async function deleteAllSessions(tx: Queryable, userId?: string): Promise<void> {
  await tx.delete(authSessions).where(userId === undefined ? undefined : eq(authSessions.userId, userId))
}

/** Whether nothing of an account is to be opened now, for whichever reason. */
export async function isDisabled(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db.select({ at: profiles.disabledAt }).from(profiles).where(eq(profiles.id, userId))
  return row !== undefined && row.at !== null
}

/** Whether the operator said so; accounts that wait after a restore are let in again as they were, with their work. */
export async function isDisabledByOperator(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db.select({ why: profiles.disabledFor }).from(profiles).where(eq(profiles.id, userId))
  return row?.why === 'operator'
}
