import { randomUUID } from 'node:crypto'
import type { createPost as endpoint } from '@hookreel/contract'
import type { z } from 'zod'
import { findEarlier, hashOrder, lockOrder } from '../../account/order-keys.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireVideo } from '../../videos/require-video.ts'
import { isReady } from '../../videos/video-status.ts'
import { announcePost } from './announce-post.ts'
import { moderatePost } from './moderate-post.ts'
import { requireUnsentRoom } from './require-unsent-room.ts'
import { enqueuePlan, planPost } from './plan-post.ts'
import type { PostDeps } from './post-deps.ts'
import { findPostByKey, insertPost } from './posts.queries.ts'
import type { PostRow } from './posts.queries.ts'

export type PostDraft = z.output<NonNullable<typeof endpoint.body>>

/**
 * Makes a post, planned or as a draft; the post and the job that sends it are written in one transaction. The same
 * request under the same idempotency key answers with the first one's post; another one under it throws
 * `idempotency_conflict`. Throws `content_refused` for what is planned and may not be said.
 */
export async function createPost(
  deps: PostDeps,
  userId: string,
  draft: PostDraft,
  facts: { readonly idempotencyKey?: string | undefined; readonly origin?: PostRow['origin'] } = {},
): Promise<PostRow> {
  const { idempotencyKey, origin = 'person' } = facts
  const requestHash = hashOrder(draft)
  const earlier = await findEarlier(idempotencyKey, requestHash, (key) => findPostByKey(deps.db, userId, key))
  if (earlier) return earlier
  const video = await requireVideo(deps, userId, draft.videoId)
  if (video.status === 'failed') throw new AppError('video_not_postable')
  const channel = await deps.channels.require(userId, draft.channelId)
  if (draft.options.network !== channel.network) throw new AppError('options_of_other_network')
  const id = randomUUID()
  const { options, isRepeatMeant, timeZone, when } = draft
  await moderatePost(deps, options, when)
  const { row, isNew } = await deps.db.transaction(async (tx) => {
    // One plan after another: two at once would take the same slot, or post the same twice.
    await lockOrder(tx, userId, idempotencyKey)
    const same = await findEarlier(idempotencyKey, requestHash, (key) => findPostByKey(tx, userId, key))
    if (same) return { row: same, isNew: false }
    await requireUnsentRoom(tx, userId, deps.clock.now())
    const mayWait = origin === 'batch'
    const asked = { id, userId, channel, video, options, isRepeatMeant, timeZone, mayWait }
    const plan = await planPost({ db: tx, clock: deps.clock }, asked, when)
    const now = deps.clock.now()
    const row = await insertPost(tx, {
      id,
      userId,
      videoId: video.id,
      channelId: channel.id,
      network: channel.network,
      options,
      origin,
      ...plan,
      timeZone,
      isRepeatMeant,
      idempotencyKey: idempotencyKey ?? null,
      requestHash,
      createdAt: now,
      updatedAt: now,
    })
    await enqueuePlan(deps, tx, { id, userId }, plan, isReady(video.status))
    return { row, isNew: true }
  })
  if (isNew) await announcePost(deps, row)
  return row
}
