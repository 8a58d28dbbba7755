import { DAY_SECONDS, NETWORK_RULES } from '@hookreel/contract'
import type { PostAction } from '@hookreel/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Queryable } from '../../../platform/db/open-db.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findDailyObstacle } from './daily-limit.ts'
import { addSeconds } from '../../../platform/clock.ts'
import type { PostDeps } from '../post-deps.ts'
import type { PostRow } from '../posts.queries.ts'
import { findTwin } from './sending.queries.ts'

/** Why a post cannot be sent, and what mends it. */
export type Obstacle = {
  readonly code: string
  readonly message: string
  readonly action: PostAction
  readonly retryAt?: Date
}

/** The channel is not there any more, or does not let us post. */
export async function findChannelObstacle(deps: PostDeps, post: PostRow): Promise<Obstacle | undefined> {
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
  return undefined
}

/** What went to the channel before: as much as it takes in a day, or this very video. */
export async function findPostedObstacle(
  { db, clock }: { readonly db: Queryable; readonly clock: Clock },
  post: PostRow,
): Promise<Obstacle | undefined> {
  const now = clock.now()
  const limit = await findDailyObstacle({ db }, post, now)
  if (limit) return { code: 'quota', message: limit.message, action: 'wait', retryAt: limit.freeAt }
  const { videoId } = post
  if (post.isRepeatMeant || videoId === null) return undefined
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
