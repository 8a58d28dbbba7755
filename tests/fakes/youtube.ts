import { createHash } from 'node:crypto'
import { hashBytes, redirectTo, serveNetwork, textOf } from './serve-network.ts'
import type { Asked, NetworkServer, Told } from './serve-network.ts'

export const YOUTUBE_KEYS = { YOUTUBE_CLIENT_ID: 'yt-id', YOUTUBE_CLIENT_SECRET: 'yt-secret' }
const UPLOAD = 'https://www.googleapis.com/auth/youtube.upload'
const READ = 'https://www.googleapis.com/auth/youtube.readonly'
const UNIT_BYTES = 262_144

type Session = {
  readonly id: string
  readonly size: number
  readonly resource: { snippet: Record<string, unknown>; status: Record<string, unknown> }
  bytes: Buffer
  videoId: string | undefined
}
export type YoutubeVideo = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly status: Readonly<Record<string, unknown>>
  readonly sha256: string
  readonly createdAt: number
  polls: number
}

/** How YouTube behaves; a test changes what it needs. */
export type YoutubeMood = {
  scopes: string
  /** The permission is dead: unused, revoked, or a week old while the app is in testing. */
  isGrantEnded: boolean
  /** Set: the permission says when it ends. */
  grantSeconds: number | undefined
  hasChannel: boolean
  /** Status and reason with which uploads are refused. */
  uploadError: { status: number; reason: string } | undefined
  /** The next upload keeps only so many bytes of a part before the line breaks. */
  breakAfterBytes: number | undefined
  areSessionsForgotten: boolean
  /** Without YouTube's audit every upload is private for good. */
  isLockedPrivate: boolean
  slowPolls: number
  fate: { uploadStatus: string; failureReason?: string; rejectionReason?: string }
  now: () => number
}

export type FakeYoutube = NetworkServer & {
  readonly mood: YoutubeMood
  readonly videos: YoutubeVideo[]
  readonly revoked: string[]
  endTokens(): void
  readonly environment: Readonly<Record<string, string>>
}

const ok = (json: unknown): Told => ({ status: 200, json })
const fail = (status: number, reason: string): Told => ({
  status,
  json: {
    error: { code: status, message: reason, errors: [{ message: reason, domain: 'youtube', reason }] },
  },
})

/** A server on loopback that speaks the contract of Google's sign-in and the YouTube Data API. */
export async function startFakeYoutube(): Promise<FakeYoutube> {
  const mood: YoutubeMood = {
    scopes: `${UPLOAD} ${READ}`,
    isGrantEnded: false,
    grantSeconds: undefined,
    hasChannel: true,
    uploadError: undefined,
    breakAfterBytes: undefined,
    areSessionsForgotten: false,
    isLockedPrivate: false,
    slowPolls: 0,
    fate: { uploadStatus: 'processed' },
    now: Date.now,
  }
  const videos: YoutubeVideo[] = []
  const sessions: Session[] = []
  const revoked: string[] = []
  const codes = new Map<string, { redirectUri: string; challenge: string; scopes: string }>()
  const refreshes = new Map<string, string>()
  let tokens = new Map<string, string>()
  let count = 0

  const authorize = ({ query }: Asked): Told => {
    const isRight =
      query.get('client_id') === 'yt-id' &&
      query.get('access_type') === 'offline' &&
      query.get('prompt') === 'consent' &&
      query.get('code_challenge_method') === 'S256'
    if (!isRight) return fail(400, 'invalid_request')
    const code = `4/${(count += 1)}`
    const redirectUri = query.get('redirect_uri') ?? ''
    codes.set(code, { redirectUri, challenge: query.get('code_challenge') ?? '', scopes: mood.scopes })
    return redirectTo(redirectUri, { state: query.get('state') ?? '', code, scope: mood.scopes })
  }

  const exchange = ({ form }: Asked): Told => {
    const refuse = (error: string): Told => ({ status: 400, json: { error, error_description: error } })
    if (form['client_id'] !== 'yt-id' || form['client_secret'] !== 'yt-secret')
      return refuse('invalid_client')
    const access = `ya29.${(count += 1)}`
    const given = { access_token: access, expires_in: 3599, token_type: 'Bearer' }
    if (form['grant_type'] === 'refresh_token') {
      const scopes = refreshes.get(form['refresh_token'] ?? '')
      if (scopes === undefined || mood.isGrantEnded) return refuse('invalid_grant')
      tokens.set(access, scopes)
      return ok({ ...given, scope: scopes })
    }
    const known = codes.get(form['code'] ?? '')
    codes.delete(form['code'] ?? '')
    const challenge = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url')
    if (!known || known.redirectUri !== form['redirect_uri'] || known.challenge !== challenge)
      return refuse('invalid_grant')
    tokens.set(access, known.scopes)
    refreshes.set(`1//${count}`, known.scopes)
    return ok({
      ...given,
      scope: known.scopes,
      refresh_token: `1//${count}`,
      ...(mood.grantSeconds !== undefined && { refresh_token_expires_in: mood.grantSeconds }),
    })
  }

  const revoke = ({ query, form }: Asked): Told => {
    const token = query.get('token') ?? form['token'] ?? ''
    if (!refreshes.delete(token) && !tokens.delete(token))
      return { status: 400, json: { error: 'invalid_token' } }
    revoked.push(token)
    return ok({})
  }

  const begin = ({ headers, json, query }: Asked): Told => {
    if (mood.uploadError) return fail(mood.uploadError.status, mood.uploadError.reason)
    if (!mood.hasChannel) return fail(401, 'youtubeSignupRequired')
    const resource = json as Session['resource']
    const size = Number(headers['x-upload-content-length'])
    const title = textOf(resource.snippet['title'])
    if (query.get('uploadType') !== 'resumable' || query.get('part') !== 'snippet,status' || !(size > 0))
      return fail(400, 'mediaBodyRequired')
    if (title.length < 1 || title.length > 100 || /[<>]/.test(title)) return fail(400, 'invalidTitle')
    if (Buffer.byteLength(textOf(resource.snippet['description'])) > 5000)
      return fail(400, 'invalidDescription')
    if (typeof resource.status['selfDeclaredMadeForKids'] !== 'boolean')
      return fail(400, 'invalidVideoMetadata')
    const session: Session = {
      id: String((count += 1)),
      size,
      resource,
      bytes: Buffer.alloc(0),
      videoId: undefined,
    }
    sessions.push(session)
    const location = `${server.url}/upload/youtube/v3/videos?uploadType=resumable&upload_id=${session.id}`
    return { status: 200, text: '', headers: { location } }
  }

  const stored = ({ bytes }: Session): Told => ({
    status: 308,
    text: '',
    headers: bytes.length > 0 ? { range: `bytes=0-${bytes.length - 1}` } : {},
  })

  const put = ({ query, headers, bytes }: Asked): Told => {
    const session = sessions.find(({ id }) => id === query.get('upload_id'))
    if (!session || mood.areSessionsForgotten) return fail(404, 'notFound')
    const range = headers['content-range'] ?? ''
    if (range === `bytes */${session.size}`)
      return session.videoId === undefined ? stored(session) : tell(session.videoId)
    const [first, last, total] = (/^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? []).slice(1).map(Number)
    if (first === undefined || last === undefined || total !== session.size) return fail(400, 'badRequest')
    if (first !== session.bytes.length || bytes.length !== last - first + 1) return fail(400, 'badRequest')
    const isEnd = last === session.size - 1
    if (!isEnd && bytes.length % UNIT_BYTES !== 0) return fail(400, 'badRequest')
    if (mood.breakAfterBytes !== undefined) {
      session.bytes = Buffer.concat([session.bytes, bytes.subarray(0, mood.breakAfterBytes)])
      mood.breakAfterBytes = undefined
      return { status: 503, text: '' }
    }
    session.bytes = Buffer.concat([session.bytes, bytes])
    if (!isEnd) return stored(session)
    return complete(session)
  }

  const complete = (session: Session): Told => {
    const { snippet, status } = session.resource
    session.videoId = `vid${(count += 1)}`
    videos.push({
      id: session.videoId,
      title: textOf(snippet['title']),
      description: textOf(snippet['description']),
      status: mood.isLockedPrivate ? { ...status, privacyStatus: 'private' } : status,
      sha256: hashBytes(session.bytes),
      createdAt: mood.now(),
      polls: 0,
    })
    return { ...tell(session.videoId), status: 201 }
  }

  const tell = (id: string): Told => {
    const video = videos.find((one) => one.id === id)
    return ok({
      kind: 'youtube#video',
      id,
      snippet: { title: video?.title },
      status: { uploadStatus: 'uploaded', privacyStatus: video?.status['privacyStatus'] },
    })
  }

  const listVideos = ({ query }: Asked): Told => {
    const ids = query.getAll('id').flatMap((id) => id.split(','))
    const items = videos
      .filter(({ id }) => ids.includes(id))
      .map((video, index) => {
        video.polls += 1
        const fate = video.polls > mood.slowPolls ? mood.fate : { uploadStatus: 'uploaded' }
        return {
          id: video.id,
          status: { ...fate, privacyStatus: video.status['privacyStatus'] },
          statistics: { viewCount: String(560 + index), likeCount: '33', commentCount: '7' },
        }
      })
    return ok({ kind: 'youtube#videoListResponse', items })
  }

  const listChannel = (): Told =>
    ok({
      items: mood.hasChannel
        ? [
            {
              id: 'UC-demo',
              snippet: {
                title: 'Demo Channel',
                customUrl: '@demochannel',
                thumbnails: { default: { url: 'https://yt3.example/a.jpg' } },
              },
              contentDetails: { relatedPlaylists: { uploads: 'UU-demo' } },
            },
          ]
        : [],
    })

  const listUploads = (): Told =>
    ok({
      items: videos.toReversed().map(({ id, title, createdAt }) => ({
        snippet: { title, publishedAt: new Date(createdAt).toISOString() },
        contentDetails: { videoId: id },
      })),
    })

  const routes: Readonly<Record<string, [string, (asked: Asked) => Told]>> = {
    'POST /upload/youtube/v3/videos': [UPLOAD, begin],
    'GET /youtube/v3/videos': [READ, listVideos],
    'GET /youtube/v3/channels': [READ, listChannel],
    'GET /youtube/v3/playlistItems': [READ, listUploads],
  }

  const server = await serveNetwork((asked) => {
    const line = `${asked.method} ${asked.path}`
    if (line === 'GET /o/oauth2/v2/auth') return authorize(asked)
    if (line === 'POST /token') return exchange(asked)
    if (line === 'POST /revoke') return revoke(asked)
    // The session's address is the key to it.
    if (line === 'PUT /upload/youtube/v3/videos') return put(asked)
    const [scope, answer] = routes[line] ?? []
    if (scope === undefined || !answer) return fail(404, 'notFound')
    const scopes = tokens.get(asked.headers.authorization?.replace(/^Bearer /, '') ?? '')
    if (scopes === undefined) return fail(401, 'authError')
    return scopes.split(' ').includes(scope) ? answer(asked) : fail(403, 'insufficientPermissions')
  })
  return {
    ...server,
    mood,
    videos,
    revoked,
    endTokens: () => {
      tokens = new Map()
    },
    environment: {
      ...YOUTUBE_KEYS,
      YOUTUBE_AUTHORIZE_BASE: server.url,
      YOUTUBE_TOKEN_BASE: server.url,
      YOUTUBE_API_BASE: server.url,
    },
  }
}
