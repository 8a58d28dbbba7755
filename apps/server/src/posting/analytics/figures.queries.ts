import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
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
      script: videos.script,
      upload: videos.upload,
    })
    .from(posts)
    .leftJoin(videos, and(eq(videos.id, posts.videoId), isNull(videos.deletionId)))
    .where(and(eq(posts.userId, userId), inArray(posts.status, ['live']), gte(posts.sentAt, since)))
    .orderBy(asc(posts.sentAt))
}
export type MeasuredPost = Awaited<ReturnType<typeof listMeasuredPosts>>[number]

/** Figures of a user's posts at the end of each day, by post and then by day. */
export async function listPostDays(db: Database, userId: string, postIds: readonly string[]) {
  if (postIds.length === 0) return []
  return db
    .select()
    .from(postDays)
    .where(and(eq(postDays.userId, userId), inArray(postDays.postId, [...postIds])))
    .orderBy(asc(postDays.postId), asc(postDays.day))
}
