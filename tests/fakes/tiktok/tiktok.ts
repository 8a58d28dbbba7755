import { limitPerMinute, serveNetwork } from '../serve-network.ts'
import type { Asked, NetworkServer, Told } from '../serve-network.ts'
import { fail, ok } from './tiktok-answers.ts'
import { createTiktokMood, createTiktokSignIn, TIKTOK_KEYS } from './tiktok-sign-in.ts'
import type { TiktokMood } from './tiktok-sign-in.ts'
import { createTiktokUploads, type TiktokPost } from './tiktok-uploads.ts'

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

/** A server on loopback that speaks TikTok's contract, with its chunk rules, scopes and rate limits. */
export async function startFakeTiktok(): Promise<FakeTiktok> {
  const mood = createTiktokMood()
  const signIn = createTiktokSignIn(mood)
  const uploads = createTiktokUploads(mood, () => server.url)
  const creatorLimit = limitPerMinute(() => mood.now(), 20)

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
  const seen = () =>
    uploads.posts.filter(({ info }) => info['privacy_level'] === 'PUBLIC_TO_EVERYONE').toReversed()

  /** Path, the scope that it needs (any of them), and the answer. */
  const routes: Record<string, [string[], (asked: Asked) => Told]> = {
    'GET /v2/user/info/': [
      ['user.info.basic'],
      () =>
        ok({
          user: {
            open_id: mood.openId,
            display_name: 'Demo Creator',
            avatar_url: 'https://p16.example/a.jpg',
          },
        }),
    ],
    'POST /v2/post/publish/creator_info/query/': [['video.publish'], creator],
    'POST /v2/post/publish/video/init/': [['video.publish'], (asked) => uploads.init(asked, false)],
    'POST /v2/post/publish/inbox/video/init/': [['video.upload'], (asked) => uploads.init(asked, true)],
    'POST /v2/post/publish/status/fetch/': [['video.publish', 'video.upload'], uploads.status],
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
    if (line === 'PUT /video/') return uploads.put(asked)
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
    posts: uploads.posts,
    drafts: uploads.drafts,
    revoked: signIn.revoked,
    endTokens: signIn.endTokens,
    environment: { ...TIKTOK_KEYS, TIKTOK_AUTHORIZE_BASE: server.url, TIKTOK_API_BASE: server.url },
  }
}
