import { and, eq, gte, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/open-db.ts'
import { providerCalls, storyboards, videos } from '../../schema.ts'

export type CallRow = typeof providerCalls.$inferSelect
type NewCall = typeof providerCalls.$inferInsert

/** Any number that no other lock of this kind has. */
const BUDGET_LOCK = 730_114
/** What a call cost, or will cost as far as anybody knows. */
const cost = sql<number>`coalesce(sum(coalesce(${providerCalls.microdollars}, ${providerCalls.estimatedMicrodollars})), 0)::float8`

/** Lets one call after the other look at the budgets, so that two at once do not both take what is left. */
export async function lockBudgets(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BUDGET_LOCK})`)
}

/** What calls cost since then, in microdollars: of one user, or of everybody. */
export const sumSpending = (db: Queryable, since: Date, userId?: string): Promise<number> =>
  sumCosts(db, since, userId === undefined ? undefined : eq(providerCalls.userId, userId))

/** The same of all accounts in their free trial together. */
export const sumTrialSpending = (db: Queryable, since: Date): Promise<number> =>
  sumCosts(db, since, eq(providerCalls.isTrial, true))

/** The same of a user's storyboards: once a video is ordered of one, what it cost is the video's. */
export function sumPreviewSpending(db: Queryable, since: Date, userId: string): Promise<number> {
  const own = db.select({ id: storyboards.id }).from(storyboards).where(eq(storyboards.userId, userId))
  return sumCosts(db, since, eq(providerCalls.userId, userId), inArray(providerCalls.videoId, own))
}

/** The same of a user's videos that were cancelled. */
export const sumCancelledSpending = (db: Queryable, since: Date, userId: string): Promise<number> =>
  sumCosts(db, since, eq(providerCalls.userId, userId), eq(providerCalls.wasCancelled, true))

async function sumCosts(db: Queryable, since: Date, ...which: (SQL | undefined)[]): Promise<number> {
  const [row] = await db
    .select({ sum: cost })
    .from(providerCalls)
    .where(and(gte(providerCalls.createdAt, since), ...which))
  return row?.sum ?? 0
}

/** Writes down that a video of a user was cancelled after these calls were made for it. */
export async function markCancelledCalls(db: Queryable, userId: string, videoId: string): Promise<void> {
  await db
    .update(providerCalls)
    .set({ wasCancelled: true })
    .where(and(eq(providerCalls.userId, userId), eq(providerCalls.videoId, videoId)))
}

/** Forgets what services said to a user's calls, which may repeat what was asked; what they cost stays. */
export async function forgetCallMessages(db: Queryable, userId: string): Promise<void> {
  await db.update(providerCalls).set({ message: null }).where(eq(providerCalls.userId, userId))
}

/** The same by service and part, of one user. */
export async function sumSpendingByProvider(
  db: Queryable,
  userId: string,
  since: Date,
): Promise<{ provider: string; part: CallRow['part']; sum: number }[]> {
  return db
    .select({ provider: providerCalls.provider, part: providerCalls.part, sum: cost })
    .from(providerCalls)
    .where(and(eq(providerCalls.userId, userId), gte(providerCalls.createdAt, since)))
    .groupBy(providerCalls.provider, providerCalls.part)
}

export async function insertCall(db: Queryable, call: NewCall): Promise<string> {
  const [row] = await db.insert(providerCalls).values(call).returning({ id: providerCalls.id })
  if (!row) throw new Error('a call was not written')
  return row.id
}

/** Writes how a call ended; what was begun is no user's to change, so it is found by its id alone. */
export async function endCall(
  db: Queryable,
  id: string,
  end: Pick<CallRow, 'state' | 'microdollars' | 'failure' | 'message' | 'tookMs' | 'endedAt'>,
): Promise<void> {
  await db
    .update(providerCalls)
    .set(end)
    .where(and(eq(providerCalls.id, id), isNull(providerCalls.endedAt)))
}

export type LastCall = Pick<
  CallRow,
  'userId' | 'provider' | 'part' | 'state' | 'failure' | 'message' | 'tookMs' | 'endedAt'
>

/** A part of a service. */
export type ServicePart = Pick<CallRow, 'provider' | 'part'>

/** The newest ended call of each of these parts, found by the index: there may be hundreds of thousands of calls. */
function newestOf(parts: readonly ServicePart[]) {
  const asked = parts.map(({ provider, part }) => sql`(${provider}, ${part})`)
  return sql`(select (
      select ${providerCalls.id} from ${providerCalls}
      where ${providerCalls.provider} = asked.provider and ${providerCalls.part} = asked.part and ${isNotNull(providerCalls.endedAt)}
      order by ${providerCalls.endedAt} desc limit 1
    ) from (values ${sql.join(asked, sql`, `)}) as asked (provider, part))`
}

/** The newest ended call of each of these parts of services, no matter who made it: it tells how the service is. */
export async function listLastCalls(db: Queryable, parts: readonly ServicePart[]): Promise<LastCall[]> {
  if (parts.length === 0) return []
  const { userId, provider, part, state, failure, message, tookMs, endedAt } = providerCalls
  return db
    .select({ userId, provider, part, state, failure, message, tookMs, endedAt })
    .from(providerCalls)
    .where(inArray(providerCalls.id, newestOf(parts)))
}

/**
 * Deletes what tells nobody anything any more: calls older than `before.any`, and those that cost nothing and were for
 * no video or preview that is still there from before `before.free`. Of each of `kept` the newest stays. Answers how many.
 */
export async function deleteOldCalls(
  db: Queryable,
  before: { readonly any: Date; readonly free: Date },
  kept: readonly ServicePart[],
): Promise<number> {
  const { id, videoId, createdAt, endedAt, microdollars } = providerCalls
  const isFree = and(
    lt(createdAt, before.free),
    isNotNull(endedAt),
    eq(microdollars, 0),
    or(
      isNull(videoId),
      and(
        notExists(db.select({ id: videos.id }).from(videos).where(eq(videos.id, videoId))),
        notExists(db.select({ id: storyboards.id }).from(storyboards).where(eq(storyboards.id, videoId))),
      ),
    ),
  )
  const isOld = or(lt(createdAt, before.any), isFree)
  const isNewest = kept.length === 0 ? sql`false` : sql`${id} in ${newestOf(kept)}`
  const gone = await db
    .delete(providerCalls)
    .where(and(isOld, sql`not ${isNewest}`))
    .returning({ id })
  return gone.length
}

/** Calls for one thing of a user are for another from now on. */
export async function moveCalls(db: Queryable, userId: string, from: string, to: string): Promise<void> {
  await db
    .update(providerCalls)
    .set({ videoId: to })
    .where(and(eq(providerCalls.userId, userId), eq(providerCalls.videoId, from)))
}

/** Calls of a user for one of their videos, oldest first. */
export async function listVideoCalls(db: Queryable, userId: string, videoId: string): Promise<CallRow[]> {
  return db
    .select()
    .from(providerCalls)
    .where(and(eq(providerCalls.userId, userId), eq(providerCalls.videoId, videoId)))
    .orderBy(providerCalls.createdAt)
}
