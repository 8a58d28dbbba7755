import { fail, INSTAGRAM_ACCOUNT, ok } from './instagram-answers.ts'
import type { InstagramMood } from './instagram-mood.ts'
import type { createInstagramReels, InstagramPost } from './instagram-reels.ts'
import type { createInstagramSignIn } from './instagram-sign-in.ts'
import type { Asked, Told } from '../serve-network.ts'

const SCOPES: Readonly<Record<string, string>> = {
  media: 'instagram_business_content_publish',
  media_publish: 'instagram_business_content_publish',
  insights: 'instagram_business_manage_insights',
}
const link = (post: InstagramPost) => `https://www.instagram.com/reel/${post.id}/`

/** Instagram's Graph API: the account, its limits, its reels and their figures. */
export function createInstagramGraph(
  mood: InstagramMood,
  signIn: ReturnType<typeof createInstagramSignIn>,
  reels: ReturnType<typeof createInstagramReels>,
) {
  const readThing = (id: string, { path, query }: Asked): Told => {
    const container = reels.containers.find((one) => one.id === id)
    if (container) return reels.readContainer(container)
    const post = reels.posts.find((one) => one.id === id)
    if (!post) return fail(24, 2207006)
    if (path.endsWith('/insights')) {
      const metrics = (query.get('metric') ?? '').split(',')
      if (metrics.some((name) => ['plays', 'impressions', 'video_views'].includes(name))) return fail(100, 0)
      const values = { views: 340, likes: 21, comments: 4, shares: 5 } as Record<string, number>
      const data = mood.hasInsights
        ? metrics.map((name) => ({ name, period: 'lifetime', values: [{ value: values[name] ?? 0 }] }))
        : []
      return ok({ data })
    }
    if (mood.isPermalinkLate) return fail(100, 33, 'Object does not exist')
    return ok({ permalink: link(post), media_product_type: 'REELS' })
  }

  const answerAccount = (action: string, asked: Asked): Told | Promise<Told> => {
    const line = `${asked.method} ${action}`
    if (line === 'GET content_publishing_limit') {
      const { used, total } = mood.quota
      return ok({ data: [{ quota_usage: used, config: { quota_total: total, quota_duration: 86_400 } }] })
    }
    if (line === 'POST media') return reels.make(asked)
    if (line === 'POST media_publish') return reels.publish(asked)
    if (line === 'GET media')
      return ok({
        data: (mood.isListLate ? [] : reels.posts.toReversed()).map((post) => ({
          id: post.id,
          caption: post.caption,
          timestamp: new Date(post.createdAt).toISOString(),
          permalink: link(post),
        })),
      })
    return fail(100, 0)
  }

  const answerGraph = (asked: Asked): Told | Promise<Told> => {
    if (asked.query.has('access_token')) return fail(100, 0, 'tokens in addresses get logged')
    const allowed = signIn.findScopes(asked.headers.authorization)
    if (!allowed) return fail(190, 463, 'Session has expired', 401)
    const [, version, id = '', action = ''] = asked.path.split('/')
    if (version !== 'v25.0') return fail(2635, 0, 'deprecated version')
    const scope = asked.method === 'POST' || action === 'insights' ? SCOPES[action] : undefined
    if (scope !== undefined && !allowed.includes(scope)) return fail(10, 0, 'no permission', 403)
    if (id === 'me') {
      const me = `{"user_id":"${INSTAGRAM_ACCOUNT}","id":"999","username":"demo.reels","name":"Demo Reels","account_type":"${mood.accountType}"}`
      return { status: 200, text: mood.isWrapped ? `{"data":[${me}]}` : me }
    }
    return id === INSTAGRAM_ACCOUNT ? answerAccount(action, asked) : readThing(id, asked)
  }

  return answerGraph
}
