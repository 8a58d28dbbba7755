import { headlineOf, type PostStatus } from '@hookreel/contract'
import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/db/open-db.ts'
import { posts, profiles, sendings, videos } from '../../../schema.ts'
import { LostHoldError } from './lost-hold.ts'
import { MAYBE_THERE, statusesBefore } from '../post-status.ts'
import type { OtherPosts } from '../../channels/networks/network.ts'
import type { PostChange, PostRow } from '../posts.queries.ts'

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

/**
 * Other posts of a post's channel that are at the network, or may be, since a moment: their ids there, and what they say where no id is
 * known. None of them is to be taken for this one.
 */
export async function listOtherPosts(
  db: Queryable,
  { id, userId, channelId }: Pick<PostRow, 'id' | 'userId' | 'channelId'>,
  since: Date,
): Promise<OtherPosts> {
  const rows = await db
    .select({ networkPostId: posts.networkPostId, options: posts.options })
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        eq(posts.channelId, channelId),
        ne(posts.id, id),
        inArray(posts.status, [...MAYBE_THERE]),
        gte(posts.updatedAt, since),
      ),
    )
  return {
    ids: new Set(rows.flatMap(({ networkPostId }) => networkPostId ?? [])),
    captions: rows
      .filter(({ networkPostId }) => networkPostId === null)
      .map(({ options }) => headlineOf(options)),
  }
}

/** A post as the one process that drives it holds it; `hold` is the number it took. */
export type HeldPost = Pick<PostRow, 'id' | 'hold'>

/**
 * Locks a post for the rest of a transaction. Throws a LostHoldError when another process took the post: everything that a
 * driver writes about it comes after this, in the same transaction.
 */
export async function requireHold(tx: Transaction, { id, hold }: HeldPost): Promise<void> {
  const held = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.hold, hold)))
    .for('update')
  if (held.length === 0) throw new LostHoldError(id)
}

/** Notes when a post that is under way is looked at next. */
export async function notePostLook(
  tx: Transaction,
  post: HeldPost,
  change: { looks: number; nextLookAt: Date | null; updatedAt: Date },
): Promise<void> {
  await requireHold(tx, post)
  await tx.update(posts).set(change).where(eq(posts.id, post.id))
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

/**
 * Posts that went to a network in a span, where its limit is one for this whole installation: everybody's, and a user's. One that
 * failed counts no more; one that was deleted since still does.
 */
export async function countSentEverywhere(
  db: Queryable,
  network: PostRow['network'],
  since: Date,
  userId: string,
): Promise<{ readonly all: number; readonly own: number }> {
  const own = sql<number>`(count(*) filter (where ${sendings.userId} = ${userId}))::int`
  const [row] = await db
    .select({ all: count(), own })
    .from(sendings)
    .leftJoin(posts, eq(posts.id, sendings.postId))
    .where(
      and(
        eq(sendings.network, network),
        gte(sendings.sentAt, since),
        or(isNull(posts.id), inArray(posts.status, [...MAYBE_THERE])),
      ),
    )
  return row ?? { all: 0, own: 0 }
}

/** Notes that a post is about to be sent; once more when it is tried again. */
export async function noteSending(
  tx: Transaction,
  { id, userId, network }: Pick<PostRow, 'id' | 'userId' | 'network'>,
  sentAt: Date,
): Promise<void> {
  const sending = { postId: id, userId, network, sentAt }
  await tx.insert(sendings).values(sending).onConflictDoUpdate({ target: sendings.postId, set: { sentAt } })
}

/** Forgets what was sent before any limit that still runs. */
export async function deleteSendingsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(sendings).where(lt(sendings.sentAt, before))
}

/** Nothing new goes out for somebody whom the operator keeps out. */
const isOwnerLetIn = (db: Queryable) =>
  notExists(
    db
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.id, posts.userId), isNotNull(profiles.disabledAt))),
  )

/**
 * Takes a post for the process that drives it now, under the next number; nothing while another has it, it is held after
 * a restore, or it would begin for a disabled account. What is at its network already is followed to its end.
 */
export async function holdPost(
  db: Queryable,
  id: string,
  held: { until: Date; now: Date },
): Promise<PostRow | undefined> {
  const [row] = await db
    .update(posts)
    .set({ heldUntil: held.until, hold: sql`${posts.hold} + 1` })
    .where(
      and(
        eq(posts.id, id),
        eq(posts.isQuarantined, false),
        or(ne(posts.status, 'scheduled'), isOwnerLetIn(db)),
        or(isNull(posts.heldUntil), lte(posts.heldUntil, held.now)),
      ),
    )
    .returning()
  return row
}

/**
 * Holds on, or lets go; false when another one has it, who took it when this hold was over: a process that stood still for
 * longer must not end the hold of the one that came after.
 */
export async function keepHolding(
  db: Queryable,
  { id, hold }: HeldPost,
  until: Date | null,
): Promise<boolean> {
  const kept = await db
    .update(posts)
    .set({ heldUntil: until })
    .where(and(eq(posts.id, id), eq(posts.hold, hold)))
    .returning({ id: posts.id })
  return kept.length > 0
}

/** For the start of the only server there is: anyone who held a post is gone. */
export async function releaseAllPosts(db: Queryable): Promise<void> {
  await db
    .update(posts)
    .set({ heldUntil: null })
    .where(sql`${posts.heldUntil} is not null`)
}

/** Ids of posts whose next step was due before a moment, of everybody. */
export async function listDuePosts(db: Queryable, due: Date): Promise<{ id: string; userId: string }[]> {
  return db
    .select({ id: posts.id, userId: posts.userId })
    .from(posts)
    .leftJoin(videos, eq(videos.id, posts.videoId))
    .where(
      or(
        and(
          eq(posts.status, 'scheduled'),
          eq(posts.isQuarantined, false),
          isOwnerLetIn(db),
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
}
