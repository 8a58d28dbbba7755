import { and, eq, gt, gte, isNotNull, isNull, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/db/open-db.ts'
import {
  accountEvents,
  apiKeys,
  authAccounts,
  authTwoFactors,
  authVerifications,
  emailChanges,
  profiles,
  users,
  webhooks,
} from '../schema.ts'

export type EmailChangeRow = typeof emailChanges.$inferSelect

export async function insertEmailChange(
  tx: Transaction,
  row: typeof emailChanges.$inferInsert,
): Promise<void> {
  await tx.insert(emailChanges).values(row)
}

/** Marks the change as confirmed and answers it, unless its link was used, stopped or is too old: of two at once, one gets it. */
export async function takeConfirmation(
  tx: Transaction,
  confirmHash: string,
  now: Date,
  undoUntil: Date,
): Promise<EmailChangeRow | undefined> {
  const [row] = await tx
    .update(emailChanges)
    .set({ confirmedAt: now, undoUntil })
    .where(
      and(
        eq(emailChanges.confirmHash, confirmHash),
        isNull(emailChanges.confirmedAt),
        isNull(emailChanges.endedAt),
        gt(emailChanges.expiresAt, now),
      ),
    )
    .returning()
  return row
}

/** Ends the change and answers it, unless it was ended before or its old address has waited too long. */
export async function takeUndo(
  tx: Transaction,
  undoHash: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [row] = await tx
    .update(emailChanges)
    .set({ endedAt: now })
    .where(
      and(
        eq(emailChanges.undoHash, undoHash),
        isNull(emailChanges.endedAt),
        or(
          and(isNull(emailChanges.confirmedAt), gt(emailChanges.expiresAt, now)),
          gt(emailChanges.undoUntil, now),
        ),
      ),
    )
    .returning()
  return row
}

/** Changes that wait for their new address. */
export async function endPendingChanges(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ endedAt: now })
    .where(
      and(eq(emailChanges.userId, userId), isNull(emailChanges.confirmedAt), isNull(emailChanges.endedAt)),
    )
}

/** What was changed after an address that is taken back can be neither confirmed nor taken back any more. */
export async function endLaterChanges(tx: Transaction, userId: string, from: Date, now: Date): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ endedAt: now })
    .where(
      and(eq(emailChanges.userId, userId), gte(emailChanges.createdAt, from), isNull(emailChanges.endedAt)),
    )
}

/** The change by which an account left this address so lately that it can still come back to it. */
export async function findLeft(db: Queryable, email: string, now: Date): Promise<EmailChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.oldEmail, email.toLowerCase()),
        isNotNull(emailChanges.confirmedAt),
        isNull(emailChanges.endedAt),
        gt(emailChanges.undoUntil, now),
      ),
    )
    .limit(1)
  return row
}

/** Whether an account can still come back to this address. */
export async function isKeptForReturn(db: Queryable, email: string, now: Date): Promise<boolean> {
  return (await findLeft(db, email, now)) !== undefined
}

/** Anyone who opened the mail has proved the address. False when the account has another one than `before`. */
export async function setEmail(
  tx: Transaction,
  userId: string,
  email: string,
  before?: string,
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ email, emailVerified: true })
    .where(and(eq(users.id, userId), before === undefined ? undefined : eq(users.email, before)))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Everything that waits in a mail or between two steps of signing in: links for a new password, passwords without their code. */
export async function deletePendingProofs(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(authVerifications).where(eq(authVerifications.value, userId))
}

/**
 * Everything that goes on acting without a session, no matter who set it up: API keys are deleted, webhooks and Auto-upload, which sends
 * films to whatever channel is connected, are switched off.
 */
export async function endLastingGrants(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId))
  await tx.update(webhooks).set({ isOn: false }).where(eq(webhooks.userId, userId))
  await tx.update(profiles).set({ autoUploadEnabled: false }).where(eq(profiles.id, userId))
}

/**
 * Takes away every way in that was made since `since`, the password, and every API key: the hash is kept by nobody, so that
 * only the link in the mail sets a new one. Keys go, webhooks and Auto-upload are switched off whenever they were made: a thief makes one
 * before the address is changed. For the same reason a second factor goes that was turned on since `settledSince`, which is earlier.
 */
export async function closeWaysIn(
  tx: Transaction,
  userId: string,
  { since, settledSince }: { readonly since: Date; readonly settledSince: Date },
): Promise<void> {
  await tx
    .delete(authAccounts)
    .where(
      and(
        eq(authAccounts.userId, userId),
        eq(authAccounts.providerId, 'google'),
        gte(authAccounts.createdAt, since),
      ),
    )
  await tx
    .update(authAccounts)
    .set({ password: null })
    .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'credential')))
  await endLastingGrants(tx, userId)
  const [turnedOn] = await tx
    .select({ id: accountEvents.id })
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.userId, userId),
        eq(accountEvents.kind, 'second_factor_on'),
        gte(accountEvents.createdAt, settledSince),
      ),
    )
    .limit(1)
  if (!turnedOn) return
  await tx.delete(authTwoFactors).where(eq(authTwoFactors.userId, userId))
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
}
