import type { PostStatus } from '@hookreel/contract'
import { and, count, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/open-db.ts'
import { posts, RESTORED_AT, systemSettings, videos } from '../../schema.ts'

export type PostRow = typeof posts.$inferSelect
export type NewPost = typeof posts.$inferInsert
/** What may be changed; the status only by its own function. */
export type PostChange = Omit<Partial<NewPost>, 'id' | 'userId' | 'status'> & { updatedAt: Date }

const own = (userId: string, id: string) => and(eq(posts.userId, userId), eq(posts.id, id))
const POSTED_VIDEO = {
  id: videos.id,
  title: videos.title,
  status: videos.status,
  failure: videos.failure,
  style: videos.style,
  aspectRatio: videos.aspectRatio,
  durationSeconds: videos.durationSeconds,
  posterKey: videos.posterKey,
  filmKey: videos.filmKey,
  works: videos.works,
  parts: videos.parts,
  choices: videos.choices,
  voiceId: videos.voiceId,
  upload: videos.upload,
  userId: videos.userId,
}

export async function insertPost(db: Queryable, post: NewPost): Promise<PostRow> {
  const [row] = await db.insert(posts).values(post).returning()
  if (!row) throw new Error('the database took a post and gave none back')
  return row
}

/** Posts of a user that are drafts or planned, and those that failed and were to be sent since a time: a month's are read by the calendar at once. */
export async function countOwnUnsent(db: Queryable, userId: string, failedSince: Date): Promise<number> {
  const hasFailed = and(eq(posts.status, 'failed'), gte(posts.scheduledAt, failedSince))
  const [row] = await db
    .select({ total: count() })
    .from(posts)
    .where(and(eq(posts.userId, userId), or(inArray(posts.status, ['draft', 'scheduled']), hasFailed)))
  return row?.total ?? 0
}

export async function findOwnPost(db: Queryable, userId: string, id: string): Promise<PostRow | undefined> {
  const [row] = await db.select().from(posts).where(own(userId, id))
  return row
}

/** No matter whose it is: only for the jobs. */
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

/** The post that a network means by its id of an upload; no matter whose it is, only for its own news. */
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
    .where(and(eq(videos.userId, userId), inArray(videos.id, [...ids]), isNull(videos.deletionId)))
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

/** Posts that wait for a video, no matter who owns it. */
export async function listPostsOfVideo(db: Queryable, userId: string, videoId: string): Promise<PostRow[]> {
  return db
    .select()
    .from(posts)
    .where(and(eq(posts.userId, userId), eq(posts.videoId, videoId)))
}

/** When this database was last put back from a backup. */
export async function findRestoredAt(db: Queryable): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: systemSettings.settingValue })
    .from(systemSettings)
    .where(eq(systemSettings.settingKey, RESTORED_AT))
  return typeof row?.at === 'string' ? new Date(row.at) : undefined
}
