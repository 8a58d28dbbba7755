import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/open-db.ts'
import { authTwoFactors, users } from '../../schema.ts'

export type SecondFactorRow = typeof authTwoFactors.$inferSelect

/** Of everybody, in the order of their ids, for the operator's change of keys. */
export async function listSecondFactors(
  db: Database,
  after: string,
  limit: number,
): Promise<SecondFactorRow[]> {
  return db
    .select()
    .from(authTwoFactors)
    .where(gt(authTwoFactors.id, after))
    .orderBy(asc(authTwoFactors.id))
    .limit(limit)
}

/** Writes both anew, unless a recovery code was used meanwhile: then it is as it was. */
export async function resealSecondFactor(
  db: Database,
  before: SecondFactorRow,
  after: Pick<SecondFactorRow, 'secret' | 'backupCodes'>,
): Promise<void> {
  await db
    .update(authTwoFactors)
    .set(after)
    .where(
      and(
        eq(authTwoFactors.userId, before.userId),
        eq(authTwoFactors.secret, before.secret),
        eq(authTwoFactors.backupCodes, before.backupCodes),
      ),
    )
}

/** With its recovery codes; one whose set-up was never finished goes, too. False when it was off. */
export async function deleteSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  const asked = await tx
    .update(users)
    .set({ twoFactorEnabled: false })
    .where(and(eq(users.id, userId), eq(users.twoFactorEnabled, true)))
    .returning({ id: users.id })
  await tx.delete(authTwoFactors).where(eq(authTwoFactors.userId, userId))
  return asked.length > 0
}
