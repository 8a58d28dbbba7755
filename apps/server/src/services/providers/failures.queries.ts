import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/open-db.ts'
import { providerFailures } from '../../schema.ts'

export type FailuresRow = typeof providerFailures.$inferSelect
type Part = FailuresRow['part']

const isOf = (provider: string, part: Part) =>
  and(eq(providerFailures.provider, provider), eq(providerFailures.part, part))

export async function findFailures(
  db: Database,
  provider: string,
  part: Part,
): Promise<FailuresRow | undefined> {
  const [row] = await db.select().from(providerFailures).where(isOf(provider, part))
  return row
}

/** Counts one more failure; from the `limit`-th one on, the part is left alone until then. */
export async function insertFailure(
  db: Database,
  failure: Pick<FailuresRow, 'provider' | 'part' | 'message'>,
  limit: number,
  until: Date,
): Promise<void> {
  const count = sql`${providerFailures.count} + 1`
  await db
    .insert(providerFailures)
    .values({ ...failure, count: 1, pausedUntil: limit <= 1 ? until : null })
    .onConflictDoUpdate({
      target: [providerFailures.provider, providerFailures.part],
      set: {
        message: failure.message,
        count,
        pausedUntil: sql`case when ${count} >= ${limit} then ${until.toISOString()}::timestamptz end`,
      },
    })
}

export async function deleteFailures(db: Database, provider: string, parts: readonly Part[]): Promise<void> {
  await db
    .delete(providerFailures)
    .where(and(eq(providerFailures.provider, provider), inArray(providerFailures.part, [...parts])))
}

/** Only from where it was seen to end: of two at once, one moves it. */
export async function movePausedUntil(
  db: Database,
  provider: string,
  part: Part,
  from: Date,
  to: Date,
): Promise<boolean> {
  const moved = await db
    .update(providerFailures)
    .set({ pausedUntil: to })
    .where(and(isOf(provider, part), eq(providerFailures.pausedUntil, from)))
    .returning({ part: providerFailures.part })
  return moved.length > 0
}

/** Parts that were left alone after their last failure, whether or not that is over. */
export async function listPaused(db: Database): Promise<FailuresRow[]> {
  return db.select().from(providerFailures).where(isNotNull(providerFailures.pausedUntil))
}
