import { serveNetwork } from '../serve-network.ts'
import type { Asked, NetworkServer, Told } from '../serve-network.ts'
import { fail, ok, SCOPES } from './youtube-answers.ts'
import { createYoutubeMood, type YoutubeMood } from './youtube-mood.ts'
import { createYoutubeSignIn } from './youtube-sign-in.ts'
import { createYoutubeUploads, type YoutubeVideo } from './youtube-uploads.ts'

const YOUTUBE_KEYS = { YOUTUBE_CLIENT_ID: 'yt-id', YOUTUBE_CLIENT_SECRET: 'yt-secret' }

export type FakeYoutube = NetworkServer & {
  readonly mood: YoutubeMood
  readonly videos: YoutubeVideo[]
  readonly revoked: string[]
  endTokens(): void
  readonly environment: Readonly<Record<string, string>>
}

/** A server on loopback that speaks the contract of Google's sign-in and the YouTube Data API. */
export async function startFakeYoutube(): Promise<FakeYoutube> {
  const mood = createYoutubeMood()
  const signIn = createYoutubeSignIn(mood)
  const uploads = createYoutubeUploads(mood, () => server.url)

  const listVideos = ({ query }: Asked): Told => {
    const ids = query.getAll('id').flatMap((id) => id.split(','))
    const items = uploads.videos
      .filter(({ id }) => ids.includes(id))
      .map((video) => {
        video.polls += 1
        const fate = video.polls > mood.slowPolls ? mood.fate : { uploadStatus: 'uploaded' }
        return {
          id: video.id,
          status: { ...fate, privacyStatus: video.status['privacyStatus'] },
        }
      })
    return ok({ kind: 'youtube#videoListResponse', items })
  }

  /** Its own method with its own quota; ids that it does not know are left out. */
  const listStatistics = ({ query }: Asked): Told => {
    const ids = (query.get('id') ?? '').split(',')
    if (ids.length > 50 || query.get('part') !== 'id,statistics') return fail(400, 'invalidValue')
    const items = uploads.videos
      .filter(({ id }) => ids.includes(id))
      .map(({ id }, index) => ({
        id,
        statistics: { viewCount: String(560 + index), likeCount: '33', commentCount: '7' },
      }))
    return ok({ kind: 'youtube#batchGetStatsResponse', items })
  }

  const reportEngagedViews = ({ query }: Asked): Told => {
    const isSupported =
      query.get('ids') === 'channel==MINE' &&
      query.get('metrics') === 'engagedViews' &&
      query.get('dimensions') === 'video' &&
      /^video==[^,]+(,[^,]+)*$/.test(query.get('filters') ?? '') &&
      [query.get('startDate'), query.get('endDate')].every((day) => /^\d{4}-\d\d-\d\d$/.test(day ?? ''))
    if (!isSupported) return fail(400, 'The query is not supported')
    if (mood.isAnalyticsOff) return fail(403, 'accessNotConfigured')
    const ids = (query.get('filters') ?? '').slice('video=='.length).split(',')
    const rows = uploads.videos.filter(({ id }) => ids.includes(id)).map(({ id }) => [id, 410])
    return ok({ columnHeaders: [{ name: 'video' }, { name: 'engagedViews' }], rows })
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
      items: uploads.videos.toReversed().map(({ id, title, createdAt }) => ({
        snippet: { title, publishedAt: new Date(createdAt).toISOString() },
        contentDetails: { videoId: id },
      })),
    })

  const routes: Readonly<Record<string, [string, (asked: Asked) => Told]>> = {
    'POST /upload/youtube/v3/videos': [SCOPES.upload, uploads.begin],
    'GET /youtube/v3/videos': [SCOPES.read, listVideos],
    'GET /youtube/v3/videos:batchGetStats': [SCOPES.read, listStatistics],
    'GET /v2/reports': [SCOPES.analytics, reportEngagedViews],
    'GET /youtube/v3/channels': [SCOPES.read, listChannel],
    'GET /youtube/v3/playlistItems': [SCOPES.read, listUploads],
  }

  const server = await serveNetwork((asked) => {
    const line = `${asked.method} ${asked.path}`
    if (line === 'GET /o/oauth2/v2/auth') return signIn.authorize(asked)
    if (line === 'POST /token') return signIn.exchange(asked)
    if (line === 'POST /revoke') return signIn.revoke(asked)
    // The session's address is the key to it.
    if (line === 'PUT /upload/youtube/v3/videos') return uploads.put(asked)
    const [scope, answer] = routes[line] ?? []
    if (scope === undefined || !answer) return fail(404, 'notFound')
    const allowed = signIn.findScopes(asked.headers.authorization)
    if (!allowed) return fail(401, 'authError')
    return allowed.includes(scope) ? answer(asked) : fail(403, 'insufficientPermissions')
  })
  return {
    ...server,
    mood,
    videos: uploads.videos,
    revoked: signIn.revoked,
    endTokens: signIn.endTokens,
    environment: {
      ...YOUTUBE_KEYS,
      YOUTUBE_AUTHORIZE_BASE: server.url,
      YOUTUBE_TOKEN_BASE: server.url,
      YOUTUBE_API_BASE: server.url,
      YOUTUBE_ANALYTICS_BASE: server.url,
    },
  }
}
