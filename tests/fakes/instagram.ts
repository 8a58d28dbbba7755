import { hashBytes, redirectTo, serveNetwork, textOf } from './serve-network.ts'
import type { Asked, NetworkServer, Told } from './serve-network.ts'

export const INSTAGRAM_KEYS = { INSTAGRAM_CLIENT_ID: 'ig-id', INSTAGRAM_CLIENT_SECRET: 'ig-secret' }
/** Beyond 2^53: read as a number its last digit would be lost. */
export const INSTAGRAM_ACCOUNT = '17841400000000001'
const ALL_SCOPES =
  'instagram_business_basic,instagram_business_content_publish,instagram_business_manage_insights'
const DAY_MS = 86_400_000

type Container = {
  readonly id: string
  readonly caption: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly madeAt: number
  sha256: string | undefined
  polls: number
  publishedAfter: number | undefined
  state: string
  status: string
}
export type InstagramPost = {
  readonly id: string
  readonly caption: string
  readonly sha256: string
  readonly createdAt: number
}

/** How Instagram behaves; a test changes what it needs. */
export type InstagramMood = {
  scopes: string
  accountType: string
  /** Token answers inside of `data: […]` instead of flat. */
  isWrapped: boolean
  isTokenEnded: boolean
  /** Status questions that are answered "in progress". */
  slowPolls: number
  /** Subcode with which processing ends, so many times. */
  containerErrors: { subcode: number; times: number } | undefined
  /** Meta's machines do not reach this server. */
  cannotFetch: boolean
  /** Answers of media_publish: a subcode, with or without the post being made. */
  publishError: { code: number; subcode: number; isDone: boolean } | undefined
  isAiLabelKnown: boolean
  isPermalinkLate: boolean
  /** Posts are not listed yet. */
  isListLate: boolean
  /** Questions about a container after which a publish shows its effect; a second publish before that makes a second post. */
  publishLag: number
  quota: { used: number; total: number }
  hasInsights: boolean
  now: () => number
}

export type FakeInstagram = NetworkServer & {
  readonly mood: InstagramMood
  readonly posts: InstagramPost[]
  readonly containers: readonly Container[]
  readonly environment: Readonly<Record<string, string>>
}

const fail = (code: number, subcode: number, message = 'refused', status = 400): Told => ({
  status,
  json: { error: { message, type: 'OAuthException', code, error_subcode: subcode, fbtrace_id: 'A1' } },
})
const ok = (json: unknown): Told => ({ status: 200, json })

/** A server on loopback that speaks Instagram's contract; it really fetches the films that it is told of. */
export async function startFakeInstagram(): Promise<FakeInstagram> {
  const mood: InstagramMood = {
    scopes: ALL_SCOPES,
    accountType: 'BUSINESS',
    isWrapped: false,
    isTokenEnded: false,
    slowPolls: 0,
    containerErrors: undefined,
    cannotFetch: false,
    publishError: undefined,
    isAiLabelKnown: true,
    isPermalinkLate: false,
    isListLate: false,
    publishLag: 0,
    quota: { used: 0, total: 50 },
    hasInsights: true,
    now: Date.now,
  }
  const containers: Container[] = []
  const posts: InstagramPost[] = []
  const codes = new Map<string, { redirectUri: string; scopes: string }>()
  const shortTokens = new Map<string, string>()
  const tokens = new Map<string, { scopes: string; madeAt: number }>()
  let count = 0

  const authorize = ({ query }: Asked): Told => {
    if (query.get('client_id') !== 'ig-id' || query.get('response_type') !== 'code') return fail(101, 0)
    const code = `AQ${(count += 1)}`
    codes.set(code, { redirectUri: query.get('redirect_uri') ?? '', scopes: mood.scopes })
    return redirectTo(query.get('redirect_uri') ?? '', { state: query.get('state') ?? '', code }, '#_')
  }

  const exchange = ({ form }: Asked): Told => {
    const code = form['code'] ?? ''
    const known = codes.get(code)
    codes.delete(code)
    const isRight =
      form['client_id'] === 'ig-id' &&
      form['client_secret'] === 'ig-secret' &&
      form['grant_type'] === 'authorization_code' &&
      known?.redirectUri === form['redirect_uri']
    if (!known || !isRight)
      return { status: 400, json: { error_type: 'OAuthException', code: 400, error_message: 'Invalid code' } }
    const token = `IGS${(count += 1)}`
    shortTokens.set(token, known.scopes)
    const permissions = mood.isWrapped ? `"${known.scopes}"` : JSON.stringify(known.scopes.split(','))
    const flat = `{"access_token":"${token}","user_id":${INSTAGRAM_ACCOUNT},"permissions":${permissions}}`
    return { status: 200, text: mood.isWrapped ? `{"data":[${flat}]}` : flat }
  }

  const giveLong = (scopes: string): Told => {
    const token = `IGL${(count += 1)}`
    tokens.set(token, { scopes, madeAt: mood.now() })
    return ok({ access_token: token, token_type: 'bearer', expires_in: 60 * 86_400 })
  }
  const lengthen = ({ query }: Asked): Told => {
    const scopes = shortTokens.get(query.get('access_token') ?? '')
    if (scopes === undefined || query.get('client_secret') !== 'ig-secret') return fail(190, 463)
    return giveLong(scopes)
  }
  const refresh = ({ query }: Asked): Told => {
    const token = tokens.get(query.get('access_token') ?? '')
    const ageMs = token ? mood.now() - token.madeAt : Infinity
    if (!token || mood.isTokenEnded || ageMs > 60 * DAY_MS) return fail(190, 463)
    return ageMs < DAY_MS ? fail(100, 0, 'token too young') : giveLong(token.scopes)
  }

  /** As Meta does: what the address is, then all of it, in one or more parts; https alone in the wild. */
  const fetchFilm = async (address: string): Promise<string | undefined> => {
    if (mood.cannotFetch) return undefined
    try {
      const head = await fetch(address, { method: 'HEAD', redirect: 'error' })
      const size = Number(head.headers.get('content-length'))
      if (!head.ok || !(size > 0) || head.headers.get('accept-ranges') !== 'bytes') return undefined
      const middle = Math.floor(size / 2)
      const parts: Buffer[] = []
      for (const range of [`bytes=0-${middle}`, `bytes=${middle + 1}-${size - 1}`]) {
        const part = await fetch(address, { headers: { range }, redirect: 'error' })
        if (part.status !== 206) return undefined
        parts.push(Buffer.from(await part.arrayBuffer()))
      }
      return hashBytes(Buffer.concat(parts))
    } catch {
      return undefined
    }
  }

  const make = async ({ json }: Asked): Promise<Told> => {
    const fields = json as Record<string, unknown>
    if (fields['media_type'] !== 'REELS') return fail(100, 2207023)
    if (fields['is_ai_generated'] !== undefined && !mood.isAiLabelKnown)
      return fail(100, 0, '(#100) Unknown parameter is_ai_generated')
    const caption = textOf(fields['caption'])
    if (caption.length > 2200 || (caption.match(/#/g) ?? []).length > 30) return fail(36004, 2207010)
    const isSent = fields['upload_type'] === 'resumable'
    if (!isSent && typeof fields['video_url'] !== 'string') return fail(100, 0, 'video_url is required')
    const container: Container = {
      id: `1788${9_000_000_000_000 + (count += 1)}`,
      caption,
      fields,
      madeAt: mood.now(),
      sha256: undefined,
      polls: 0,
      publishedAfter: undefined,
      state: 'IN_PROGRESS',
      status: 'In Progress: Media is still being processed.',
    }
    containers.push(container)
    if (!isSent) {
      container.sha256 = await fetchFilm(textOf(fields['video_url']))
      if (container.sha256 === undefined) end(container, 2207052)
    }
    return ok({ id: container.id })
  }

  const end = (container: Container, subcode: number): void => {
    container.state = 'ERROR'
    container.status = `Error: Media upload has failed with error code ${subcode}`
  }

  const receive = ({ headers, bytes, path }: Asked): Told => {
    const container = containers.find(({ id }) => path.endsWith(`/${id}`))
    const isRight = headers['offset'] === '0' && Number(headers['file_size']) === bytes.length
    if (!container || !isRight || !headers.authorization?.startsWith('OAuth '))
      return { status: 400, json: { debug_info: { retriable: false, type: 'x', message: 'bad upload' } } }
    container.sha256 = hashBytes(bytes)
    return ok({ success: true, message: 'Upload successful.' })
  }

  const read = (container: Container): Told => {
    container.polls += 1
    if (container.publishedAfter !== undefined && container.polls > container.publishedAfter)
      container.state = 'PUBLISHED'
    if (
      container.state === 'IN_PROGRESS' &&
      container.sha256 !== undefined &&
      container.polls > mood.slowPolls
    ) {
      const { containerErrors } = mood
      if (containerErrors && containerErrors.times > 0) {
        containerErrors.times -= 1
        end(container, containerErrors.subcode)
      } else {
        container.state = 'FINISHED'
        container.status = 'Finished: Media has been uploaded and it is ready to be published.'
      }
    }
    if (container.state !== 'PUBLISHED' && mood.now() - container.madeAt > DAY_MS) container.state = 'EXPIRED'
    return ok({ status_code: container.state, status: container.status, id: container.id })
  }

  const publish = ({ json }: Asked): Told => {
    const { creation_id: id } = json as { creation_id?: string }
    const container = containers.find((one) => one.id === id)
    const { publishError } = mood
    mood.publishError = undefined
    if (!container) return fail(24, 2207006)
    if (publishError && !publishError.isDone) return fail(publishError.code, publishError.subcode)
    if (container.state !== 'FINISHED') return fail(9007, 2207027)
    if (mood.quota.used >= mood.quota.total) return fail(9, 2207042)
    container.publishedAfter = container.polls + mood.publishLag
    if (mood.publishLag === 0) container.state = 'PUBLISHED'
    mood.quota = { ...mood.quota, used: mood.quota.used + 1 }
    const post: InstagramPost = {
      id: `1792${8_000_000_000_000 + (count += 1)}`,
      caption: container.caption,
      sha256: container.sha256 ?? '',
      createdAt: mood.now(),
    }
    posts.push(post)
    return publishError ? fail(publishError.code, publishError.subcode) : ok({ id: post.id })
  }

  const link = (post: InstagramPost) => `https://www.instagram.com/reel/${post.id}/`
  const readThing = (id: string, { path, query }: Asked): Told => {
    const container = containers.find((one) => one.id === id)
    if (container) return read(container)
    const post = posts.find((one) => one.id === id)
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
    if (line === 'POST media') return make(asked)
    if (line === 'POST media_publish') return publish(asked)
    if (line === 'GET media')
      return ok({
        data: (mood.isListLate ? [] : posts.toReversed()).map((post) => ({
          id: post.id,
          caption: post.caption,
          timestamp: new Date(post.createdAt).toISOString(),
          permalink: link(post),
        })),
      })
    return fail(100, 0)
  }

  const SCOPES: Readonly<Record<string, string>> = {
    media: 'instagram_business_content_publish',
    media_publish: 'instagram_business_content_publish',
    insights: 'instagram_business_manage_insights',
  }
  const answerGraph = (asked: Asked): Told | Promise<Told> => {
    const bearer = asked.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const token = tokens.get(bearer)
    if (asked.query.has('access_token')) return fail(100, 0, 'tokens in addresses get logged')
    if (!token || mood.isTokenEnded) return fail(190, 463, 'Session has expired', 401)
    const [, version, id = '', action = ''] = asked.path.split('/')
    if (version !== 'v25.0') return fail(2635, 0, 'deprecated version')
    const scope = asked.method === 'POST' || action === 'insights' ? SCOPES[action] : undefined
    if (scope !== undefined && !token.scopes.split(',').includes(scope))
      return fail(10, 0, 'no permission', 403)
    if (id === 'me') {
      const me = `{"user_id":"${INSTAGRAM_ACCOUNT}","id":"999","username":"demo.reels","name":"Demo Reels","account_type":"${mood.accountType}"}`
      return { status: 200, text: mood.isWrapped ? `{"data":[${me}]}` : me }
    }
    return id === INSTAGRAM_ACCOUNT ? answerAccount(action, asked) : readThing(id, asked)
  }

  const server = await serveNetwork((asked) => {
    const line = `${asked.method} ${asked.path}`
    if (line === 'GET /oauth/authorize') return authorize(asked)
    if (line === 'POST /oauth/access_token') return exchange(asked)
    if (line === 'GET /access_token') return lengthen(asked)
    if (line === 'GET /refresh_access_token') return refresh(asked)
    if (line.startsWith('POST /ig-api-upload/')) return receive(asked)
    return answerGraph(asked)
  })
  return {
    ...server,
    mood,
    posts,
    containers,
    environment: {
      ...INSTAGRAM_KEYS,
      INSTAGRAM_AUTHORIZE_BASE: server.url,
      INSTAGRAM_TOKEN_BASE: server.url,
      INSTAGRAM_GRAPH_BASE: server.url,
      INSTAGRAM_UPLOAD_BASE: server.url,
    },
  }
}
