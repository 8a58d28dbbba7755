import { NETWORK_RULES } from '@hookreel/contract'
import type { Queryable } from '../../platform/db/open-db.ts'
import { addSeconds, DAY_SECONDS } from '../moments.ts'
import { countSentEverywhere, deleteSendingsBefore } from './sending.queries.ts'
import { listPostTimes } from '../calendar.queries.ts'
import type { PostDeps } from '../post-deps.ts'
import type { PostRow } from '../posts.queries.ts'

/**
 * Why a channel takes no post at a moment, and when it does again: networks count the posts of 24 hours. What is
 * planned counts as if it were sent. Nothing when there is room.
 */
export async function findDailyObstacle(
  { db }: { readonly db: Queryable },
  post: Pick<PostRow, 'id' | 'userId' | 'channelId' | 'network'>,
  at: Date,
): Promise<{ message: string; freeAt: Date } | undefined> {
  const {
    name,
    maxPostsPerDay,
    isDailyLimitShared,
    maxPostsPerPerson = maxPostsPerDay,
  } = NETWORK_RULES[post.network]
  const from = addSeconds(at, -DAY_SECONDS)
  if (isDailyLimitShared) {
    const { all, own } = await countSentEverywhere(db, post.network, from, post.userId)
    if (all < maxPostsPerDay && own < maxPostsPerPerson) return undefined
    return {
      message:
        own < maxPostsPerPerson
          ? `${name} takes no more videos from this service today. Try again tomorrow.`
          : `${name} takes ${maxPostsPerDay} videos a day from all users of this service together, ${maxPostsPerPerson} of each. You have sent yours; try again tomorrow.`,
      freeAt: addSeconds(at, DAY_SECONDS),
    }
  }
  const times = await listPostTimes(db, {
    channelIds: [post.channelId],
    from,
    to: addSeconds(at, 1),
    exceptId: post.id,
  })
  if (times.length < maxPostsPerDay) return undefined
  const oldest = Math.min(...times.map(({ at: moment }) => moment.getTime()))
  return {
    message: `${name} takes ${maxPostsPerDay} posts of one account in 24 hours. Choose a later time.`,
    freeAt: addSeconds(new Date(oldest), DAY_SECONDS),
  }
}

/** Forgets what went out longer ago than any network counts. */
export async function forgetSendings({ db, clock }: Pick<PostDeps, 'db' | 'clock'>): Promise<void> {
  await deleteSendingsBefore(db, addSeconds(clock.now(), -2 * DAY_SECONDS))
}
