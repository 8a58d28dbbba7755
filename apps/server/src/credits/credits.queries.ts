import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/db/open-db.ts'
import { creditEntries, profiles } from '../platform/db/schema.ts'

type Reader = Database | Transaction
export type EntryRow = typeof creditEntries.$inferSelect
export type NewEntry = Omit<typeof creditEntries.$inferInsert, 'id' | 'balance'>

/** Adds an entry; the database moves the balance with it. Nothing comes back when the user already has its key. */
export async function insertEntry(tx: Transaction, entry: NewEntry): Promise<EntryRow | undefined> {
  const [row] = await tx.insert(creditEntries).values(entry).returning()
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

export async function findBalance(db: Reader, userId: string): Promise<number | undefined> {
  const [row] = await db.select({ balance: profiles.aiCredits }).from(profiles).where(eq(profiles.id, userId))
  return row?.balance
}

/** Newest first. */
export async function listEntries(db: Reader, userId: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(creditEntries.id))
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
