import { sql, type SQLWrapper } from 'drizzle-orm'
import { listEntries } from '../../apps/server/src/billing/credits/credits.queries.ts'
import { countOwnIdeas, listOwnIdeas } from '../../apps/server/src/ideas/ideas.queries.ts'
import type { Database } from '../../apps/server/src/platform/db/open-db.ts'
import { countMatchingVideos, listOwnVideos } from '../../apps/server/src/videos/listing/listing.queries.ts'
import { countOwnVideos } from '../../apps/server/src/videos/videos.queries.ts'

const RUNS = 15
const PAGE = { offset: 0, limit: 20 }
const EVERY_IDEA = { search: '', status: 'all' } as const
const EVERY_VIDEO = { search: '', status: 'all', style: 'all' } as const
const FALL = 'descending'
const NEWEST = { sort: 'created', direction: FALL } as const

type List = { readonly what: string; readonly run: (db: Database, user: string) => Promise<unknown> }

/** Every list that a page shows, as its own query. */
const LISTS: readonly List[] = [
  { what: 'ideas, newest', run: (db, user) => listOwnIdeas(db, user, PAGE) },
  { what: 'ideas, page 50', run: (db, user) => listOwnIdeas(db, user, { offset: 980, limit: 20 }) },
  {
    what: 'ideas by title',
    run: (db, user) => listOwnIdeas(db, user, PAGE, EVERY_IDEA, { ...NEWEST, sort: 'title' }),
  },
  {
    what: 'ideas of a status',
    run: (db, user) => listOwnIdeas(db, user, PAGE, { search: '', status: 'draft' }),
  },
  {
    what: 'ideas with words',
    run: (db, user) => listOwnIdeas(db, user, PAGE, { search: 'rome 77', status: 'all' }),
  },
  { what: 'number of ideas', run: (db, user) => countOwnIdeas(db, user) },
  { what: 'videos, newest', run: (db, user) => listOwnVideos(db, user, PAGE) },
  {
    what: 'videos by title',
    run: (db, user) => listOwnVideos(db, user, PAGE, EVERY_VIDEO, { sort: 'title', direction: FALL }),
  },
  {
    what: 'videos by size',
    run: (db, user) => listOwnVideos(db, user, PAGE, EVERY_VIDEO, { sort: 'size', direction: FALL }),
  },
  {
    what: 'videos of a style',
    run: (db, user) => listOwnVideos(db, user, PAGE, { ...EVERY_VIDEO, style: 'anime' }),
  },
  {
    what: 'videos with words',
    run: (db, user) => listOwnVideos(db, user, PAGE, { ...EVERY_VIDEO, search: 'bread 1' }),
  },
  { what: 'number of videos', run: (db, user) => countMatchingVideos(db, user, EVERY_VIDEO) },
  { what: 'dashboard’s sums', run: (db, user) => countOwnVideos(db, user) },
  { what: 'ledger', run: (db, user) => listEntries(db, user, PAGE) },
]

export type ListTime = { readonly what: string; readonly medianMs: number; readonly heaviestMs: number }

/** Median time of each list for an ordinary account, and for the one that has a hundredth of everything. */
export async function measureLists(db: Database, ordinary: string, heaviest: string): Promise<ListTime[]> {
  const times: ListTime[] = []
  for (const { what, run } of LISTS)
    times.push({
      what,
      medianMs: await medianMs(() => run(db, ordinary)),
      heaviestMs: await medianMs(() => run(db, heaviest)),
    })
  return times
}

async function medianMs(act: () => Promise<unknown>): Promise<number> {
  const seen: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now()
    await act()
    seen.push(performance.now() - startedAt)
  }
  return seen.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
}

/** Sequential scans of the big tables that statements of this database have made so far. */
export async function countScans(db: Database): Promise<Record<string, number>> {
  const query: SQLWrapper = sql`
    select relname, seq_scan::int as scans from pg_stat_user_tables where relname in ('video_ideas', 'videos', 'credit_entries')`
  const { rows } = await db.execute<{ relname: string; scans: number }>(query)
  return Object.fromEntries(rows.map(({ relname, scans }) => [relname, scans]))
}
