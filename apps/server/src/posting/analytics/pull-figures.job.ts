import { DAY_SECONDS, HOUR_SECONDS } from '@hookreel/contract'
import { NetworkError } from '../channels/networks/network-error.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { defineJob, NO_PAYLOAD } from '../../platform/jobs/define-job.ts'
import { listUnreadPosts, saveFigures } from './figures.queries.ts'
import { addSeconds, dayOf } from '../../platform/clock.ts'
import type { PostDeps } from '../posts/post-deps.ts'

/** Every half hour; how often a post is read depends on its age. */
export const PULL_FIGURES = defineJob({
  name: 'pull-figures',
  schema: NO_PAYLOAD,
  tries: 1,
  schedule: '7,37 * * * *',
  run: pullFigures,
})
/** A young post changes by the hour, an old one hardly; older ones than a quarter of a year are left alone. */
const AGES = [
  { youngerThanDays: 2, everyHours: 3 },
  { youngerThanDays: 14, everyHours: 24 },
  { youngerThanDays: 90, everyHours: 7 * 24 },
]
/** In one go, of everybody: far below every network's quota. YouTube's documentation names 10,000 units a day, 1 for such a call. */
const POSTS_AT_ONCE = 1000
/** TikTok takes 20 ids a call, the least of the three. */
const IDS_A_CALL = 20

/** Reads views, likes and comments of live posts. A channel that cannot be read is left for the next time. */
export async function pullFigures(deps: PostDeps): Promise<void> {
  const now = deps.clock.now()
  const ages = AGES.map(({ youngerThanDays, everyHours }) => ({
    sentAfter: addSeconds(now, -youngerThanDays * DAY_SECONDS),
    readBefore: addSeconds(now, -everyHours * HOUR_SECONDS),
  }))
  const due = await listUnreadPosts(deps.db, ages, POSTS_AT_ONCE)
  for (const posts of Map.groupBy(due, ({ channelId }) => channelId).values())
    for (let first = 0; first < posts.length; first += IDS_A_CALL)
      if (!(await readSome(deps, posts.slice(first, first + IDS_A_CALL)))) break
}

type Due = Awaited<ReturnType<typeof listUnreadPosts>>

/** False when the channel cannot be read now. */
async function readSome(deps: PostDeps, posts: Due): Promise<boolean> {
  const [first] = posts
  if (!first) return false
  try {
    const ids = posts.map(({ networkPostId }) => networkPostId)
    const figures = await deps.channels.use(first.userId, first.channelId, (access, network) =>
      network.readFigures(access, ids),
    )
    const now = deps.clock.now()
    for (const post of posts) {
      const { views, likes, comments, engagedViews = null } = figures.get(post.networkPostId) ?? {}
      // What the network does not tell is nothing, not zero.
      if (views === undefined || views === null) continue
      const known = { views, likes: likes ?? 0, comments: comments ?? 0, engagedViews }
      await saveFigures(deps.db, post, known, { now, day: dayOf(now) })
    }
    return true
  } catch (error) {
    if (!(error instanceof NetworkError) && !(error instanceof AppError)) throw error
    deps.log.info('the figures of a channel could not be read', {
      channelId: first.channelId,
      message: error.message,
    })
    return false
  }
}
