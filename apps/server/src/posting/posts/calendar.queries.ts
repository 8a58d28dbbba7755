import { and, asc, count, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/open-db.ts'
import { posts } from '../../schema.ts'
import { MAYBE_THERE } from './post-status.ts'
import type { PostRow } from './posts.queries.ts'

/** By the time that counts: when it was sent, else when it will be. */
const TIME = sql`coalesce(${posts.sentAt}, ${posts.scheduledAt})`

type Span = { readonly from: Date; readonly to: Date }

const isBetween = (userId: string, { from, to }: Span) =>
  and(
    eq(posts.userId, userId),
    sql`${TIME} >= ${from.toISOString()}`,
    sql`${TIME} < ${to.toISOString()}`,
    ne(posts.status, 'draft'),
  )

/** Posts of a span of time: planned in it, or sent in it. */
export async function listPostsBetween(db: Queryable, userId: string, span: Span): Promise<PostRow[]> {
  return db.select().from(posts).where(isBetween(userId, span)).orderBy(asc(TIME), asc(posts.id))
}

/** How many these are. */
export async function countPostsBetween(db: Queryable, userId: string, span: Span): Promise<number> {
  const [row] = await db.select({ total: count() }).from(posts).where(isBetween(userId, span))
  return row?.total ?? 0
}

/** Posts that have no time: drafts, and those that wait for their video. */
export async function listUndatedPosts(db: Queryable, userId: string, limit: number): Promise<PostRow[]> {
  return db
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        or(eq(posts.status, 'draft'), and(isNull(posts.scheduledAt), isNull(posts.sentAt))),
      ),
    )
    .orderBy(desc(posts.createdAt))
    .limit(limit)
}

/** Times at which a channel posts or posted in a span, but for one post. */
export async function listPostTimes(
  db: Queryable,
  on: { channelIds: readonly string[]; from: Date; to: Date; exceptId?: string | undefined },
): Promise<{ channelId: string; at: Date }[]> {
  if (on.channelIds.length === 0) return []
  const rows = await db
    .select({ channelId: posts.channelId, sentAt: posts.sentAt, scheduledAt: posts.scheduledAt })
    .from(posts)
    .where(
      and(
        inArray(posts.channelId, [...on.channelIds]),
        inArray(posts.status, ['scheduled', ...MAYBE_THERE]),
        sql`${TIME} >= ${on.from.toISOString()}`,
        sql`${TIME} < ${on.to.toISOString()}`,
        on.exceptId === undefined ? undefined : ne(posts.id, on.exceptId),
      ),
    )
  return rows.flatMap(({ channelId, sentAt, scheduledAt }) => {
    const at = sentAt ?? scheduledAt
    return at === null ? [] : [{ channelId, at }]
  })
}
