import { desc, gte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/open-db.ts'
import { providerCalls } from '../../schema.ts'

/** What each service did for everybody since then, the dearest first; costs in microdollars. */
export async function sumByService(db: Database, since: Date) {
  const { provider, part, microdollars, estimatedMicrodollars, state } = providerCalls
  const cost = sql<number>`coalesce(sum(coalesce(${microdollars}, ${estimatedMicrodollars})), 0)::float8`
  return db
    .select({
      provider,
      part,
      calls: sql<number>`count(*)::int`,
      failed: sql<number>`count(*) filter (where ${state} = 'failed')::int`,
      microdollars: cost,
    })
    .from(providerCalls)
    .where(gte(providerCalls.createdAt, since))
    .groupBy(provider, part)
    .orderBy(desc(cost), provider, part)
}
