import { DAY_SECONDS, viewKindOf } from '@hookreel/contract'
import { addSeconds, dayOf } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/open-db.ts'
import { listDaysAfter, type MeasuredPost } from './figures.queries.ts'

/** A post beside others like it: `times` is how many times the usual views it had. */
export type ComparedPost = { readonly post: MeasuredPost; readonly times: number }

/** At this age posts are compared: most of what a short film gets comes by then, and every live post has its figures of that day. */
export const COMPARED_AGE_DAYS = 3
/** The figures of the day before stand in when nobody looked on the day itself. */
const OLDEST_LOOK_DAYS = 2
/** The usual views of fewer posts say nothing. */
const MIN_ALIKE = 4

type SeenDay = Awaited<ReturnType<typeof listDaysAfter>>[number]

/** The days by whose figures posts of a user are compared. */
export const listComparedDays = (db: Database, userId: string, since: Date): Promise<SeenDay[]> =>
  listDaysAfter(db, userId, since, { first: OLDEST_LOOK_DAYS, last: COMPARED_AGE_DAYS })

/**
 * Posts held against others of the same network whose views were counted in the same way, each at the same age: a post of TikTok
 * against one of YouTube, or one of yesterday against one of last month, would say nothing. What has no such others is left out.
 */
export function comparePosts(
  posts: readonly MeasuredPost[],
  days: readonly SeenDay[],
  now: Date,
): ComparedPost[] {
  const oldEnough = addSeconds(now, -COMPARED_AGE_DAYS * DAY_SECONDS)
  const dayOfPost = new Map(days.map((day) => [day.postId, day]))
  const counted = posts.flatMap((post) => {
    if (post.sentAt === null || post.sentAt > oldEnough) return []
    const found = findViews(post.network, post.sentAt, dayOfPost.get(post.id))
    return found ? [{ post, ...found }] : []
  })
  return [...Map.groupBy(counted, ({ kind }) => kind).values()].flatMap((alike) => {
    if (alike.length < MIN_ALIKE) return []
    // One more of each, so that a post without views can be compared, too.
    const usual = middleOf(alike.map(({ views }) => views)) + 1
    return alike.map(({ post, views }) => ({ post, times: (views + 1) / usual }))
  })
}

function findViews(
  network: MeasuredPost['network'],
  sentAt: Date,
  seen: SeenDay | undefined,
): { readonly kind: string; readonly views: number } | undefined {
  const kind = seen && viewKindOf(network, dayOf(sentAt), seen.day)
  return seen && kind !== undefined ? { kind, views: seen.views } : undefined
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** The mean of how many times the usual views posts had, as a ratio: twice and half make once. */
export function meanTimes(compared: readonly Pick<ComparedPost, 'times'>[]): number {
  const sum = compared.reduce((total, { times }) => total + Math.log(times), 0)
  return Math.exp(sum / compared.length)
}
