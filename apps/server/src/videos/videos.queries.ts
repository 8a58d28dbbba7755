import type { StepResult } from '@hookreel/studio'
import type { VideoStatus } from '@hookreel/contract'
import {
  and,
  count,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
  type Column,
  asc,
  desc,
} from 'drizzle-orm'
import type { Database, Transaction } from '../platform/db/open-db.ts'
import { profiles, usageDays, videos, videoSteps } from '../platform/db/schema.ts'
import { statusesBefore } from './video-status.ts'

type Reader = Database | Transaction
export type VideoRow = typeof videos.$inferSelect
export type NewVideo = typeof videos.$inferInsert

const own = (userId: string, id: string) => and(eq(videos.userId, userId), eq(videos.id, id))

export async function insertVideo(tx: Transaction, video: NewVideo): Promise<VideoRow> {
  const [row] = await tx.insert(videos).values(video).returning()
  if (!row) throw new Error('the database took a video and gave none back')
  return row
}

export async function findOwnVideo(db: Reader, userId: string, id: string): Promise<VideoRow | undefined> {
  const [row] = await db.select().from(videos).where(own(userId, id))
  return row
}

/** Whoever it belongs to: only for the jobs. */
export async function findVideo(db: Reader, id: string): Promise<VideoRow | undefined> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id))
  return row
}

export async function findVideoByKey(db: Reader, userId: string, key: string): Promise<VideoRow | undefined> {
  const [row] = await db
    .select()
    .from(videos)
    .where(and(eq(videos.userId, userId), eq(videos.idempotencyKey, key)))
  return row
}

export type VideoFilter = {
  /** Words that must all occur in the texts, in any case; empty for every video. */
  readonly search: string
  readonly status: VideoStatus | 'all'
  readonly style: VideoRow['style'] | 'uploaded' | 'all'
}
export type VideoOrder = {
  readonly sort: 'created' | 'title' | 'length' | 'size' | 'views'
  readonly direction: 'ascending' | 'descending'
}
const EVERY: VideoFilter = { search: '', status: 'all', style: 'all' }
const NEWEST: VideoOrder = { sort: 'created', direction: 'descending' }

export async function listOwnVideos(
  db: Reader,
  userId: string,
  page: { offset: number; limit: number },
  filter: VideoFilter = EVERY,
  order: VideoOrder = NEWEST,
): Promise<VideoRow[]> {
  return selectOwnVideos(db, userId, page, filter, order)
}

/** The query itself, so that a test can ask the database how it goes about it. */
export function selectOwnVideos(
  db: Reader,
  userId: string,
  page: { offset: number; limit: number },
  filter: VideoFilter,
  { sort, direction }: VideoOrder,
) {
  const [rise, fall] = sort === 'title' ? [asc, desc] : [riseFromNulls, fallToNulls]
  const turn: (key: Column | SQL) => SQL = direction === 'ascending' ? rise : fall
  return db
    .select()
    .from(videos)
    .where(matching(userId, filter))
    .orderBy(...SORT_KEYS[sort].map(turn), turn(videos.id))
    .offset(page.offset)
    .limit(page.limit)
}

export async function countMatchingVideos(db: Reader, userId: string, filter: VideoFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(videos).where(matching(userId, filter))
  return row?.total ?? 0
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
  const words = search.split(/\s+/).filter(Boolean)
  const texts = [videos.title, videos.description, videos.script]
  return and(
    eq(videos.userId, userId),
    status === 'all' ? undefined : eq(videos.status, status),
    style === 'all' ? undefined : style === 'uploaded' ? isNotNull(videos.upload) : isOfStyle(style),
    ...words.map((word) => or(...texts.map((text) => ilike(text, `%${escapeLike(word)}%`)))),
  )
}

/** A film that was sent here has no style of ours. */
function isOfStyle(style: VideoRow['style']): SQL | undefined {
  return and(eq(videos.style, style), isNull(videos.upload))
}

function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, '\\$&')
}

/** How many videos a user has, how many of them are being made, and how often all of them were viewed. */
export async function countOwnVideos(
  db: Reader,
  userId: string,
): Promise<{ total: number; processing: number; views: number }> {
  const [row] = await db
    .select({
      total: count(),
      processing: sql<number>`count(*) filter (where ${inArray(videos.status, ['queued', 'processing'])})::int`,
      views: sql<number>`coalesce(sum(${videos.viewCount}), 0)::int`,
    })
    .from(videos)
    .where(eq(videos.userId, userId))
  return row ?? { total: 0, processing: 0, views: 0 }
}

export async function updateOwnVideo(
  db: Reader,
  userId: string,
  id: string,
  change: { title?: string; description?: string | null; isOnProfile?: boolean; updatedAt: Date },
): Promise<VideoRow | undefined> {
  const [row] = await db.update(videos).set(change).where(own(userId, id)).returning()
  return row
}

/** Deletes it unless it is being made. */
export async function deleteOwnVideo(db: Reader, userId: string, id: string): Promise<VideoRow | undefined> {
  const [row] = await db
    .delete(videos)
    .where(and(own(userId, id), inArray(videos.status, ['generated', 'completed', 'published', 'failed'])))
    .returning()
  return row
}

/** Counts a download of the video, and of its day. */
export async function countDownload(db: Database, userId: string, id: string, day: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(videos)
      .set({ downloadCount: sql`${videos.downloadCount} + 1` })
      .where(own(userId, id))
    await tx
      .insert(usageDays)
      .values({ userId, videoId: id, day, downloads: 1 })
      .onConflictDoUpdate({
        target: [usageDays.videoId, usageDays.day],
        set: { downloads: sql`${usageDays.downloads} + 1` },
      })
  })
}

/** Moves a video to a state, if its present one allows that and, where one is named, the claim still holds; nothing otherwise. */
export async function moveVideo(
  db: Reader,
  id: string,
  status: VideoStatus,
  change: Omit<Partial<NewVideo>, 'id' | 'userId' | 'status'> & { updatedAt: Date },
  claimed?: Claimed,
): Promise<VideoRow | undefined> {
  const [row] = await db
    .update(videos)
    .set({ ...change, status })
    .where(
      and(
        eq(videos.id, id),
        inArray(videos.status, statusesBefore(status)),
        claimed ? heldBy(claimed) : undefined,
      ),
    )
    .returning()
  return row
}

/** Takes a video to be made under a claim, if nobody else took it since `before` was read. */
export async function claimVideo(
  db: Reader,
  before: VideoRow,
  claim: string,
  startedAt: Date,
): Promise<VideoRow | undefined> {
  const isUntouched = before.claim === null ? isNull(videos.claim) : eq(videos.claim, before.claim)
  const [row] = await db
    .update(videos)
    .set({ status: 'processing', claim, startedAt, updatedAt: startedAt })
    .where(and(eq(videos.id, before.id), inArray(videos.status, statusesBefore('processing')), isUntouched))
    .returning()
  return row
}

/** Nobody else took it, and it is still being made. */
const heldBy = ({ id, claim }: Claimed) =>
  and(eq(videos.id, id), eq(videos.status, 'processing'), eq(videos.claim, claim ?? ''))

/** A video as whoever makes it took it. */
export type Claimed = Pick<VideoRow, 'id' | 'claim'>

/** Whether the video is still being made under this claim. */
export async function isClaimed(db: Reader, claimed: Claimed): Promise<boolean> {
  const found = await db.select({ id: videos.id }).from(videos).where(heldBy(claimed))
  return found.length > 0
}

/** Counts a try of making it. */
export async function countAttempt(db: Reader, claimed: Claimed): Promise<number> {
  const [row] = await db
    .update(videos)
    .set({ attempts: sql`${videos.attempts} + 1` })
    .where(heldBy(claimed))
    .returning({ attempts: videos.attempts })
  return row?.attempts ?? 0
}

/** Nothing when it is no longer made under this claim. */
export async function saveProgress(
  db: Reader,
  claimed: Claimed,
  progress: NonNullable<VideoRow['progress']>,
  updatedAt: Date,
): Promise<VideoRow | undefined> {
  const [row] = await db.update(videos).set({ progress, updatedAt }).where(heldBy(claimed)).returning()
  return row
}

export async function listUnfinishedVideos(db: Reader): Promise<VideoRow[]> {
  return db
    .select()
    .from(videos)
    .where(inArray(videos.status, ['queued', 'processing']))
    .orderBy(videos.createdAt)
}

/** How many films of a user are waiting or being made. */
export async function countUnfinishedVideos(db: Reader, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(videos)
    .where(and(eq(videos.userId, userId), inArray(videos.status, ['queued', 'processing'])))
  return row?.total ?? 0
}

export type RememberedStep = {
  readonly step: string
  readonly inputHash: string
  readonly result: StepResult
}

export async function listSteps(db: Reader, videoId: string): Promise<RememberedStep[]> {
  const rows = await db.select().from(videoSteps).where(eq(videoSteps.videoId, videoId))
  return rows.map(({ step, inputHash, data, files, tookMs }) => ({
    step,
    inputHash,
    result: { data, files, tookMs: tookMs ?? 0 },
  }))
}

/** Steps that were finished before the film was ordered; of the same ones the first counts. They cost this film nothing: later ones do not learn from them. */
export async function adoptSteps(
  tx: Transaction,
  videoId: string,
  steps: readonly RememberedStep[],
): Promise<void> {
  if (steps.length === 0) return
  await tx
    .insert(videoSteps)
    .values(
      steps.map(({ step, inputHash, result: { data, files } }) => ({
        videoId,
        step,
        inputHash,
        data,
        files: [...files],
        tookMs: null,
      })),
    )
    .onConflictDoNothing()
}

/** Remembers a finished step; one that was done again replaces what was known. */
export async function saveStep(db: Reader, videoId: string, remembered: RememberedStep): Promise<void> {
  const { step, inputHash, result } = remembered
  const values = { data: result.data, files: [...result.files], tookMs: Math.round(result.tookMs) }
  await db
    .insert(videoSteps)
    .values({ videoId, step, inputHash, ...values })
    .onConflictDoUpdate({ target: [videoSteps.videoId, videoSteps.step, videoSteps.inputHash], set: values })
}

/**
 * Median over earlier films of the seconds each step took for one second of film, at this resolution and shape, slices as if one
 * after the other: one's own films, and those of people who share such figures.
 */
export async function readStepCosts(
  db: Reader,
  film: Pick<VideoRow, 'userId' | 'resolution' | 'aspectRatio'>,
): Promise<{ step: string; cost: number }[]> {
  const found = await db.execute<{ step: string; cost: number }>(sql`
    with films as (
      select id, duration from ${videos}
      where status in ('completed', 'published') and resolution = ${film.resolution}
        and aspect_ratio = ${film.aspectRatio} and (user_id = ${film.userId} or exists (
          select 1 from ${profiles} p where p.id = user_id and p.analytics_sharing))
      order by finished_at desc limit 25
    ), costs as (
      select case s.step when 'slice' then 'render' else s.step end as step, s.video_id,
        sum(s.took_ms) / 1000.0 / max(f.duration) as cost
      from ${videoSteps} s join films f on f.id = s.video_id
      where s.took_ms is not null group by 1, s.video_id
    )
    select step, (percentile_cont(0.5) within group (order by cost))::float8 as cost from costs group by step`)
  return found.rows
}
