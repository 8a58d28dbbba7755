import {
  HOUR_SECONDS,
  addCredits,
  checkPostOptions,
  decideAiLabel,
  NETWORK_RULES,
  UNDO_SECONDS,
} from '@hookreel/contract'
import { lockProfile } from '../../../account/lock-profile.ts'
import { describeMaking } from '../../../videos/describe-making.ts'
import { isInProgress } from '../../../videos/video-status.ts'
import { announcePost } from '../announce-post.ts'
import { failPost } from './end-post.ts'
import { isBeingFitted, orderFitting } from './fit-film.ts'
import { FOLLOW_POST } from './follow-post.ts'
import type { Fitting } from './follow-post.ts'
import { judgePosted } from './judge-posted.ts'
import { addSeconds } from '../../../platform/clock.ts'
import type { PostDeps } from '../post-deps.ts'
import { findChannelObstacle, findPostedObstacle } from './post-obstacles.ts'
import type { Obstacle } from './post-obstacles.ts'
import { writeSentFilm } from './post-memory.queries.ts'
import { movePost, noteSending, requireHold } from './sending.queries.ts'
import { findPost, listPostedVideos } from '../posts.queries.ts'
import type { PostedVideo, PostRow } from '../posts.queries.ts'
import { findPrepared } from './prepare-film.ts'
import type { SentFilm } from './prepare-film.ts'

/** A post that comes later than this is not sent unless its owner says so. */
const MISSED_SECONDS = HOUR_SECONDS
/** Clocks of a queue and of a server are never quite the same. */
const EARLY_SECONDS = 2

/**
 * Begins a scheduled post whose time has come: everything that can be known before anything is sent is checked, and
 * the attempt is written. Answers the post as it is then, or nothing when it waits, was moved, or failed.
 */
export async function beginPost(
  deps: PostDeps,
  post: PostRow,
  fitting?: Fitting,
): Promise<PostRow | undefined> {
  const now = deps.clock.now()
  const { scheduledAt } = post
  if (isEarly(post, now)) return undefined
  const [video] = post.videoId === null ? [] : await listPostedVideos(deps.db, post.userId, [post.videoId])
  if (scheduledAt !== null && scheduledAt < addSeconds(now, -MISSED_SECONDS)) {
    if (!(await isBeingFitted(deps, post)))
      await failPost(deps, post, missed(post, video, fitting), { isMissed: true })
    return undefined
  }
  if (video && isInProgress(video.status)) {
    // It is called again when the film is ready.
    await announcePost(deps, post)
    return undefined
  }
  if (!video && post.videoId !== null) return waitForUndo(deps, post)
  const film = await findFilm(deps, post, video, fitting)
  if (!film) {
    // It is called again when that has ended.
    await orderFitting(deps, post)
    return undefined
  }
  if ('code' in film) {
    await failPost(deps, post, film)
    return undefined
  }
  const begun = await write(deps, post, film, video)
  if (begun === 'deleted') return waitForUndo(deps, post)
  if (begun && 'code' in begun) {
    await failPost(deps, post, begun)
    return undefined
  }
  if (begun) await announcePost(deps, begun)
  return begun
}

/** Its video was deleted a moment ago: it is brought back until then, or gone for good, and the post then says so. */
async function waitForUndo(deps: PostDeps, post: PostRow): Promise<undefined> {
  const startAfter = addSeconds(deps.clock.now(), UNDO_SECONDS)
  await deps.queue.enqueue(deps.db, FOLLOW_POST, { postId: post.id }, { startAfter, group: post.userId })
}

const isEarly = ({ scheduledAt }: PostRow, now: Date): boolean =>
  scheduledAt !== null && scheduledAt > addSeconds(now, EARLY_SECONDS)

function missed(post: PostRow, video: PostedVideo | undefined, fitting: Fitting | undefined): Obstacle {
  const why =
    video && isInProgress(video.status)
      ? 'the video was not finished in time'
      : fitting !== undefined
        ? `the video was still being made to fit ${NETWORK_RULES[post.network].name}`
        : 'this server was not running then'
  return {
    code: 'missed',
    message: `Its time passed more than an hour ago: ${why}. Choose a new time or send it now.`,
    action: 'reschedule',
  }
}

async function findFilm(
  deps: PostDeps,
  post: PostRow,
  video: PostedVideo | undefined,
  fitting: Fitting | undefined,
): Promise<SentFilm | Obstacle | undefined> {
  if (!video) return { code: 'video_deleted', message: 'Its video was deleted.', action: 'change_video' }
  const { filmKey } = video
  if (filmKey === null) return { code: 'video_failed', message: whyNoFilm(video), action: 'change_video' }
  const [problem] = Object.values(checkPostOptions(post.options))
  if (problem !== undefined) return { code: 'options', message: problem, action: 'edit' }
  const credited = addCredits(post.options, video.works ?? [])
  if (!credited.options) return { code: 'options', message: credited.problem, action: 'edit' }
  const obstacle = (await findChannelObstacle(deps, post)) ?? (await findPostedObstacle(deps, post))
  if (obstacle) return obstacle
  const { filmed, facts, checks, fit } = await judgePosted(deps, post, { ...video, filmKey })
  const stop = checks.find(({ level }) => level === 'stop')
  if (stop) return { code: 'invalid_file', message: stop.message, action: 'change_video' }
  const prepared = await findPrepared(deps, filmed, facts, fit)
  return prepared || fitting === undefined || fitting === 'fitted' ? prepared : notFitted(post, fitting)
}

function notFitted({ network }: PostRow, fitting: 'too_long' | 'failed'): Obstacle {
  const { name } = NETWORK_RULES[network]
  const message =
    fitting === 'too_long'
      ? `It took too long to make its video fit ${name}. Send it again later, or use one that is shorter or has fewer pixels.`
      : `Its video could not be made to fit ${name}.`
  return { code: 'invalid_file', message, action: 'change_video' }
}

function whyNoFilm({ failure }: PostedVideo): string {
  return failure?.code === 'cancelled' ? 'Its video was cancelled.' : 'Its video could not be made.'
}

/**
 * Before anything is sent, in one transaction: the attempt, its beginning, and its file. One post of a person after the
 * other: two at the same moment would not see each other, and while a film is prepared others go out.
 */
async function write(
  deps: PostDeps,
  post: PostRow,
  film: SentFilm,
  video: PostedVideo | undefined,
): Promise<PostRow | Obstacle | 'deleted' | undefined> {
  return deps.db.transaction(async (tx) => {
    await lockProfile(tx, post.userId)
    // Its owner may have deleted the video while its film was prepared.
    const isThere = !video || (await listPostedVideos(tx, post.userId, [video.id])).length > 0
    if (!isThere) return 'deleted'
    const obstacle = await findPostedObstacle({ db: tx, clock: deps.clock }, post)
    if (obstacle) return obstacle
    await requireHold(tx, post)
    const now = deps.clock.now()
    // Its owner may have chosen a later time while its film was prepared: a job of its own comes then.
    const planned = await findPost(tx, post.id)
    if (!planned || isEarly(planned, now)) return undefined
    // What is sent is what is kept: a text that was made too long meanwhile for the credits that it owes never goes out.
    const credited = addCredits(planned.options, video?.works ?? [])
    if (!credited.options) return { code: 'options', message: credited.problem, action: 'edit' }
    const begun = await movePost(tx, post.id, 'uploading', {
      options: video ? decideAiLabel(credited.options, describeMaking(video)) : credited.options,
      attempt: post.attempt + 1,
      begunAt: now,
      sentAt: now,
      looks: 0,
      nextLookAt: null,
      reference: null,
      failure: null,
      isMissed: false,
      updatedAt: now,
    })
    if (!begun) return undefined
    await noteSending(tx, begun, now)
    await writeSentFilm(tx, { postId: begun.id, attempt: begun.attempt }, film)
    return begun
  })
}
