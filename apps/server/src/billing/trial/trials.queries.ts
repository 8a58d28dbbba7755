import type { Payment } from '@hookreel/contract'
import { and, eq, gt, inArray, isNotNull, like, lte, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/open-db.ts'
import { creditEntries, payments, trials, users } from '../../schema.ts'

export type TrialRow = typeof trials.$inferSelect

/** The trial of an address, under whichever key it was hashed, locked until the transaction ends. */
export async function lockTrial(tx: Transaction, hashes: readonly string[]): Promise<TrialRow | undefined> {
  const [row] = await tx
    .select()
    .from(trials)
    .where(inArray(trials.addressHash, [...hashes]))
    .for('update')
  return row
}

/** Whether an address had its trial, with whichever account. */
export async function hasHadTrial(db: Queryable, hashes: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ addressHash: trials.addressHash })
    .from(trials)
    .where(and(inArray(trials.addressHash, [...hashes]), isNotNull(trials.begunAt)))
  return rows.length > 0
}

/** Nothing comes back when the address has a row already. */
export async function insertTrial(
  tx: Queryable,
  trial: typeof trials.$inferInsert,
): Promise<TrialRow | undefined> {
  const [row] = await tx.insert(trials).values(trial).onConflictDoNothing().returning()
  return row
}

export async function updateTrial(
  db: Queryable,
  addressHash: string,
  change: Partial<Omit<TrialRow, 'addressHash'>>,
): Promise<void> {
  await db.update(trials).set(change).where(eq(trials.addressHash, addressHash))
}

export async function findOwnTrial(db: Queryable, userId: string): Promise<TrialRow | undefined> {
  const [row] = await db
    .select()
    .from(trials)
    .where(and(eq(trials.userId, userId), isNotNull(trials.begunAt)))
  return row
}

export async function findMailbox(
  db: Queryable,
  userId: string,
): Promise<{ email: string; emailVerified: boolean } | undefined> {
  const [row] = await db
    .select({ email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
  return row
}

/**
 * Whether somebody bought anything of which at least half stayed paid, or has credits from the operator. What was bought in the test mode counts
 * as long as the server is in it.
 */
export async function hasPaid(
  db: Queryable,
  userId: string,
  provider: Payment['provider'],
): Promise<boolean> {
  const paid = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        isNotNull(payments.paidAt),
        eq(payments.provider, provider),
        gt(payments.credits, 0),
        ne(payments.status, 'disputed'),
        sql`${payments.refundedCents} * 2 <= ${payments.amountCents}`,
      ),
    )
    .limit(1)
  if (paid.length > 0) return true
  const given = await db
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        like(creditEntries.idempotencyKey, 'operator:%'),
        gt(creditEntries.amount, 0),
      ),
    )
    .limit(1)
  return given.length > 0
}

/** Everybody's trials that a mail is due for: those that ended, those that end before a moment, those that began. */
export async function listTrialsToMail(
  db: Queryable,
  now: Date,
  endingBefore: Date,
  userId?: string,
): Promise<(TrialRow & { userId: string; endsAt: Date })[]> {
  const rows = await db
    .select()
    .from(trials)
    .where(
      and(
        isNotNull(trials.userId),
        isNotNull(trials.endsAt),
        userId === undefined ? undefined : eq(trials.userId, userId),
        or(
          eq(trials.lastMail, 'nothing'),
          and(eq(trials.lastMail, 'begun'), lte(trials.endsAt, endingBefore)),
          and(eq(trials.lastMail, 'ending'), lte(trials.endsAt, now)),
        ),
      ),
    )
  return rows.flatMap((row) =>
    row.userId === null || row.endsAt === null ? [] : [{ ...row, userId: row.userId, endsAt: row.endsAt }],
  )
}

/** Notes the next mail before it is sent; false when another process was faster. */
export async function noteMail(
  db: Queryable,
  { addressHash, lastMail }: Pick<TrialRow, 'addressHash' | 'lastMail'>,
  next: TrialRow['lastMail'],
): Promise<boolean> {
  const rows = await db
    .update(trials)
    .set({ lastMail: next })
    .where(and(eq(trials.addressHash, addressHash), eq(trials.lastMail, lastMail)))
    .returning({ addressHash: trials.addressHash })
  return rows.length > 0
}
