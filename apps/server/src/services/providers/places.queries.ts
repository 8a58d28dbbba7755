import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/open-db.ts'
import { providerPlaces } from '../../schema.ts'

/** Any number that no other lock of this kind has. */
const PLACES_LOCK = 730_115

/** What a place that somebody holds ends between: a later end was written by a clock that was set back since. */
export type LiveSpan = { readonly after: Date; readonly until: Date }

/** Takes the place behind all others at a service and forgets those that nobody holds any more. Answers its id. */
export async function insertPlace(
  db: Database,
  provider: string,
  endsAt: Date,
  live: LiveSpan,
): Promise<string> {
  return db.transaction(async (tx) => {
    // One after the other: anyone who has a place sees everybody before it.
    await tx.execute(sql`select pg_advisory_xact_lock(${PLACES_LOCK}, hashtext(${provider}))`)
    const isOver = or(lte(providerPlaces.endsAt, live.after), gt(providerPlaces.endsAt, live.until))
    await tx.delete(providerPlaces).where(and(eq(providerPlaces.provider, provider), isOver))
    const last = sql<number>`(select coalesce(max(${providerPlaces.number}), 0) + 1 from ${providerPlaces} where ${eq(providerPlaces.provider, provider)})`
    const [row] = await tx
      .insert(providerPlaces)
      .values({ provider, number: last, endsAt })
      .returning({ id: providerPlaces.id })
    if (!row) throw new Error('a place was not written')
    return row.id
  })
}

/** How many hold a place before this one; undefined when it is gone. */
export async function countBefore(db: Database, id: string, live: LiveSpan): Promise<number | undefined> {
  const { rows } = await db.execute<{ before: number }>(sql`
    select (select count(*)::int from provider_places other
      where other.provider = own.provider and other.number < own.number
        and other.ends_at > ${live.after.toISOString()}::timestamptz
        and other.ends_at <= ${live.until.toISOString()}::timestamptz) as before
    from provider_places own where own.id = ${id}`)
  return rows[0]?.before
}

export async function prolongPlaces(db: Database, ids: readonly string[], endsAt: Date): Promise<void> {
  await db
    .update(providerPlaces)
    .set({ endsAt })
    .where(inArray(providerPlaces.id, [...ids]))
}

export async function deletePlace(db: Database, id: string): Promise<void> {
  await db.delete(providerPlaces).where(eq(providerPlaces.id, id))
}
