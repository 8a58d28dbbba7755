import { DAY_SECONDS, NETWORK_RULES, VIEW_MEANINGS } from '@hookreel/contract'
import type { Analytics, AnalyticsGroup, Hook } from '@hookreel/contract'
import { DateTime } from 'luxon'
import { comparePosts, meanTimes } from './compare-posts.ts'
import type { ComparedPost } from './compare-posts.ts'
import { listMeasuredPosts, listPostDays } from './figures.queries.ts'
import type { MeasuredPost } from './figures.queries.ts'
import { HOOK_NAMES, hookOf } from './hook-of.ts'
import { addSeconds, dayOf } from '../../platform/clock.ts'
import type { PostDeps } from '../posts/post-deps.ts'

type Asked = { readonly days: string; readonly timeZone: string }
type Naming<Key extends string = string> = (
  post: MeasuredPost,
) => { readonly key: Key; readonly name: string } | undefined

/** What a user's live posts reached, summed up every way that can be learned from. */
export async function readAnalytics(
  { db, clock }: Pick<PostDeps, 'db' | 'clock'>,
  userId: string,
  { days, timeZone }: Asked,
): Promise<Analytics> {
  const since = addSeconds(clock.now(), -Number(days) * DAY_SECONDS)
  const live = await listMeasuredPosts(db, userId, since)
  // A post without figures is left out, not counted as zero: it would pull its group down.
  const posts = live.filter(({ figuresAt }) => figuresAt !== null)
  const read = posts.flatMap(({ figuresAt }) => (figuresAt ? [figuresAt.getTime()] : []))
  const snapshots = await listPostDays(
    db,
    userId,
    posts.map(({ id }) => id),
  )
  const firstDay = dayOf(since)
  const compared = comparePosts(posts, snapshots, clock.now())
  const group = <Key extends string>(nameOf: Naming<Key>) => groupPosts(posts, compared, nameOf)
  return {
    totals: { ...sumUp(posts), posts: live.length },
    silent: countSilent(live),
    days: addedByDay(snapshots, posts).filter(({ day }) => day >= firstDay),
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

export const nameHook: Naming<Hook> = ({ script }) => {
  if (!script) return undefined
  const key = hookOf(script)
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

/** What each day added to each post, summed over the posts. Views that a network began to count otherwise are no growth. */
function addedByDay(
  snapshots: Awaited<ReturnType<typeof listPostDays>>,
  posts: readonly MeasuredPost[],
): Analytics['days'] {
  const changeOf = new Map(posts.map(({ id, network }) => [id, VIEW_MEANINGS[network].change]))
  const days = new Map<string, Analytics['days'][number]>()
  let before = { postId: '', day: '', views: 0, likes: 0, comments: 0 }
  for (const snapshot of snapshots) {
    const { postId, day } = snapshot
    const base = before.postId === postId ? before : { views: 0, likes: 0, comments: 0 }
    const sum = days.get(day) ?? { day, views: 0, likes: 0, comments: 0 }
    const add = (figure: 'views' | 'likes' | 'comments') =>
      sum[figure] + Math.max(0, snapshot[figure] - base[figure])
    const change = changeOf.get(postId) ?? null
    const isAcross =
      change !== null &&
      base === before &&
      day >= change.from &&
      (day <= change.until || before.day < change.from)
    days.set(day, {
      day,
      views: isAcross ? sum.views : add('views'),
      likes: add('likes'),
      comments: add('comments'),
    })
    before = snapshot
  }
  return [...days.values()].sort((a, b) => a.day.localeCompare(b.day))
}
