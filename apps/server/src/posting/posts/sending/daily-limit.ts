import { DAY_SECONDS, NETWORK_RULES } from '@hookreel/contract'
import type { Queryable } from '../../../platform/db/open-db.ts'
import { addSeconds } from '../../../platform/clock.ts'
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
  if (isDailyLimitShared) {
    const from = addSeconds(at, -DAY_SECONDS)
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
  const freeAt = await findWhenFree(db, post, at, maxPostsPerDay)
  if (!freeAt) return undefined
  return {
    message: `${name} takes ${maxPostsPerDay} posts of one account in 24 hours. Choose a later time.`,
    freeAt,
  }
}

/** When a channel has room again that has so many other posts, sent or planned, in the day before a moment; nothing when it has room. */
async function findWhenFree(
  db: Queryable,
  post: Pick<PostRow, 'id' | 'channelId'>,
  at: Date,
  most: number,
): Promise<Date | undefined> {
  const times = await listPostTimes(db, {
    channelIds: [post.channelId],
    from: addSeconds(at, -DAY_SECONDS),
    to: addSeconds(at, 1),
    exceptId: post.id,
  })
  if (times.length < most) return undefined
  const oldest = Math.min(...times.map(({ at: moment }) => moment.getTime()))
  return addSeconds(new Date(oldest), DAY_SECONDS)
}

/**
 * The same for a time that is only planned. Where all share a limit, what others plan is not known to be sent, but nobody plans more
 * for a channel than a person may send: 5,000 posts for one minute held the server for a second with each look at their calendar.
 */
export async function findPlanObstacle(
  deps: { readonly db: Queryable },
  post: Pick<PostRow, 'id' | 'userId' | 'channelId' | 'network'>,
  at: Date,
): Promise<{ message: string; freeAt: Date } | undefined> {
  const obstacle = await findDailyObstacle(deps, post, at)
  const { name, isDailyLimitShared, maxPostsPerPerson } = NETWORK_RULES[post.network]
  if (obstacle || !isDailyLimitShared || maxPostsPerPerson === undefined) return obstacle
  const freeAt = await findWhenFree(deps.db, post, at, maxPostsPerPerson)
  if (!freeAt) return undefined
  return {
    message: `${name} takes ${maxPostsPerPerson} videos of each person in 24 hours, and so many are planned. Choose a later time.`,
    freeAt,
  }
}

/** Forgets what went out longer ago than any network counts. */
export async function forgetSendings({ db, clock }: Pick<PostDeps, 'db' | 'clock'>): Promise<void> {
  await deleteSendingsBefore(db, addSeconds(clock.now(), -2 * DAY_SECONDS))
}
