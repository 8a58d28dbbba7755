import type { PostStatus } from '@hookreel/contract'
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/open-db.ts'
import { posts, videos } from '../platform/db/schema.ts'
import { MAYBE_THERE, statusesBefore } from './post-status.ts'

export type PostRow = typeof posts.$inferSelect
export type NewPost = typeof posts.$inferInsert
/** What may be changed; the status only by its own function. */
type PostChange = Omit<Partial<NewPost>, 'id' | 'userId' | 'status'> & { updatedAt: Date }

const own = (userId: string, id: string) => and(eq(posts.userId, userId), eq(posts.id, id))
const POSTED_VIDEO = {
  id: videos.id,
  title: videos.title,
  status: videos.status,
  style: videos.style,
  aspectRatio: videos.aspectRatio,
  durationSeconds: videos.durationSeconds,
  posterKey: videos.posterKey,
  filmKey: videos.filmKey,
  userId: videos.userId,
}

export async function insertPost(db: Queryable, post: NewPost): Promise<PostRow> {
  const [row] = await db.insert(posts).values(post).returning()
  if (!row) throw new Error('the database took a post and gave none back')
  return row
}

export async function findOwnPost(db: Queryable, userId: string, id: string): Promise<PostRow | undefined> {
  const [row] = await db.select().from(posts).where(own(userId, id))
  return row
}

/** Whoever it belongs to: only for the jobs. */
export async function findPost(db: Queryable, id: string): Promise<PostRow | undefined> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id))
  return row
}

export async function findPostByKey(
  db: Queryable,
  userId: string,
  key: string,
): Promise<PostRow | undefined> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.userId, userId), eq(posts.idempotencyKey, key)))
  return row
}

/** The post that a network means by its id of an upload; whoever it belongs to, only for its own news. */
export async function findPostByReference(
  db: Queryable,
  network: PostRow['network'],
  reference: string,
): Promise<PostRow | undefined> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.network, network), eq(posts.reference, reference)))
    .orderBy(desc(posts.createdAt))
    .limit(1)
  return row
}

/** The videos of posts, as they are shown with them. */
export async function listPostedVideos(db: Queryable, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select(POSTED_VIDEO)
    .from(videos)
    .where(and(eq(videos.userId, userId), inArray(videos.id, [...ids])))
}
export type PostedVideo = Awaited<ReturnType<typeof listPostedVideos>>[number]

export type PostFilter = {
  readonly videoId?: string | undefined
  readonly channelId?: string | undefined
  readonly status: PostStatus | 'all'
}

const matching = (userId: string, { videoId, channelId, status }: PostFilter) =>
  and(
    eq(posts.userId, userId),
    videoId === undefined ? undefined : eq(posts.videoId, videoId),
    channelId === undefined ? undefined : eq(posts.channelId, channelId),
    status === 'all' ? undefined : eq(posts.status, status),
  )

export async function listOwnPosts(
  db: Queryable,
  userId: string,
  filter: PostFilter,
  page: { offset: number; limit: number },
): Promise<PostRow[]> {
  return db
    .select()
    .from(posts)
    .where(matching(userId, filter))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .offset(page.offset)
    .limit(page.limit)
}

export async function countOwnPosts(db: Queryable, userId: string, filter: PostFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(posts).where(matching(userId, filter))
  return row?.total ?? 0
}

/** By the time that counts: when it was sent, else when it will be. */
const TIME = sql`coalesce(${posts.sentAt}, ${posts.scheduledAt})`

/** Posts of a span of time: planned in it, or sent in it. */
export async function listPostsBetween(
  db: Queryable,
  userId: string,
  span: { from: Date; to: Date },
): Promise<PostRow[]> {
  return db
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        sql`${TIME} >= ${span.from.toISOString()}`,
        sql`${TIME} < ${span.to.toISOString()}`,
        ne(posts.status, 'draft'),
      ),
    )
    .orderBy(asc(TIME), asc(posts.id))
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

/** Moves a post to a status, if its present one allows that; nothing when it does not. */
export async function movePost(
  db: Queryable,
  id: string,
  status: PostStatus,
  change: PostChange,
  from: readonly PostStatus[] = statusesBefore(status),
): Promise<PostRow | undefined> {
  const allowed = statusesBefore(status).filter((before) => from.includes(before))
  const [row] = await db
    .update(posts)
    .set({ ...change, status })
    .where(and(eq(posts.id, id), inArray(posts.status, allowed)))
    .returning()
  return row
}

/** Changes one's own post while it is in one of these statuses. */
export async function updateOwnPost(
  db: Queryable,
  userId: string,
  id: string,
  during: readonly PostStatus[],
  change: PostChange,
): Promise<PostRow | undefined> {
  const [row] = await db
    .update(posts)
    .set(change)
    .where(and(own(userId, id), inArray(posts.status, [...during])))
    .returning()
  return row
}

/** Notes when a post that is under way is looked at next. */
export async function notePostLook(
  db: Queryable,
  id: string,
  change: { looks: number; nextLookAt: Date | null; updatedAt: Date },
): Promise<void> {
  await db.update(posts).set(change).where(eq(posts.id, id))
}

/** Deletes one's own post unless it is being sent. */
export async function deleteOwnPost(db: Queryable, userId: string, id: string): Promise<PostRow | undefined> {
  const [row] = await db
    .delete(posts)
    .where(
      and(
        own(userId, id),
        inArray(posts.status, ['draft', 'scheduled', 'live', 'in_inbox', 'failed', 'unknown']),
      ),
    )
    .returning()
  return row
}

/** Another post of this video on this channel that is there, may be, or is planned for the same days. */
export async function findTwin(
  db: Queryable,
  twin: { channelId: string; videoId: string; exceptId: string; from: Date; to: Date; isSending: boolean },
): Promise<PostRow | undefined> {
  const [row] = await db
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.channelId, twin.channelId),
        eq(posts.videoId, twin.videoId),
        ne(posts.id, twin.exceptId),
        or(
          and(inArray(posts.status, [...MAYBE_THERE]), gt(posts.sentAt, twin.from)),
          twin.isSending
            ? undefined
            : and(
                eq(posts.status, 'scheduled'),
                or(
                  isNull(posts.scheduledAt),
                  and(gt(posts.scheduledAt, twin.from), lt(posts.scheduledAt, twin.to)),
                ),
              ),
        ),
      ),
    )
    .limit(1)
  return row
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

/** Posts of everybody that went to a network in a span, where its limit is one for this whole installation. */
export async function countSentEverywhere(
  db: Queryable,
  network: PostRow['network'],
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(posts)
    .where(and(eq(posts.network, network), inArray(posts.status, [...MAYBE_THERE]), gte(posts.sentAt, since)))
  return row?.total ?? 0
}

/** Takes a post for whoever drives it now; nothing while another has it. */
export async function holdPost(
  db: Queryable,
  id: string,
  hold: { until: Date; now: Date },
): Promise<PostRow | undefined> {
  const [row] = await db
    .update(posts)
    .set({ heldUntil: hold.until })
    .where(and(eq(posts.id, id), or(isNull(posts.heldUntil), lte(posts.heldUntil, hold.now))))
    .returning()
  return row
}

export async function keepHolding(db: Queryable, id: string, until: Date | null): Promise<void> {
  await db.update(posts).set({ heldUntil: until }).where(eq(posts.id, id))
}

/** For the start of the only server there is: whoever held a post is gone. */
export async function releaseAllPosts(db: Queryable): Promise<void> {
  await db
    .update(posts)
    .set({ heldUntil: null })
    .where(sql`${posts.heldUntil} is not null`)
}

/** Ids of posts whose next step was due before a moment, of everybody. */
export async function listDuePosts(db: Queryable, due: Date): Promise<string[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .leftJoin(videos, eq(videos.id, posts.videoId))
    .where(
      or(
        and(
          eq(posts.status, 'scheduled'),
          or(isNull(posts.scheduledAt), lte(posts.scheduledAt, due)),
          // Those that wait for their video are called when it is ready.
          or(isNull(videos.status), sql`${videos.status} not in ('queued', 'processing')`),
        ),
        and(inArray(posts.status, ['uploading', 'processing', 'unknown']), lte(posts.nextLookAt, due)),
        and(
          inArray(posts.status, ['uploading', 'processing']),
          isNull(posts.nextLookAt),
          lte(posts.updatedAt, due),
        ),
      ),
    )
    .orderBy(asc(posts.updatedAt))
    .limit(500)
  return rows.map(({ id }) => id)
}

/** Posts that wait for a video, of whoever owns it. */
export async function listPostsOfVideo(db: Queryable, userId: string, videoId: string): Promise<PostRow[]> {
  return db
    .select()
    .from(posts)
    .where(and(eq(posts.userId, userId), eq(posts.videoId, videoId)))
}
