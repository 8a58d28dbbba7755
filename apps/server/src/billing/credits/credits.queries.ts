import { and, asc, count, desc, eq, inArray, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/db/open-db.ts'
import { creditDebts, creditEntries, profiles, systemSettings } from '../../schema.ts'

export type EntryRow = typeof creditEntries.$inferSelect
export type DebtRow = typeof creditDebts.$inferSelect
export type NewEntry = Omit<typeof creditEntries.$inferInsert, 'id' | 'balance'>

/**
 * Adds an entry. The trigger in `drizzle/0001_ledger.sql` moves the balance, and returns no row if the user already has an
 * entry under this key. The balance is locked first, so that entries are numbered in the order in which they take effect.
 * Whatever adds credits first pays debts.
 */
export async function insertEntry(tx: Transaction, entry: NewEntry): Promise<EntryRow | undefined> {
  await lockBalance(tx, entry.userId)
  const [row] = await tx.insert(creditEntries).values(entry).returning()
  if (row && row.amount > 0) await payDebts(tx, row)
  return row
}

async function payDebts(tx: Transaction, { id, userId, balance }: EntryRow): Promise<void> {
  let left = balance
  for (const debt of await listDebts(tx, userId)) {
    const amount = Math.min(debt.amount, left)
    if (amount === 0) return
    const { orderId, reason } = debt
    const idempotencyKey = `debt:${orderId}:${id}`
    await tx
      .insert(creditEntries)
      .values({ userId, orderId, kind: 'refund', amount: -amount, reason, idempotencyKey })
    await saveDebt(tx, { ...debt, amount: debt.amount - amount })
    left -= amount
  }
}

/** Oldest first. */
export async function listDebts(tx: Transaction, userId: string): Promise<DebtRow[]> {
  return tx
    .select()
    .from(creditDebts)
    .where(eq(creditDebts.userId, userId))
    .orderBy(asc(creditDebts.createdAt), asc(creditDebts.orderId))
}

/** What is owed for a payment from now on; zero ends it. The balance must be locked. */
export async function saveDebt(tx: Transaction, debt: typeof creditDebts.$inferInsert): Promise<void> {
  const { amount, reason, userId, orderId } = debt
  if (amount === 0)
    await tx.delete(creditDebts).where(and(eq(creditDebts.userId, userId), eq(creditDebts.orderId, orderId)))
  else
    await tx
      .insert(creditDebts)
      .values(debt)
      .onConflictDoUpdate({
        target: creditDebts.orderId,
        set: { amount, reason },
        setWhere: eq(creditDebts.userId, userId),
      })
}

/** What work that is under way holds. */
export async function sumHeld(tx: Transaction, userId: string): Promise<number> {
  const ends = alias(creditEntries, 'ends')
  const isEndOfIt = and(
    eq(ends.userId, creditEntries.userId),
    inArray(ends.kind, ['capture', 'release']),
    or(eq(ends.videoId, creditEntries.videoId), eq(ends.orderId, creditEntries.orderId)),
  )
  const [row] = await tx
    .select({ held: sql<number>`coalesce(-sum(${creditEntries.amount}), 0)::int` })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        eq(creditEntries.kind, 'hold'),
        notExists(tx.select().from(ends).where(isEndOfIt)),
      ),
    )
  return row?.held ?? 0
}

export async function findEntryByKey(
  db: Queryable,
  userId: string,
  idempotencyKey: string,
): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), eq(creditEntries.idempotencyKey, idempotencyKey)))
  return row
}

/** The balance, with its row locked until the transaction ends. */
export async function lockBalance(tx: Transaction, userId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ balance: profiles.aiCredits })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for('update')
  return row?.balance
}

export async function findBalance(db: Queryable, userId: string): Promise<number | undefined> {
  const [row] = await db.select({ balance: profiles.aiCredits }).from(profiles).where(eq(profiles.id, userId))
  return row?.balance
}

/** Newest first. */
export async function listEntries(
  db: Queryable,
  userId: string,
  page: { offset: number; limit: number },
): Promise<EntryRow[]> {
  return db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(creditEntries.id))
    .offset(page.offset)
    .limit(page.limit)
}

export async function countEntries(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
  return row?.total ?? 0
}

/** The hold of a video and what settled it, if anything did. */
export async function findHold(
  tx: Transaction,
  userId: string,
  videoId: string,
): Promise<{ hold: EntryRow | undefined; isSettled: boolean }> {
  const rows = await tx
    .select()
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        eq(creditEntries.videoId, videoId),
        inArray(creditEntries.kind, ['hold', 'capture', 'release']),
      ),
    )
  return {
    hold: rows.find(({ kind }) => kind === 'hold'),
    isSettled: rows.some(({ kind }) => kind !== 'hold'),
  }
}

/** The entries of one video, batch, enhancement or payment, oldest first. */
export async function listEntriesOf(db: Queryable, userId: string, id: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(creditEntries)
    .where(
      and(eq(creditEntries.userId, userId), or(eq(creditEntries.videoId, id), eq(creditEntries.orderId, id))),
    )
    .orderBy(asc(creditEntries.id))
}

export async function listSettings(
  db: Queryable,
  keys: readonly string[],
): Promise<(typeof systemSettings.$inferSelect)[]> {
  return db
    .select()
    .from(systemSettings)
    .where(inArray(systemSettings.settingKey, [...keys]))
}

export async function saveSetting(db: Queryable, key: string, value: unknown, now: Date): Promise<void> {
  const change = { settingValue: value, updatedAt: now }
  await db
    .insert(systemSettings)
    .values({ settingKey: key, ...change })
    .onConflictDoUpdate({ target: systemSettings.settingKey, set: change })
}
