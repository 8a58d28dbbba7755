import { lte, sql } from 'drizzle-orm'
import { CLOCKS_APART_MS } from '../clock.ts'
import type { Database } from '../db/open-db.ts'
import { rateLimits } from '../db/schema.ts'

/**
 * Counts a try and answers how many there were in the window that runs, and when it ends. In one statement: of two tries
 * at the same moment, the second one counts the first, also where its process looked at the clock earlier or has one that
 * is a little behind. A window that ends much later than a new one would was written by a clock that was set back since:
 * it is begun anew.
 */
export async function countTry(
  db: Database,
  keyHash: string,
  now: Date,
  endsAt: Date,
): Promise<{ count: number; endsAt: Date }> {
  const latest = sql`excluded.ends_at + ${`${CLOCKS_APART_MS} milliseconds`}::interval`
  const isRunning = sql`${rateLimits.endsAt} > ${now.toISOString()}::timestamptz and ${rateLimits.endsAt} <= ${latest}`
  const [row] = await db
    .insert(rateLimits)
    .values({ keyHash, count: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.keyHash,
      set: {
        count: sql`case when ${isRunning} then ${rateLimits.count} + 1 else 1 end`,
        endsAt: sql`case when ${isRunning} then ${rateLimits.endsAt} else excluded.ends_at end`,
      },
    })
    .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt })
  if (!row) throw new Error('the database took a try and gave no count back')
  return row
}

export async function deleteEndedLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, now))
}
