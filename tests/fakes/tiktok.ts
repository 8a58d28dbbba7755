import { createHmac } from 'node:crypto'
import { hashBytes, limitPerMinute, serveNetwork, textOf } from './serve-network.ts'
import type { Asked, NetworkServer, Told } from './serve-network.ts'
import { createTiktokMood, createTiktokSignIn, TIKTOK_KEYS } from './tiktok-sign-in.ts'
import type { TiktokMood } from './tiktok-sign-in.ts'

const HOUR_MS = 3_600_000

type Upload = {
  readonly publishId: string
  readonly uploadId: string
  readonly size: number
  readonly chunkSize: number
  readonly count: number
  readonly isInbox: boolean
  readonly caption: string
  readonly info: Record<string, unknown>
  readonly beganAt: number
  bytes: Buffer
  polls: number
  status: string
  failReason: string
  postId: string | undefined
}
export type TiktokPost = {
  readonly id: string
  readonly caption: string
  readonly sha256: string
  readonly createdAt: number
  readonly info: Readonly<Record<string, unknown>>
}

export type FakeTiktok = NetworkServer & {
  readonly mood: TiktokMood
  /** What TikTok shows to the world. */
  readonly posts: TiktokPost[]
  /** What lies in the creator's inbox. */
  readonly drafts: { readonly sha256: string }[]
  readonly revoked: string[]
  /** Ends every access token, or with `refresh` the whole permission. */
  endTokens(what: 'access' | 'refresh'): void
  readonly environment: Readonly<Record<string, string>>
}

const fail = (status: number, code: string): Told => ({
  status,
  json: { data: {}, error: { code, message: code, log_id: 'log' } },
})
const ok = (data: unknown): Told => ({
  status: 200,
  json: { data, error: { code: 'ok', message: '', log_id: 'log' } },
})

/** A server on loopback that speaks TikTok's contract, with its chunk rules, scopes and rate limits. */
export async function startFakeTiktok(): Promise<FakeTiktok> {
  const mood = createTiktokMood()
  const now = () => mood.now()
  const uploads: Upload[] = []
  const posts: TiktokPost[] = []
  const drafts: { sha256: string }[] = []
  const signIn = createTiktokSignIn(mood)
  let count = 0
  const initLimit = limitPerMinute(now, 6)
  const creatorLimit = limitPerMinute(now, 20)
  const statusLimit = limitPerMinute(now, 30)

  const creator = (): Told => {
    if (!creatorLimit()) return fail(429, 'rate_limit_exceeded')
    if (mood.creatorError !== undefined) return fail(200, mood.creatorError)
    return ok({
      creator_avatar_url: 'https://p16.example/a.jpg',
      creator_username: 'demo',
      creator_nickname: 'Demo Creator',
      privacy_level_options: [
        mood.isAccountPrivate ? 'FOLLOWER_OF_CREATOR' : 'PUBLIC_TO_EVERYONE',
        'MUTUAL_FOLLOW_FRIENDS',
        'SELF_ONLY',
      ],
      comment_disabled: false,
      duet_disabled: false,
      stitch_disabled: mood.isStitchOff,
      max_video_post_duration_sec: mood.maxSeconds,
    })
  }

  const init = ({ json }: Asked, isInbox: boolean): Told => {
    if (!initLimit()) return fail(429, 'rate_limit_exceeded')
    if (mood.initError !== undefined) return fail(403, mood.initError)
    const body = json as { post_info?: Record<string, unknown>; source_info?: Record<string, unknown> }
    const { post_info: info = {}, source_info: source = {} } = body
    if (isInbox ? body.post_info !== undefined : typeof info['privacy_level'] !== 'string')
      return fail(400, 'invalid_param')
    if (
      !isInbox &&
      (typeof info['brand_content_toggle'] !== 'boolean' || textOf(info['title']).length > 2200)
    )
      return fail(400, 'invalid_param')
    if (!isInbox && !mood.isAudited && (!mood.isAccountPrivate || info['privacy_level'] !== 'SELF_ONLY'))
      return fail(403, 'unaudited_client_can_only_post_to_private_accounts')
    const [size, chunkSize, chunks] = ['video_size', 'chunk_size', 'total_chunk_count'].map((name) =>
      Number(source[name]),
    ) as [number, number, number] // three names give three numbers
    if (source['source'] !== 'FILE_UPLOAD' || !isPlanRight(size, chunkSize, chunks))
      return fail(400, 'invalid_param')
    if (isInbox && drafts.length >= 5) return fail(403, 'spam_risk_too_many_pending_share')
    const upload: Upload = {
      publishId: `${isInbox ? 'v_inbox_file' : 'v_pub_file'}~v2-1.73000000000000000${(count += 1)}`,
      uploadId: String(count),
      size,
      chunkSize,
      count: chunks,
      isInbox,
      caption: textOf(info['title']),
      info,
      beganAt: now(),
      bytes: Buffer.alloc(0),
      polls: 0,
      status: 'PROCESSING_UPLOAD',
      failReason: '',
      postId: undefined,
    }
    uploads.push(upload)
    return ok({
      publish_id: upload.publishId,
      upload_url: `${server.url}/video/?upload_id=${upload.uploadId}&upload_token=abc`,
    })
  }

  const put = ({ query, headers, bytes }: Asked): Told => {
    const upload = uploads.find(({ uploadId }) => uploadId === query.get('upload_id'))
    if (!upload || query.get('upload_token') !== 'abc') return { status: 404, text: '' }
    if (now() - upload.beganAt > HOUR_MS) return { status: 403, text: '' }
    const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '')
    const [first, last, total] = (range ?? []).slice(1).map(Number)
    if (headers['content-type'] !== 'video/mp4' || first === undefined || last === undefined)
      return { status: 400, text: '' }
    if (
      total !== upload.size ||
      bytes.length !== last - first + 1 ||
      Number(headers['content-length']) !== bytes.length
    )
      return { status: 400, text: '' }
    const has = upload.bytes.length
    const index = Math.floor(first / upload.chunkSize)
    const end = index >= upload.count - 1 ? upload.size - 1 : (index + 1) * upload.chunkSize - 1
    if (first !== has || last !== end)
      return {
        status: 416,
        text: '',
        headers: has > 0 ? { 'content-range': `bytes 0-${has - 1}/${upload.size}` } : {},
      }
    upload.bytes = Buffer.concat([upload.bytes, bytes])
    return { status: upload.bytes.length === upload.size ? 201 : 206, text: '' }
  }

  const status = ({ json }: Asked): Told => {
    if (!statusLimit()) return fail(429, 'rate_limit_exceeded')
    const { publish_id: id } = json as { publish_id?: string }
    const upload = uploads.find(({ publishId }) => publishId === id)
    if (!upload) return fail(400, 'invalid_publish_id')
    if (upload.bytes.length === upload.size) advance(upload)
    const isIdTold = upload.status === 'PUBLISH_COMPLETE' && upload.polls - mood.slowPolls > mood.idAfterPolls
    const told = mood.isIdText ? `"${upload.postId}"` : upload.postId
    return {
      status: 200,
      text: `{"data":{"status":"${upload.status}","fail_reason":"${upload.failReason}",${
        isIdTold ? `"publicaly_available_post_id":[${told}],` : ''
      }"uploaded_bytes":${upload.bytes.length},"downloaded_bytes":0},"error":{"code":"ok","message":"","log_id":"x"}}`,
      headers: { 'content-type': 'application/json' },
    }
  }

  const advance = (upload: Upload): void => {
    upload.polls += 1
    if (upload.status !== 'PROCESSING_UPLOAD' || upload.polls <= mood.slowPolls) return
    if (mood.failReason !== undefined) {
      upload.status = 'FAILED'
      upload.failReason = mood.failReason
    } else if (upload.isInbox) {
      upload.status = 'SEND_TO_USER_INBOX'
      drafts.push({ sha256: hashBytes(upload.bytes) })
    } else {
      upload.status = 'PUBLISH_COMPLETE'
      upload.postId = `73000000000000${10_000 + (count += 1)}`
      posts.push({
        id: upload.postId,
        caption: upload.caption,
        sha256: hashBytes(upload.bytes),
        createdAt: now(),
        info: upload.info,
      })
    }
  }

  const describe = (post: TiktokPost, index: number) =>
    `{"id":"${post.id}","create_time":${Math.floor(post.createdAt / 1000)},"title":${JSON.stringify(
      post.caption.slice(0, 150),
    )},"video_description":${JSON.stringify(post.caption.slice(0, 150))},"share_url":"https://www.tiktok.com/@demo/video/${
      post.id
    }","duration":8,"view_count":${120 + index},"like_count":${12 + index},"comment_count":3,"share_count":2}`
  const list = (chosen: readonly TiktokPost[]): Told => ({
    status: 200,
    text: `{"data":{"videos":[${chosen.map(describe).join(',')}],"cursor":0,"has_more":false},"error":{"code":"ok","message":"","log_id":"x"}}`,
    headers: { 'content-type': 'application/json' },
  })
  const seen = () => posts.filter(({ info }) => info['privacy_level'] === 'PUBLIC_TO_EVERYONE').toReversed()

  /** Path, the scope that it needs (any of them), and the answer. */
  const routes: Record<string, [string[], (asked: Asked) => Told]> = {
    'GET /v2/user/info/': [
      ['user.info.basic'],
      () =>
        ok({
          user: { open_id: 'open-1', display_name: 'Demo Creator', avatar_url: 'https://p16.example/a.jpg' },
        }),
    ],
    'POST /v2/post/publish/creator_info/query/': [['video.publish'], creator],
    'POST /v2/post/publish/video/init/': [['video.publish'], (asked) => init(asked, false)],
    'POST /v2/post/publish/inbox/video/init/': [['video.upload'], (asked) => init(asked, true)],
    'POST /v2/post/publish/status/fetch/': [['video.publish', 'video.upload'], status],
    'POST /v2/video/list/': [['video.list'], () => list(seen())],
    'POST /v2/video/query/': [
      ['video.list'],
      ({ json }) => {
        const { filters } = json as { filters: { video_ids: string[] } }
        return list(seen().filter(({ id }) => filters.video_ids.includes(id)))
      },
    ],
  }

  const server = await serveNetwork((asked) => {
    const line = `${asked.method} ${asked.path}`
    if (line === 'GET /v2/auth/authorize/') return signIn.authorize(asked)
    if (line === 'POST /v2/oauth/token/') return signIn.exchange(asked)
    if (line === 'POST /v2/oauth/revoke/') return signIn.revoke(asked)
    if (line === 'PUT /video/') return put(asked)
    const [scopes, answer] = routes[line] ?? []
    if (!scopes || !answer) return fail(404, 'invalid_params')
    const allowed = signIn.findScopes(asked.headers.authorization)
    if (!allowed) return fail(401, 'access_token_invalid')
    if (!scopes.some((scope) => allowed.includes(scope))) return fail(401, 'scope_not_authorized')
    if (asked.path.startsWith('/v2/video/') && !asked.query.get('fields')) return fail(400, 'invalid_params')
    return answer(asked)
  })
  return {
    ...server,
    mood,
    posts,
    drafts,
    revoked: signIn.revoked,
    endTokens: signIn.endTokens,
    environment: { ...TIKTOK_KEYS, TIKTOK_AUTHORIZE_BASE: server.url, TIKTOK_API_BASE: server.url },
  }
}

/** count = floor(size / chunk), chunks of 5 to 64 MB, small files and those of one chunk whole. */
function isPlanRight(size: number, chunkSize: number, count: number): boolean {
  if (!(size > 0) || !(count >= 1) || count > 1000) return false
  if (count === 1) return chunkSize === size && size <= 64_000_000
  return (
    size >= 5_000_000 &&
    chunkSize >= 5_000_000 &&
    chunkSize <= 64_000_000 &&
    count === Math.floor(size / chunkSize) &&
    size - (count - 1) * chunkSize <= 128_000_000
  )
}

/** A message as TikTok's webhook sends it: the body, and its signature over the very bytes. */
export function signTiktokMessage(
  event: string,
  content: object,
  { now = Date.now(), secret = TIKTOK_KEYS.TIKTOK_CLIENT_SECRET } = {},
): { payload: string; headers: Record<string, string> } {
  const seconds = Math.floor(now / 1000)
  const payload = JSON.stringify({
    client_key: TIKTOK_KEYS.TIKTOK_CLIENT_KEY,
    event,
    create_time: seconds,
    user_openid: 'open-1',
    content: JSON.stringify(content),
  })
  const hex = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return {
    payload,
    headers: { 'tiktok-signature': `t=${seconds},s=${hex}`, 'content-type': 'application/json' },
  }
}
