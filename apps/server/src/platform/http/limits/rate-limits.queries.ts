import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { CLOCKS_APART_MS } from '../../clock.ts'
import type { Database } from '../../db/open-db.ts'
import { rateLimits } from './limit-schema.ts'

/**
 * Each request counts a try: the words of the statement are built once for a database (0.4 of 0.9 ms of a core). Without a name, so that
 * a pool in front of PostgreSQL may give each try another connection.
 */
const prepared = new WeakMap<Database, ReturnType<typeof prepareTry>>()

function prepareTry(db: Database) {
  const latest = sql`excluded.ends_at + ${`${CLOCKS_APART_MS} milliseconds`}::interval`
  const isRunning = sql`${rateLimits.endsAt} > ${sql.placeholder('now')}::timestamptz and ${rateLimits.endsAt} <= ${latest}`
  return db
    .insert(rateLimits)
    .values({
      keyHash: sql.placeholder('keyHash'),
      count: sql.placeholder('weight'),
      endsAt: sql.placeholder('endsAt'),
    })
    .onConflictDoUpdate({
      target: rateLimits.keyHash,
      set: {
        count: sql`case when ${isRunning} then ${rateLimits.count} + excluded.count else excluded.count end`,
        endsAt: sql`case when ${isRunning} then ${rateLimits.endsAt} else excluded.ends_at end`,
      },
    })
    .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt })
    .prepare('')
}

/** Of a try: whose, when, until when a window that begins with it runs, and as how many it counts. */
export type Try = {
  readonly keyHash: string
  readonly now: Date
  readonly endsAt: Date
  readonly weight: number
}
type Counted = { readonly count: number; readonly endsAt: Date }

/**
 * Counts a try and answers how many there were in the window that runs, and when it ends. In one statement: of two tries
 * at the same moment, the second one counts the first, also where its process looked at the clock earlier or has one that
 * is a little behind. A window that ends much later than a new one would was written by a clock that was set back since:
 * it is begun anew.
 */
export async function countTry(db: Database, { now, ...one }: Try): Promise<Counted> {
  const statement = prepared.get(db) ?? prepareTry(db)
  prepared.set(db, statement)
  const [row] = await statement.execute({ ...one, now: now.toISOString() })
  if (!row) throw new Error('the database took a try and gave no count back')
  return row
}

/** How many tries there were in the window that runs, if one does, and when it ends; counts none. */
export async function findTries(
  db: Database,
  { keyHash, now, endsAt }: Omit<Try, 'weight'>,
): Promise<Counted | undefined> {
  const latest = new Date(endsAt.getTime() + CLOCKS_APART_MS)
  const [row] = await db
    .select({ count: rateLimits.count, endsAt: rateLimits.endsAt })
    .from(rateLimits)
    .where(and(eq(rateLimits.keyHash, keyHash), gt(rateLimits.endsAt, now), lte(rateLimits.endsAt, latest)))
  return row
}

export async function deleteEndedLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, now))
}

type Waits = {
  readonly free: number
  readonly firstMs: number
  readonly mostMs: number
  readonly forgottenMs: number
}

/**
 * Counts a try unless it comes too early, and answers nothing then but when the next one may come. The try that uses up what is
 * free sets the first wait, each after it one of twice the length. A row of a clock that was set back since is begun anew.
 */
export async function countGrowing(
  db: Database,
  keyHash: string,
  now: Date,
  waits: Waits,
): Promise<Date | undefined> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const endsAt = new Date(now.getTime() + waits.forgottenMs)
  const latest = sql`excluded.ends_at + ${`${CLOCKS_APART_MS} milliseconds`}::interval`
  const isRunning = sql`(${rateLimits.endsAt} > ${moment} and ${rateLimits.endsAt} <= ${latest})`
  const count = sql`case when ${isRunning} then ${rateLimits.count} + 1 else 1 end`
  // Beyond twenty doublings every wait is the longest one: no number grows out of its type.
  const waitMs = sql`least(${waits.firstMs}::bigint * power(2, least(20, (${count}) - ${waits.free}::int)), ${waits.mostMs}::bigint)`
  const later = sql`${moment} + ${waitMs} * interval '1 millisecond'`
  const first = waits.free <= 1 ? new Date(now.getTime() + waits.firstMs) : null
  const [counted] = await db
    .insert(rateLimits)
    .values({ keyHash, count: 1, endsAt, nextAt: first })
    .onConflictDoUpdate({
      target: rateLimits.keyHash,
      set: {
        count,
        endsAt: sql`excluded.ends_at`,
        nextAt: sql`case when (${count}) >= ${waits.free}::int then ${later} else null end`,
      },
      setWhere: sql`not ${isRunning} or ${rateLimits.nextAt} is null or ${rateLimits.nextAt} <= ${moment}`,
    })
    .returning({ count: rateLimits.count })
  if (counted) return undefined
  const [row] = await db
    .select({ nextAt: rateLimits.nextAt })
    .from(rateLimits)
    .where(eq(rateLimits.keyHash, keyHash))
  // Forgotten between the two statements: the next try will be taken.
  return row?.nextAt ?? now
}

export async function forgetTries(db: Database, keyHash: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.keyHash, keyHash))
}

export async function returnTry(db: Database, keyHash: string, weight = 1): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(0, ${rateLimits.count} - ${weight}::int)` })
    .where(eq(rateLimits.keyHash, keyHash))
}
