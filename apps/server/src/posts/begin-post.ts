import { checkPostOptions, NETWORK_RULES } from '@hookreel/contract'
import type { PostAction } from '@hookreel/contract'
import { getProfile } from '../account/get-profile.ts'
import { AppError } from '../platform/http/app-error.ts'
import { isInProgress } from '../videos/video-status.ts'
import { announcePost } from './announce-post.ts'
import { findDailyObstacle } from './daily-limit.ts'
import { failPost } from './end-post.ts'
import { judgeFilm } from './judge-film.ts'
import { addSeconds, DAY_SECONDS, HOUR_SECONDS } from './moments.ts'
import type { PostDeps } from './post-deps.ts'
import { writeSentFilm } from './post-memory.queries.ts'
import { findTwin, movePost } from './sending.queries.ts'
import { listPostedVideos } from './posts.queries.ts'
import type { PostedVideo, PostRow } from './posts.queries.ts'
import { prepareFilm, readFilmFacts } from './prepare-film.ts'
import type { SentFilm } from './prepare-film.ts'

/** A post that comes later than this is not sent unless its owner says so. */
const MISSED_SECONDS = HOUR_SECONDS
/** Clocks of a queue and of a server are never quite the same. */
const EARLY_SECONDS = 2

type Obstacle = {
  readonly code: string
  readonly message: string
  readonly action: PostAction
  readonly retryAt?: Date
}

/**
 * Begins a scheduled post whose time has come: everything that can be known before anything is sent is checked, and
 * the attempt is written. Answers the post as it is then, or nothing when it waits, was moved, or failed.
 */
export async function beginPost(deps: PostDeps, post: PostRow): Promise<PostRow | undefined> {
  const now = deps.clock.now()
  const { scheduledAt } = post
  if (scheduledAt !== null && scheduledAt > addSeconds(now, EARLY_SECONDS)) return undefined
  const [video] = post.videoId === null ? [] : await listPostedVideos(deps.db, post.userId, [post.videoId])
  if (scheduledAt !== null && scheduledAt < addSeconds(now, -MISSED_SECONDS)) {
    await failPost(deps, post, missed(video), { isMissed: true })
    return undefined
  }
  if (video && isInProgress(video.status)) {
    // It is called again when the film is ready.
    await announcePost(deps, post)
    return undefined
  }
  const film = await findFilm(deps, post, video)
  if ('code' in film) {
    await failPost(deps, post, film)
    return undefined
  }
  return write(deps, post, film)
}

function missed(video: PostedVideo | undefined): Obstacle {
  const why =
    video && isInProgress(video.status)
      ? 'the video was not finished in time'
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
): Promise<SentFilm | Obstacle> {
  if (!video) return { code: 'video_deleted', message: 'Its video was deleted.', action: 'change_video' }
  const { filmKey } = video
  if (filmKey === null)
    return { code: 'video_failed', message: 'Its video could not be made.', action: 'change_video' }
  const [problem] = Object.values(checkPostOptions(post.options))
  if (problem !== undefined) return { code: 'options', message: problem, action: 'edit' }
  const obstacle = (await findChannelObstacle(deps, post)) ?? (await findTwinObstacle(deps, post, video.id))
  if (obstacle) return obstacle
  const filmed = { id: video.id, userId: video.userId, filmKey }
  const facts = await readFilmFacts(deps, filmed)
  const quality =
    post.origin === 'auto' ? (await getProfile(deps.db, post.userId)).autoUploadQuality : 'original'
  const { checks, fit } = judgeFilm(facts, post.network, { quality })
  const stop = checks.find(({ level }) => level === 'stop')
  if (stop) return { code: 'invalid_file', message: stop.message, action: 'change_video' }
  return prepareFilm(deps, filmed, facts, fit)
}

async function findChannelObstacle(deps: PostDeps, post: PostRow): Promise<Obstacle | undefined> {
  const { name } = NETWORK_RULES[post.network]
  const reconnect = (message: string) => ({ code: 'disconnected', message, action: 'reconnect' as const })
  try {
    const channel = await deps.channels.require(post.userId, post.channelId)
    if (!channel.isConnected)
      return reconnect(
        `${name} does not let us post to ${channel.name} any more. Reconnect it, then send again.`,
      )
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return reconnect(`This ${name} channel is not connected any more. Connect it, then send again.`)
  }
  const limit = await findDailyObstacle(deps, post, deps.clock.now())
  return limit && { code: 'quota', message: limit.message, action: 'wait', retryAt: limit.freeAt }
}

async function findTwinObstacle(
  { db, clock }: PostDeps,
  post: PostRow,
  videoId: string,
): Promise<Obstacle | undefined> {
  if (post.isRepeatMeant) return undefined
  const now = clock.now()
  const twin = await findTwin(db, {
    channelId: post.channelId,
    videoId,
    exceptId: post.id,
    from: addSeconds(now, -DAY_SECONDS),
    to: now,
    isSending: true,
  })
  return (
    twin && {
      code: 'duplicate',
      message: 'This video went to this channel within the last day. It was not sent again.',
      action: 'none',
    }
  )
}

/** Before anything is sent, in one transaction: the attempt, its beginning, and its file. */
async function write(deps: PostDeps, post: PostRow, film: SentFilm): Promise<PostRow | undefined> {
  const row = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const begun = await movePost(tx, post.id, 'uploading', {
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
    if (begun) await writeSentFilm(tx, { postId: begun.id, attempt: begun.attempt }, film)
    return begun
  })
  if (row) await announcePost(deps, row)
  return row
}
