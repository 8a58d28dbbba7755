import { z } from 'zod'
import type { YoutubeConfig } from '../../../../config/network-config.ts'
import type { Clock } from '../../../../platform/clock.ts'
import { askNetwork } from '../ask-network.ts'
import type { NetworkAnswer } from '../ask-network.ts'
import { NetworkError } from '../network-error.ts'
import type { Access, PostFigures } from '../network.ts'
import { explainYoutube, YOUTUBE } from './youtube-errors.ts'
import { ANALYTICS_SCOPE } from './youtube-grant.ts'
import { dayOf } from '../../../../platform/clock.ts'

/** Most that may be asked after at once. */
const MAX_IDS = 50
/** Before any film of this product: the whole life of every video is asked for. */
const FROM = '2026-01-01'

const count = z.union([z.string(), z.number()]).transform(Number).nullish()
const statisticsSchema = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        statistics: z.object({ viewCount: count, likeCount: count, commentCount: count }).nullish(),
      }),
    )
    .default([]),
})

/**
 * Statistics of videos by the method that has a quota of its own, so that reading figures never takes from posting. YouTube tells no
 * shares; how many views went on past the start it tells only where people allowed the Analytics API.
 */
export async function readYoutubeFigures(
  config: YoutubeConfig,
  clock: Clock,
  access: Access,
  ids: readonly string[],
): Promise<Map<string, PostFigures>> {
  const found = new Map<string, PostFigures>()
  for (let first = 0; first < ids.length; first += MAX_IDS) {
    const some = ids.slice(first, first + MAX_IDS)
    const engaged = await readEngagedViews(config, clock, access, some)
    const answer = await ask(`${config.apiBase}/youtube/v3/videos:batchGetStats`, access, {
      part: 'id,statistics',
      id: some.join(','),
    })
    for (const { id, statistics } of statisticsSchema.parse(answer.body).items)
      found.set(id, {
        views: statistics?.viewCount ?? null,
        likes: statistics?.likeCount ?? null,
        comments: statistics?.commentCount ?? null,
        shares: null,
        engagedViews: engaged.get(id) ?? null,
      })
  }
  return found
}

const reportSchema = z.object({ rows: z.array(z.tuple([z.string(), z.number()])).default([]) })

/** Two to three days late. None where they are not allowed, or where the Analytics API is not switched on for the operator's app. */
async function readEngagedViews(
  config: YoutubeConfig,
  clock: Clock,
  access: Access,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (!access.scopes.includes(ANALYTICS_SCOPE)) return new Map()
  try {
    const { body } = await ask(`${config.analyticsBase}/v2/reports`, access, {
      ids: 'channel==MINE',
      metrics: 'engagedViews',
      dimensions: 'video',
      filters: `video==${ids.join(',')}`,
      startDate: FROM,
      endDate: dayOf(clock.now()),
    })
    return new Map(reportSchema.parse(body).rows)
  } catch (error) {
    // The other figures are worth having without these; a token that ended is refused there, too.
    if (error instanceof NetworkError && error.problem !== 'expired_token') return new Map()
    throw error
  }
}

async function ask(
  address: string,
  { token }: Access,
  query: Readonly<Record<string, string>>,
): Promise<NetworkAnswer> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await askNetwork(address, { name: YOUTUBE, headers, query })
  if (answer.status !== 200) throw explainYoutube(answer)
  return answer
}
