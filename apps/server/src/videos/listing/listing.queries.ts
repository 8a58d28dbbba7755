import type { VideoStatus } from '@hookreel/contract'
import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { SQL, Column } from 'drizzle-orm'
import { matchWords } from '../../platform/db/match-words.ts'
import { videos } from '../../schema.ts'
import type { Queryable } from '../../platform/db/open-db.ts'
import { wasCancelled } from '../videos.queries.ts'
import type { VideoRow } from '../videos.queries.ts'

export type VideoFilter = {
  /** Words that must all occur in the texts, in any case; empty for every video. */
  readonly search: string
  /** `failed`: without those that their owner cancelled, which are `cancelled`. */
  readonly status: VideoStatus | 'cancelled' | 'all'
  readonly style: VideoRow['style'] | 'uploaded' | 'all'
}
export type VideoOrder = {
  readonly sort: 'created' | 'title' | 'length' | 'size' | 'views'
  readonly direction: 'ascending' | 'descending'
}
const EVERY: VideoFilter = { search: '', status: 'all', style: 'all' }
const NEWEST: VideoOrder = { sort: 'created', direction: 'descending' }

/**
 * A row without what no list shows: the scenes and the cast of a film that is not under way, half a megabyte of the longest, of which a page has
 * a hundred. How long one will be that is under way follows from its scenes.
 */
const LISTED = {
  ...getTableColumns(videos),
  choices: sql<
    VideoRow['choices']
  >`case when ${videos.status} in ('queued', 'processing') then ${videos.choices}
    else ${videos.choices} - 'storyboard' - 'cast' end`,
}

/** A query to be awaited; a test asks the database how it goes about it. */
export function listOwnVideos(
  db: Queryable,
  userId: string,
  page: { offset: number; limit: number },
  filter: VideoFilter = EVERY,
  order: VideoOrder = NEWEST,
) {
  return db
    .select(LISTED)
    .from(videos)
    .where(matching(userId, filter))
    .orderBy(...orderBy(order))
    .offset(page.offset)
    .limit(page.limit)
}

/** The videos that a filter meets, and how many there are: their texts are read once. */
export async function searchOwnVideos(
  db: Queryable,
  userId: string,
  page: { offset: number; limit: number },
  query: VideoFilter & VideoOrder,
): Promise<{ rows: VideoRow[]; total: number }> {
  const found = await db
    .select({ row: LISTED, total: sql<number>`(count(*) over ())::int` })
    .from(videos)
    .where(matching(userId, query))
    .orderBy(...orderBy(query))
    .offset(page.offset)
    .limit(page.limit)
  const isBeyond = found.length === 0 && page.offset > 0
  const total = isBeyond ? await countMatchingVideos(db, userId, query) : (found[0]?.total ?? 0)
  return { rows: found.map(({ row }) => row), total }
}

export async function countMatchingVideos(
  db: Queryable,
  userId: string,
  filter: VideoFilter,
): Promise<number> {
  const [row] = await db.select({ total: count() }).from(videos).where(matching(userId, filter))
  return row?.total ?? 0
}

function orderBy({ sort, direction }: VideoOrder): SQL[] {
  const [rise, fall] = sort === 'title' ? [asc, desc] : [riseFromNulls, fallToNulls]
  const turn: (key: Column | SQL) => SQL = direction === 'ascending' ? rise : fall
  return [...SORT_KEYS[sort].map(turn), turn(videos.id)]
}

/** Nulls are where the index of the newest has them; in any other place the database would sort by itself. */
const riseFromNulls = (key: Column | SQL): SQL => sql`${key} asc nulls first`
const fallToNulls = (key: Column | SQL): SQL => sql`${key} desc nulls last`

/** Nulls never meet: what has no length or size yet counts as nothing. */
const SORT_KEYS = {
  created: [videos.createdAt],
  title: [sql`lower(${videos.title})`],
  length: [sql`coalesce(${videos.durationSeconds}, 0)`, videos.createdAt],
  size: [sql`coalesce(${videos.fileSize}, 0)`, videos.createdAt],
  views: [videos.viewCount, videos.createdAt],
} as const

function matching(userId: string, { search, status, style }: VideoFilter): SQL | undefined {
  const texts = [videos.title, videos.description, videos.script]
  return and(
    eq(videos.userId, userId),
    isNull(videos.deletionId),
    status === 'all' ? undefined : isOfStatus(status),
    style === 'all' ? undefined : style === 'uploaded' ? isNotNull(videos.upload) : isOfStyle(style),
    matchWords(search, texts),
  )
}

/** What its owner cancelled is kept as failed, with that as its reason. */
function isOfStatus(status: VideoStatus | 'cancelled'): SQL | undefined {
  if (status === 'cancelled') return and(eq(videos.status, 'failed'), wasCancelled)
  if (status === 'failed') return and(eq(videos.status, 'failed'), not(wasCancelled))
  return eq(videos.status, status)
}

/** A film that was sent here has no style of ours. */
function isOfStyle(style: VideoRow['style']): SQL | undefined {
  return and(eq(videos.style, style), isNull(videos.upload))
}
