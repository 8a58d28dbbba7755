import { HOUR_SECONDS } from '@hookreel/contract'
import type { DecidedOptions } from '@hookreel/contract'
import { NetworkError } from '../../channels/networks/network-error.ts'
import type { PostMemory, PostOrder, PostStanding } from '../../channels/networks/network.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { announcePost } from '../announce-post.ts'
import { completePost, failPost, leavePostUnknown, reasonOf } from './end-post.ts'
import { LostHoldError } from './lost-hold.ts'
import { followPost } from './follow-post.ts'
import { addSeconds } from '../../../platform/clock.ts'
import type { PostDeps } from '../post-deps.ts'
import { hasMemory, readMemory, readSentFilm, writeMemory } from './post-memory.queries.ts'
import { listOtherPosts, movePost, requireHold } from './sending.queries.ts'
import type { PostRow } from '../posts.queries.ts'
import { openFilm } from './prepare-film.ts'

/** A network that has not said by then what became of a post is not asked on and on. */
const FOLLOW_SECONDS = 2 * HOUR_SECONDS
/** Pauses between the looks for a post that may be there. */
const SEARCH_SECONDS = [15, 60, 300, 1800, 7200]
/** Others that were last touched longer before a post was begun are no newer than it at the network. */
const OTHERS_SECONDS = 24 * HOUR_SECONDS
const AFTER_DEFECT_SECONDS = 60
const AFTER_PASSING_SECONDS = 30

const NOT_CONFIRMED = {
  code: 'not_confirmed',
  message:
    'The network took the video but has not said whether it is live. It is not sent again by itself: look at your account, or check again.',
  action: 'check_again',
} as const

/** What a driver needs beside the post: `lost` is aborted when another process takes it. */
type Drive = PostDeps & { readonly lost: AbortSignal }

/** Goes on with a post that was begun, or looks for one that may be there. Throws a LostHoldError when another process has it. */
export async function continuePost(deps: Drive, post: PostRow): Promise<void> {
  if (post.status === 'unknown') return searchPost(deps, post)
  if (post.status === 'in_inbox') return askWhetherPublished(deps, post)
  if (post.status !== 'uploading' && post.status !== 'processing') return
  const standing = await ask(deps, post, 'send')
  if (standing) await settle(deps, post, standing)
}

/** One whose answer was lost is only looked for; every other is asked for by what is remembered of it. */
async function searchPost(deps: Drive, post: PostRow): Promise<void> {
  const way = post.failure?.code === 'lost_answer' ? 'find' : 'send'
  const standing = await ask(deps, post, way)
  if (standing && standing.state !== 'unknown' && standing.state !== 'processing')
    return settle(deps, post, standing)
  const pause = SEARCH_SECONDS[post.looks]
  if (pause !== undefined) await followPost(deps, post, addSeconds(deps.clock.now(), pause))
}

/** Its owner may have finished the draft in the app; whatever else the network says changes nothing. */
async function askWhetherPublished(deps: Drive, post: PostRow): Promise<void> {
  const standing = await ask(deps, post, 'send')
  if (standing?.state === 'live') await completePost(deps, post, standing)
}

function ask(deps: Drive, post: PostRow, way: 'send' | 'find'): Promise<PostStanding | undefined> {
  return deps.runs.run(`post ${post.id}`, (signal) => askNetwork(deps, post, way, signal), deps.lost)
}

async function askNetwork(
  deps: PostDeps,
  post: PostRow,
  way: 'send' | 'find',
  signal: AbortSignal,
): Promise<PostStanding | undefined> {
  try {
    const sent = await readSentFilm(deps.db, attemptOf(post))
    if (!sent) throw new Error('a post was begun without its film')
    const begunAt = post.begunAt ?? post.createdAt
    const others = await listOtherPosts(deps.db, post, addSeconds(begunAt, -OTHERS_SECONDS))
    const order = {
      film: openFilm(deps, sent),
      options: decided(post),
      memory: memoryOf(deps, post),
      ...{ begunAt, others, signal },
    }
    return await deps.channels.use(post.userId, post.channelId, (access, network) => {
      const full: PostOrder = { ...order, access }
      return way === 'send' ? network.sendPost(full) : network.findPost(full)
    })
  } catch (error) {
    // The server stops, or another process has the post: this one does nothing more about it.
    if (signal.aborted || error instanceof LostHoldError) throw error
    return standingAfter(deps, post, error)
  }
}

async function standingAfter(deps: PostDeps, post: PostRow, error: unknown): Promise<PostStanding> {
  if (error instanceof NetworkError && error.isPassing)
    return { state: 'processing', checkAfterSeconds: error.retryAfterSeconds ?? AFTER_PASSING_SECONDS }
  const refusal =
    error instanceof AppError
      ? new NetworkError('expired_token', 'This channel is not connected any more. Reconnect it.', {
          action: 'reconnect',
        })
      : error
  if (refusal instanceof NetworkError) {
    const isSent = await hasMemory(deps.db, attemptOf(post))
    return { state: isSent ? 'unknown' : 'failed', error: refusal }
  }
  deps.log.error('a post could not be driven on', { postId: post.id, error })
  return { state: 'processing', checkAfterSeconds: AFTER_DEFECT_SECONDS }
}

/** It was decided when the post was begun. One that was not goes out with the label: to say too much harms nobody. */
function decided({ options }: PostRow): DecidedOptions {
  return { ...options, isAiGenerated: options.isAiGenerated ?? true }
}

function attemptOf({ id, attempt }: PostRow) {
  return { postId: id, attempt }
}

function memoryOf({ db }: PostDeps, post: PostRow): PostMemory {
  return {
    read: (name) => readMemory(db, attemptOf(post), name),
    write: (name, value) => writeMemory(db, post, name, value),
  }
}

async function settle(deps: PostDeps, post: PostRow, standing: PostStanding): Promise<void> {
  const now = deps.clock.now()
  switch (standing.state) {
    case 'live':
    case 'in_inbox':
      return completePost(deps, post, standing)
    case 'failed':
      return failPost(deps, post, reasonOf(standing.error, now), { link: standing.link })
    case 'unknown':
      return leaveUnknown(deps, post, { ...reasonOf(standing.error, now) })
    case 'processing':
      return keepAsking(deps, post, standing.checkAfterSeconds)
  }
}

async function leaveUnknown(
  deps: PostDeps,
  post: PostRow,
  reason: Parameters<typeof leavePostUnknown>[2],
): Promise<void> {
  const at = addSeconds(deps.clock.now(), SEARCH_SECONDS[0] ?? 0)
  await leavePostUnknown(deps, post, reason, at)
  await followPost(deps, { ...post, looks: 0 }, at)
}

async function keepAsking(deps: PostDeps, post: PostRow, checkAfterSeconds: number): Promise<void> {
  const now = deps.clock.now()
  const isSent = await hasMemory(deps.db, attemptOf(post))
  if (addSeconds(post.begunAt ?? now, FOLLOW_SECONDS) < now) {
    if (isSent) return leaveUnknown(deps, post, NOT_CONFIRMED)
    return failPost(deps, post, {
      code: 'unavailable',
      message: 'The network did not answer for two hours. Nothing was sent. Try again.',
      action: 'retry',
    })
  }
  if (isSent && post.status === 'uploading') {
    const row = await deps.db.transaction(async (tx) => {
      await requireHold(tx, post)
      return movePost(tx, post.id, 'processing', { updatedAt: now })
    })
    if (row) await announcePost(deps, row)
  }
  await followPost(deps, post, addSeconds(now, pauseBefore(post.looks + 1, checkAfterSeconds)))
}

/** As the network says, but ever less often: 5, 10, 30 seconds, then every two minutes. */
function pauseBefore(look: number, checkAfterSeconds: number): number {
  const least = look < 4 ? 1 : look < 10 ? 10 : look < 40 ? 30 : 120
  return Math.max(least, checkAfterSeconds)
}
