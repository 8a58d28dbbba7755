import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/db/open-db.ts'
import { creditEntries, payments } from '../../schema.ts'

/** Credits used since a moment, and how many videos and batches of ideas were paid with them. */
export async function readUsage(
  db: Queryable,
  userId: string,
  since: Date,
): Promise<{ usedCredits: number; videos: number; ideaBatches: number }> {
  const isDirect = sql`${creditEntries.kind} = 'capture' and ${creditEntries.amount} < 0`
  const [row] = await db
    .select({
      usedCredits: sql<number>`coalesce(-sum(${creditEntries.amount}), 0)::int`,
      videos: sql<number>`count(*) filter (where ${creditEntries.kind} = 'capture' and ${creditEntries.videoId} is not null)::int`,
      ideaBatches: sql<number>`count(*) filter (where ${creditEntries.kind} = 'capture' and ${creditEntries.idempotencyKey} like 'ideas:%')::int`,
    })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        gt(creditEntries.createdAt, since),
        or(sql`${creditEntries.kind} in ('hold', 'release', 'capture')`, isDirect),
      ),
    )
  return row ?? { usedCredits: 0, videos: 0, ideaBatches: 0 }
}

/** Money of everybody since a moment, apart by who took it. */
export async function sumPayments(db: Database, since: Date) {
  return db
    .select({
      provider: payments.provider,
      total: sql<number>`count(*)::int`,
      paidCents: sql<number>`coalesce(sum(${payments.amountCents}), 0)::float8`,
      refundedCents: sql<number>`coalesce(sum(${payments.refundedCents}), 0)::float8`,
    })
    .from(payments)
    .where(and(gt(payments.paidAt, since), gt(payments.amountCents, 0)))
    .groupBy(payments.provider)
}

/** Credits of everybody since a moment, by what moved them. */
export async function sumEntriesByKind(db: Database, since: Date) {
  return db
    .select({ kind: creditEntries.kind, amount: sql<number>`sum(${creditEntries.amount})::float8` })
    .from(creditEntries)
    .where(gt(creditEntries.createdAt, since))
    .groupBy(creditEntries.kind)
}
