import { isDeepStrictEqual } from 'node:util'
import type { updatePost as endpoint } from '@hookreel/contract'
import type { PostOptions, PostStatus } from '@hookreel/contract'
import type { z } from 'zod'
import { moderatePost, wordsOf } from './moderate-post.ts'
import { lockOrder, noteOrderDone } from '../../account/order-keys.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { refuseStaleChange } from '../../platform/refuse-stale-change.ts'
import { requireVideo } from '../../videos/require-video.ts'
import { isReady } from '../../videos/video-status.ts'
import { announcePost } from './announce-post.ts'
import { enqueuePlan, planPost } from './plan-post.ts'
import type { PostPlan } from './plan-post.ts'
import type { PostDeps } from './post-deps.ts'
import { EDITABLE } from './post-status.ts'
import { movePost } from './sending/sending.queries.ts'
import { updateOwnPost } from './posts.queries.ts'
import type { PostRow } from './posts.queries.ts'
import { requireUnsentRoom } from './require-unsent-room.ts'
import { requirePost } from './require-post.ts'

export type PostChange = z.output<NonNullable<typeof endpoint.body>> & {
  /** Under it the change is done once, or never when it was stopped. */
  readonly idempotencyKey?: string | undefined
}

/**
 * Changes what a post says, when it is sent, or both. Throws `post_not_editable` for one that is being sent or is
 * there; one that may be there is planned again only when its owner says that a second one is meant. Throws `changed_elsewhere`
 * when something it changes is no longer what it `was`, and `content_refused`.
 */
export async function updatePost(
  deps: PostDeps,
  userId: string,
  id: string,
  change: PostChange,
): Promise<PostRow> {
  const post = await requirePost(deps, userId, id)
  const isAgain = post.status === 'unknown' && change.isRepeatMeant && change.when?.mode === 'now'
  if (post.status === 'unknown' && change.when?.mode === 'now' && !isAgain)
    throw new AppError('post_duplicate', { details: { postId: post.id } })
  const during: readonly PostStatus[] = isAgain ? ['unknown'] : EDITABLE
  if (!during.includes(post.status)) throw new AppError('post_not_editable')
  if ([change.options, change.was?.options].some((options) => options && options.network !== post.network))
    throw new AppError('options_of_other_network')
  const row = await changeSeen(deps, post, change, during)
  if (row === 'unseen') return updatePost(deps, userId, id, change)
  if (!row) throw new AppError('post_not_editable')
  await announcePost(deps, row)
  return row
}

/**
 * Shows the words to the moderation, and writes them: `unseen` when the post has others by then, or was planned meanwhile, as by
 * another page. Those are shown, too.
 */
async function changeSeen(
  deps: PostDeps,
  post: PostRow,
  change: PostChange,
  during: readonly PostStatus[],
): Promise<PostRow | 'unseen' | undefined> {
  const stays = post.status === 'scheduled' && change.options !== undefined ? 'schedule' : 'draft'
  const seen = mergeOptions(post.options, change)
  await moderatePost(deps, seen, change.when ?? { mode: stays })
  try {
    return await (change.when
      ? planAgain(deps, post, { ...change, seen }, during)
      : changeWords(deps, post, { ...change, seen }))
  } catch (error) {
    if (error instanceof UnseenWords) return 'unseen'
    throw error
  }
}

class UnseenWords extends Error {}

type SeenChange = PostChange & { readonly seen: PostOptions }

/** A planned post keeps being sendable: what is wrong is told now, not at its time. */
async function changeWords(deps: PostDeps, post: PostRow, change: SeenChange): Promise<PostRow | undefined> {
  const { timeZone = post.timeZone, was } = change
  if (post.status === 'scheduled') {
    const { scheduledAt } = post
    return planAgain(
      deps,
      post,
      {
        ...change,
        // Its time stays, whatever it is by now.
        ...(was && { was: { ...was, scheduledAt: undefined } }),
        when: scheduledAt ? { mode: 'schedule', at: scheduledAt.toISOString() } : { mode: 'now' },
      },
      ['scheduled'],
    )
  }
  return deps.db.transaction(async (tx) => {
    const now = await lockPost(tx, post, change)
    if (now.status === 'scheduled') throw new UnseenWords()
    const values = { options: mergeOptions(now.options, change), timeZone, updatedAt: deps.clock.now() }
    await noteDone(deps, tx, post, change)
    return updateOwnPost(tx, post.userId, post.id, EDITABLE, values)
  })
}

async function planAgain(
  deps: PostDeps,
  post: PostRow,
  change: SeenChange,
  during: readonly PostStatus[],
): Promise<PostRow | undefined> {
  if (post.videoId === null) throw new AppError('video_not_postable', { message: 'Its video was deleted.' })
  const video = await requireVideo(deps, post.userId, post.videoId)
  if (video.status === 'failed') throw new AppError('video_not_postable')
  const channel = await deps.channels.require(post.userId, post.channelId)
  const { timeZone = post.timeZone, when = { mode: 'draft' } } = change
  const isRepeatMeant = change.isRepeatMeant || post.isRepeatMeant
  return deps.db.transaction(async (tx) => {
    const now = await lockPost(tx, post, change)
    const options = mergeOptions(now.options, change)
    const isSeen = isDeepStrictEqual(wordsOf(options), wordsOf(change.seen))
    if (when.mode !== 'draft' && !isSeen) throw new UnseenWords()
    refuseOtherTime(now, change)
    // One that failed long ago would fill the calendar anew.
    if (now.status === 'failed') await requireUnsentRoom(tx, post.userId, deps.clock.now())
    const mayWait = now.status === 'scheduled'
    const asked = {
      id: post.id,
      userId: post.userId,
      channel,
      video,
      options,
      isRepeatMeant,
      timeZone,
      mayWait,
    }
    const plan = await planPost({ db: tx, clock: deps.clock }, asked, when)
    const row = await write(deps, tx, post, { options, timeZone, isRepeatMeant, plan, during })
    if (row) await enqueuePlan(deps, tx, row, plan, isReady(video.status))
    if (row) await noteDone(deps, tx, post, change)
    return row
  })
}

/** The post as it is once nobody else changes it. Throws `order_stopped` when its owner stopped this change. */
async function lockPost(tx: Transaction, post: PostRow, { idempotencyKey }: PostChange): Promise<PostRow> {
  await lockOrder(tx, post.userId, idempotencyKey)
  return requirePost({ db: tx }, post.userId, post.id)
}

function noteDone(deps: PostDeps, tx: Transaction, post: PostRow, change: PostChange): Promise<void> {
  const { idempotencyKey: key, when } = change
  const sent = when?.mode === 'now' ? { postId: post.id } : {}
  return noteOrderDone(tx, { userId: post.userId, key, createdAt: deps.clock.now(), ...sent })
}

/** The options with what the change changes of them: without `was`, all. */
function mergeOptions(now: PostOptions, { options, was }: PostChange): PostOptions {
  if (!options) return now
  if (!was?.options) return options
  const before: Readonly<Record<string, unknown>> = was.options
  const changed = Object.entries(options).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  const change = Object.fromEntries(changed)
  refuseStaleChange(now, was.options, change)
  // All three are of one network: the caller compared it with the post's.
  return { ...now, ...change }
}

function refuseOtherTime(now: PostRow, { was, when }: PostChange): void {
  const at = when?.mode === 'schedule' ? when.at : undefined
  if (was?.scheduledAt === undefined || at === undefined) return
  const scheduledAt = now.scheduledAt?.toISOString() ?? null
  refuseStaleChange({ scheduledAt }, was, { scheduledAt: new Date(at).toISOString() })
}

type Written = Pick<PostRow, 'options' | 'timeZone' | 'isRepeatMeant'> & {
  readonly plan: PostPlan
  readonly during: readonly PostStatus[]
}

function write(
  { clock }: PostDeps,
  tx: Transaction,
  post: PostRow,
  { plan, during, ...words }: Written,
): Promise<PostRow | undefined> {
  const { scheduledAt, status } = plan
  const values = {
    ...words,
    scheduledAt,
    failure: null,
    isMissed: false,
    sentAt: null,
    nextLookAt: null,
    updatedAt: clock.now(),
  }
  // Staying what it is, is no move.
  return status === post.status
    ? updateOwnPost(tx, post.userId, post.id, [status], values)
    : movePost(tx, post.id, status, values, during)
}
