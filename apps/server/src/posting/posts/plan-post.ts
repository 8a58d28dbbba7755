import { DAY_SECONDS, addCredits, checkPostOptions } from '@hookreel/contract'
import type { PostOptions, PostTime } from '@hookreel/contract'
import type { Transaction } from '../../platform/db/open-db.ts'
import type { SlotReader } from './slots/read-slots.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { isInProgress } from '../../videos/video-status.ts'
import type { VideoRow } from '../../videos/require-video.ts'
import { findPlanObstacle } from './sending/daily-limit.ts'
import { findFreeSlot } from './slots/find-free-slots.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { PostChannel } from './post-channels.ts'
import type { PostDeps } from './post-deps.ts'
import { findTwin } from './sending/sending.queries.ts'
import { FIT_FILM } from './sending/fit-film.ts'
import { SEND_POST } from './sending/send-post.job.ts'

export type PostPlan =
  | { readonly status: 'draft'; readonly scheduledAt: null }
  /** Null: as soon as its video is ready. */
  | { readonly status: 'scheduled'; readonly scheduledAt: Date | null }

type Planned = {
  readonly id: string
  readonly userId: string
  readonly channel: PostChannel
  readonly video: Pick<VideoRow, 'id' | 'status' | 'works'>
  readonly options: PostOptions
  readonly isRepeatMeant: boolean
  readonly timeZone: string
  /** It was planned before, or ordered with others: where its channel was disconnected meanwhile, it waits until that is reconnected. */
  readonly mayWait: boolean
}

/** A page needs a moment to send what was chosen on it. */
const LATE_SECONDS = 60

/**
 * When a post is sent, if nothing stands in the way that is known now. Throws `post_not_sendable` with the fields to
 * mend, `post_time_passed`, `post_duplicate`, `post_limit_reached`, `slot_none_free`, `channel_disconnected`.
 */
export async function planPost(deps: SlotReader, post: Planned, when: PostTime): Promise<PostPlan> {
  if (when.mode === 'draft') return { status: 'draft', scheduledAt: null }
  const fields = checkPostOptions(post.options)
  if (Object.keys(fields).length > 0) throw new AppError('post_not_sendable', { fields })
  const credited = addCredits(post.options, post.video.works ?? [])
  if (!credited.options)
    throw new AppError('post_not_sendable', { fields: { [credited.field]: credited.problem } })
  if (!post.channel.isConnected && (when.mode === 'now' || !post.mayWait))
    throw new AppError('channel_disconnected')
  const scheduledAt = await chooseTime(deps, post, when)
  await refuseTwin(deps, post, scheduledAt ?? deps.clock.now())
  return { status: 'scheduled', scheduledAt }
}

async function chooseTime(
  deps: SlotReader,
  { id, userId, channel, video, timeZone }: Planned,
  when: Exclude<PostTime, { mode: 'draft' }>,
): Promise<Date | null> {
  const now = deps.clock.now()
  if (when.mode === 'queue') {
    const slot = await findFreeSlot(deps, userId, channel, { timeZone, exceptId: id })
    if (!slot) throw new AppError('slot_none_free')
    return slot
  }
  const at = when.mode === 'now' ? now : new Date(when.at)
  if (at < addSeconds(now, -LATE_SECONDS))
    throw new AppError('post_time_passed', { fields: { at: 'Choose a later time.' } })
  const obstacle = await findPlanObstacle(
    deps,
    { id, userId, channelId: channel.id, network: channel.network },
    at,
  )
  if (obstacle)
    throw new AppError('post_limit_reached', {
      message: obstacle.message,
      details: { freeAt: obstacle.freeAt.toISOString() },
    })
  return when.mode === 'now' && isInProgress(video.status) ? null : at
}

async function refuseTwin({ db }: SlotReader, post: Planned, at: Date): Promise<void> {
  if (post.isRepeatMeant) return
  const twin = await findTwin(db, {
    channelId: post.channel.id,
    videoId: post.video.id,
    exceptId: post.id,
    from: addSeconds(at, -DAY_SECONDS),
    to: addSeconds(at, DAY_SECONDS),
    isSending: false,
  })
  if (twin) throw new AppError('post_duplicate', { details: { postId: twin.id } })
}

/** So long before its time a film is made to fit its network, which takes up to forty minutes. */
const FIT_BEFORE_SECONDS = 45 * 60

/** Orders the sending of a planned post, together with its plan. One that waits for its video is called by it. */
export async function enqueuePlan(
  { queue, clock }: Pick<PostDeps, 'queue' | 'clock'>,
  tx: Transaction,
  { id: postId, userId }: { readonly id: string; readonly userId: string },
  plan: PostPlan,
  isVideoReady: boolean,
): Promise<void> {
  if (plan.status === 'draft') return
  if (plan.scheduledAt === null && !isVideoReady) return
  const options = { group: userId, ...(plan.scheduledAt && { startAfter: plan.scheduledAt }) }
  // Before its time, so that nothing but sending is left then. One that is sent now orders it by itself, where it must.
  if (plan.scheduledAt !== null && plan.scheduledAt > clock.now()) {
    const startAfter = addSeconds(plan.scheduledAt, -FIT_BEFORE_SECONDS)
    await queue.enqueue(tx, FIT_FILM, { postId }, { group: userId, startAfter })
  }
  await queue.enqueue(tx, SEND_POST, { postId }, options)
}
