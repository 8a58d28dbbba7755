import type { PostStatus } from '@hookreel/contract'
import { and, asc, count, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/open-db.ts'
import { posts, videos } from '../platform/db/schema.ts'
import { MAYBE_THERE, statusesBefore } from './post-status.ts'
import type { PostChange, PostRow } from './posts.queries.ts'

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

/** Notes when a post that is under way is looked at next. */
export async function notePostLook(
  db: Queryable,
  id: string,
  change: { looks: number; nextLookAt: Date | null; updatedAt: Date },
): Promise<void> {
  await db.update(posts).set(change).where(eq(posts.id, id))
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

/**
 * Holds on, or lets go; false when another one has it, who took it when this hold was over: a process that stood still for
 * longer must not end the hold of the one that came after.
 */
export async function keepHolding(
  db: Queryable,
  id: string,
  held: Date,
  until: Date | null,
): Promise<boolean> {
  const kept = await db
    .update(posts)
    .set({ heldUntil: until })
    .where(and(eq(posts.id, id), eq(posts.heldUntil, held)))
    .returning({ id: posts.id })
  return kept.length > 0
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
