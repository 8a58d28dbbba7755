import { NETWORKS, VIEW_MEANINGS } from '@hookreel/contract'
import type { Analytics } from '@hookreel/contract'
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/open-db.ts'
import { channels, postDays, posts, videos } from '../../schema.ts'

export type Figures = {
  readonly views: number
  readonly likes: number
  readonly comments: number
  readonly engagedViews: number | null
}

/**
 * Live posts of everybody whose figures are older than `readBefore` for their age, where their channel can be asked. People take turns,
 * and each one's are drawn by lot: some can never be read, as one that was deleted at its network, and would for ever be the longest unread.
 */
export async function listUnreadPosts(
  db: Database,
  ages: readonly { readonly sentAfter: Date; readonly readBefore: Date }[],
  limit: number,
) {
  return db
    .select({
      id: posts.id,
      userId: posts.userId,
      channelId: posts.channelId,
      networkPostId: sql<string>`${posts.networkPostId}`,
    })
    .from(posts)
    .innerJoin(channels, eq(channels.id, posts.channelId))
    .where(
      and(
        eq(posts.status, 'live'),
        isNotNull(posts.networkPostId),
        isNull(channels.disconnectedAt),
        isNull(channels.brokenAt),
        or(
          ...ages.map(({ sentAfter, readBefore }) =>
            and(gte(posts.sentAt, sentAfter), or(isNull(posts.figuresAt), lt(posts.figuresAt, readBefore))),
          ),
        ),
      ),
    )
    .orderBy(sql`row_number() over (partition by ${posts.userId} order by random())`)
    .limit(limit)
}

/**
 * Writes what a network counts for a post: on the post, for its day, and what came to it on its video, whose views are
 * the plays here and the networks' figures together.
 */
export async function saveFigures(
  db: Database,
  post: { readonly id: string; readonly userId: string },
  { views, likes, comments, engagedViews }: Figures,
  at: { readonly now: Date; readonly day: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ views: posts.views, videoId: posts.videoId })
      .from(posts)
      .where(eq(posts.id, post.id))
      .for('update')
    if (!before) return
    // The views beyond the start come days later than the others, and are not lost when they once do not come.
    const engaged = engagedViews === null ? {} : { engagedViews }
    await tx
      .update(posts)
      .set({ views, likes, comments, ...engaged, figuresAt: at.now })
      .where(eq(posts.id, post.id))
    await tx
      .insert(postDays)
      .values({ postId: post.id, userId: post.userId, day: at.day, views, likes, comments })
      .onConflictDoUpdate({ target: [postDays.postId, postDays.day], set: { views, likes, comments } })
    if (before.videoId === null || views === before.views) return
    await tx
      .update(videos)
      .set({ viewCount: sql`greatest(0, ${videos.viewCount} + ${views - before.views})` })
      .where(and(eq(videos.id, before.videoId), eq(videos.userId, post.userId)))
  })
}

/** The first sentence of a script is in it. */
const OPENING_CHARACTERS = 500

/** Posts of a user that went out since a moment, and are there. */
const isLive = (userId: string, since: Date) =>
  and(eq(posts.userId, userId), inArray(posts.status, ['live']), gte(posts.sentAt, since))

/** Live posts of a user with what their videos are, as far as those are still here. */
export async function listMeasuredPosts(db: Database, userId: string, since: Date) {
  return db
    .select({
      id: posts.id,
      network: posts.network,
      sentAt: posts.sentAt,
      figuresAt: posts.figuresAt,
      views: posts.views,
      likes: posts.likes,
      comments: posts.comments,
      engagedViews: posts.engagedViews,
      videoId: posts.videoId,
      title: videos.title,
      style: videos.style,
      voiceId: videos.voiceId,
      voiceName: videos.voiceName,
      // How it begins: thousands of scripts take megabytes.
      opening: sql<string | null>`left(${videos.script}, ${OPENING_CHARACTERS})`,
      upload: videos.upload,
    })
    .from(posts)
    .leftJoin(videos, and(eq(videos.id, posts.videoId), isNull(videos.deletionId)))
    .where(isLive(userId, since))
    .orderBy(asc(posts.sentAt))
}
export type MeasuredPost = Awaited<ReturnType<typeof listMeasuredPosts>>[number]

/** How many live posts a user has since a moment. */
export async function countMeasuredPosts(db: Database, userId: string, since: Date): Promise<number> {
  const [row] = await db.select({ total: count() }).from(posts).where(isLive(userId, since))
  return row?.total ?? 0
}

/** Posts of a user whose figures are known. */
const isRead = (userId: string, since: Date) => and(isLive(userId, since), isNotNull(posts.figuresAt))

/** The last day of each post (UTC) that lies in a span of days after it was sent, with its views by then. */
export async function listDaysAfter(
  db: Database,
  userId: string,
  since: Date,
  { first, last }: { readonly first: number; readonly last: number },
) {
  const sentOn = sql`(${posts.sentAt} at time zone 'UTC')::date`
  return db
    .selectDistinctOn([postDays.postId], {
      postId: postDays.postId,
      day: postDays.day,
      views: postDays.views,
    })
    .from(postDays)
    .innerJoin(posts, eq(posts.id, postDays.postId))
    .where(
      and(
        isRead(userId, since),
        sql`${postDays.day} between ${sentOn} + ${first}::int and ${sentOn} + ${last}::int`,
      ),
    )
    .orderBy(asc(postDays.postId), desc(postDays.day))
}

/**
 * What each day added to each post, summed over the posts, from a day on. The database adds it up: the days of a thousand posts took a third of
 * a second of the one thread. Views that a network began to count otherwise are no growth.
 */
export async function sumAddedByDay(
  db: Database,
  userId: string,
  since: Date,
  firstDay: string,
): Promise<Analytics['days']> {
  const changes = NETWORKS.flatMap((network) => {
    const { change } = VIEW_MEANINGS[network]
    return change === null
      ? []
      : [
          sql`(${posts.network} = ${network} and ${postDays.day} >= ${change.from} and (${postDays.day} <= ${change.until} or lag(${postDays.day}) over own < ${change.from}))`,
        ]
  })
  const isAcross = changes.length === 0 ? sql`false` : sql`coalesce(${or(...changes)}, false)`
  const added = (figure: AnyPgColumn) => sql`greatest(0, ${figure} - coalesce(lag(${figure}) over own, 0))`
  const { rows } = await db.execute<Analytics['days'][number]>(sql`
    select day::text as day, sum(views)::float8 as views, sum(likes)::float8 as likes, sum(comments)::float8 as comments
    from (
      select ${postDays.day} as day,
        case when lag(${postDays.day}) over own is not null and ${isAcross} then 0 else ${added(postDays.views)} end as views,
        ${added(postDays.likes)} as likes, ${added(postDays.comments)} as comments
      from ${postDays} join ${posts} on ${posts.id} = ${postDays.postId}
      where ${isRead(userId, since)}
      window own as (partition by ${postDays.postId} order by ${postDays.day})
    ) added
    where day >= ${firstDay}::date group by day order by day`)
  return rows.map(({ day, views, likes, comments }) => ({ day, views, likes, comments }))
}
