import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { JobTry } from '../../../platform/jobs/define-job.ts'
import { WorkEndedError } from '../../../platform/limit-work.ts'
import { addSeconds } from '../../../platform/clock.ts'
import type { PostDeps } from '../post-deps.ts'
import { findPost, listPostedVideos } from '../posts.queries.ts'
import type { PostRow } from '../posts.queries.ts'
import { FIT_FILM } from './fit-film.ts'
import { FOLLOW_POST } from './follow-post.ts'
import type { Fitting } from './follow-post.ts'
import { judgePosted } from './judge-posted.ts'
import { findPrepared, makeFitting } from './prepare-film.ts'

/** In a lane of their own: minutes of one person's film are no minutes of everybody's posts. */
export const FIT_FILM_JOB = defineJob({
  ...FIT_FILM,
  tries: 3,
  retrySeconds: 10,
  isFair: true,
  perGroup: 1,
  concurrency: 2,
  run: (deps: PostDeps, { postId }, tried) => fitPosted(deps, postId, tried),
})

/**
 * Makes the film of a planned post fit its network, unless it does or was made to, and has the post taken up again once it is due.
 * It ends when the post is cancelled, its video or its account deleted, the server stopped, or when it takes too long.
 */
export async function fitPosted(
  deps: PostDeps,
  postId: string,
  tried: Pick<JobTry, 'signal' | 'isLastTry'>,
  limits: { readonly limitMs?: number; readonly askEveryMs?: number } = {},
): Promise<void> {
  const found = await findWaiting(deps, postId)
  if (!found) return
  const { filmed, facts, fit, checks } = await judgePosted(deps, found.post, found.video)
  const isFitting = fit !== null && !checks.some(({ level }) => level === 'stop')
  if (!isFitting || (await findPrepared(deps, filmed, facts, fit))) return goOn(deps, postId, 'fitted')
  const isWanted = async () => (await findWaiting(deps, postId))?.video.id === filmed.id
  try {
    await makeFitting(deps, filmed, facts, { fit, signal: tried.signal, isWanted, ...limits })
  } catch (error) {
    if (error instanceof WorkEndedError)
      return error.reason === 'unwanted' ? undefined : goOn(deps, postId, 'too_long')
    // Another one goes on with it, or this one after its next start.
    if (!tried.signal.aborted && tried.isLastTry) await goOn(deps, postId, 'failed')
    throw error
  }
  await goOn(deps, postId, 'fitted')
}

/** A planned post with its finished film; nothing when it was cancelled, sent or deleted, or its video is not there. */
async function findWaiting(deps: PostDeps, postId: string) {
  const post = await findPost(deps.db, postId)
  if (post?.status !== 'scheduled' || post.videoId === null) return undefined
  const [video] = await listPostedVideos(deps.db, post.userId, [post.videoId])
  if (!video || video.filmKey === null) return undefined
  return { post, video: { ...video, filmKey: video.filmKey } }
}

/** Of one that was made to fit before its time nothing is told: it is found when that has come. */
async function goOn(deps: PostDeps, postId: string, fitting: Fitting): Promise<void> {
  const post = await findPost(deps.db, postId)
  if (post && isDue(post, deps.clock.now()))
    await deps.queue.enqueue(deps.db, FOLLOW_POST, { postId, fitting }, { group: post.userId })
}

/** A job of its own may have come this much before the time, and waits for this one. */
const EARLY_SECONDS = 5

const isDue = ({ status, scheduledAt }: PostRow, now: Date): boolean =>
  status === 'scheduled' && (scheduledAt === null || scheduledAt <= addSeconds(now, EARLY_SECONDS))
