import { DAY_SECONDS, NETWORK_RULES } from '@hookreel/contract'
import type { Analytics, AnalyticsGroup, Hook } from '@hookreel/contract'
import { DateTime } from 'luxon'
import { comparePosts, listComparedDays, meanTimes } from './compare-posts.ts'
import type { ComparedPost } from './compare-posts.ts'
import { countMeasuredPosts, listMeasuredPosts, sumAddedByDay } from './figures.queries.ts'
import type { MeasuredPost } from './figures.queries.ts'
import { HOOK_NAMES, hookOf } from './hook-of.ts'
import { addSeconds, dayOf } from '../../platform/clock.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import type { PostDeps } from '../posts/post-deps.ts'

type Asked = { readonly days: string; readonly timeZone: string }
type Naming<Key extends string = string> = (
  post: MeasuredPost,
) => { readonly key: Key; readonly name: string } | undefined

/** A thousand posts take a fifth of a second of the one thread: a look counts by how many it reads. */
const LOOKS_PER_MINUTE = 240
const POSTS_A_LOOK = 100

/** Counts a look at the figures of a user's posts. Throws `rate_limited`. */
export async function countLook(deps: ReadDeps, userId: string, since: Date): Promise<void> {
  const looks = createRateLimit(deps, 'looks at figures', LOOKS_PER_MINUTE)
  const weight = Math.ceil((await countMeasuredPosts(deps.db, userId, since)) / POSTS_A_LOOK)
  await looks.take(
    userId,
    'You looked at the figures of too many posts within a minute.',
    Math.max(1, weight),
  )
}

export type ReadDeps = Pick<PostDeps, 'db' | 'clock'>

/** What a user's live posts reached, summed up every way that can be learned from. */
export async function readAnalytics(
  deps: ReadDeps,
  userId: string,
  { days, timeZone }: Asked,
): Promise<Analytics> {
  const { db, clock } = deps
  const since = addSeconds(clock.now(), -Number(days) * DAY_SECONDS)
  await countLook(deps, userId, since)
  const live = await listMeasuredPosts(db, userId, since)
  // A post without figures is left out, not counted as zero: it would pull its group down.
  const posts = live.filter(({ figuresAt }) => figuresAt !== null)
  const read = posts.flatMap(({ figuresAt }) => (figuresAt ? [figuresAt.getTime()] : []))
  const compared = comparePosts(posts, await listComparedDays(db, userId, since), clock.now())
  const group = <Key extends string>(nameOf: Naming<Key>) => groupPosts(posts, compared, nameOf)
  return {
    totals: { ...sumUp(posts), posts: live.length },
    silent: countSilent(live),
    days: await sumAddedByDay(db, userId, since, dayOf(since)),
    videos: group(({ videoId, title }) =>
      videoId === null ? undefined : { key: videoId, name: title ?? 'Untitled' },
    ),
    styles: group(({ style, upload }) =>
      style === null || upload ? undefined : { key: style, name: style },
    ),
    voices: group(({ voiceId, voiceName }) =>
      voiceId ? { key: voiceId, name: voiceName ?? voiceId } : undefined,
    ),
    hooks: group(nameHook),
    hours: group(({ sentAt }) => nameHour(sentAt, timeZone)).sort((a, b) => Number(a.key) - Number(b.key)),
    networks: group(({ network }) => ({ key: network, name: NETWORK_RULES[network].name })),
    engaged: sumEngaged(posts),
    updatedAt: read.length === 0 ? null : new Date(Math.max(...read)).toISOString(),
  }
}

function countSilent(live: readonly MeasuredPost[]): Analytics['silent'] {
  const silent = live.filter(({ figuresAt }) => figuresAt === null)
  return [...Map.groupBy(silent, ({ network }) => network)].map(([network, posts]) => ({
    network,
    posts: posts.length,
  }))
}

export const nameHook: Naming<Hook> = ({ opening }) => {
  if (!opening) return undefined
  const key = hookOf(opening)
  return { key, name: HOOK_NAMES[key] }
}

function nameHour(sentAt: Date | null, zone: string): ReturnType<Naming> {
  if (sentAt === null) return undefined
  const { hour, isValid } = DateTime.fromJSDate(sentAt, { zone })
  const shown = isValid ? hour : sentAt.getUTCHours()
  return { key: String(shown), name: `${String(shown).padStart(2, '0')}:00` }
}

/** Posts by what they have in common, the most viewed a post first. */
function groupPosts<Key extends string>(
  posts: readonly MeasuredPost[],
  compared: readonly ComparedPost[],
  nameOf: Naming<Key>,
): (AnalyticsGroup & { key: Key })[] {
  const comparedOf = new Map(compared.map((one) => [one.post.id, one]))
  const named = posts.flatMap((post) => {
    const name = nameOf(post)
    return name ? [{ post, ...name }] : []
  })
  return [...Map.groupBy(named, ({ key }) => key)]
    .map(([key, members]) => {
      const sums = sumUp(members.map(({ post }) => post))
      const viewsPerPost = oneDecimal(sums.views / sums.posts)
      const alike = members.flatMap(({ post }) => comparedOf.get(post.id) ?? [])
      const timesUsual = alike.length === 0 ? null : oneDecimal(meanTimes(alike))
      return { key, name: members[0]?.name ?? key, ...sums, viewsPerPost, timesUsual }
    })
    .sort((a, b) => b.viewsPerPost - a.viewsPerPost)
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10

function sumEngaged(posts: readonly MeasuredPost[]): Analytics['engaged'] {
  const known = posts.flatMap(({ views, engagedViews }) =>
    engagedViews === null ? [] : [{ views, engagedViews }],
  )
  if (known.length === 0) return null
  const sum = (figure: 'views' | 'engagedViews') => known.reduce((total, post) => total + post[figure], 0)
  return { posts: known.length, views: sum('views'), engagedViews: sum('engagedViews') }
}

function sumUp(posts: readonly MeasuredPost[]): Analytics['totals'] {
  const sum = (figure: 'views' | 'likes' | 'comments') =>
    posts.reduce((total, post) => total + post[figure], 0)
  return { posts: posts.length, views: sum('views'), likes: sum('likes'), comments: sum('comments') }
}
