import type { youtube_v3 } from '@googleapis/youtube'
import { NETWORK_RULES } from '@hookreel/contract'
import type { YoutubeConfig } from '../../../../config/network-config.ts'
import { unavailable } from '../ask-network.ts'
import { NetworkError } from '../network-error.ts'
import { creatorOf } from '../network.ts'
import type { AccountProfile, Creator } from '../network.ts'
import { explainAnswer, YOUTUBE } from './youtube-errors.ts'

const TIMEOUT_MS = 30_000

/** Asks by Google's own SDK, at the configured address. Throws a NetworkError. */
export async function askYoutube<Data>(
  config: YoutubeConfig,
  token: string,
  ask: (api: youtube_v3.Youtube) => Promise<{ data: Data }>,
): Promise<Data> {
  // Loaded by the first who asks: no start of a server waits for it (0.1 s of a core).
  const { auth, youtube } = await import('@googleapis/youtube')
  // The SDK's own client: it stands on another version of the library than this server does.
  const bearer = new auth.OAuth2()
  bearer.setCredentials({ access_token: token })
  const api = youtube({
    version: 'v3',
    auth: bearer,
    rootUrl: `${config.apiBase}/`,
    timeout: TIMEOUT_MS,
    retry: false,
  })
  try {
    return (await ask(api)).data
  } catch (cause) {
    throw readFailure(cause)
  }
}

function readFailure(cause: unknown): NetworkError {
  if (!(cause instanceof Error)) return unavailable(YOUTUBE, { cause })
  const response = 'response' in cause ? cause.response : undefined
  if (typeof response !== 'object' || response === null)
    return unavailable(YOUTUBE, { cause, raw: cause.message })
  const status = 'status' in response && typeof response.status === 'number' ? response.status : 0
  const data = 'data' in response ? response.data : undefined
  return explainAnswer(status, data, JSON.stringify(data ?? ''))
}

/** Throws `account_blocked` for a Google account without a channel. */
export async function readYoutubeProfile(config: YoutubeConfig, token: string): Promise<AccountProfile> {
  const { items } = await askYoutube(config, token, (api) =>
    api.channels.list({ part: ['snippet'], mine: true }),
  )
  const channel = items?.[0]
  if (!channel?.id)
    throw new NetworkError(
      'account_blocked',
      'This Google account has no YouTube channel. Open YouTube and create one, then connect again.',
      { action: 'open_app' },
    )
  return {
    accountId: channel.id,
    name: channel.snippet?.title ?? 'YouTube channel',
    username: channel.snippet?.customUrl?.replace(/^@/, '') ?? '',
    avatarUrl: channel.snippet?.thumbnails?.default?.url ?? null,
  }
}

export async function readYoutubeCreator(config: YoutubeConfig, token: string): Promise<Creator> {
  return creatorOf(await readYoutubeProfile(config, token), NETWORK_RULES.youtube.maxSeconds)
}

export type YoutubeFate = {
  readonly uploadStatus: string
  readonly failureReason: string
  readonly rejectionReason: string
  readonly privacy: string
}

/** What became of a video; nothing when YouTube has none of this id (or no more). */
export async function findYoutubeFate(
  config: YoutubeConfig,
  token: string,
  id: string,
): Promise<YoutubeFate | undefined> {
  const { items } = await askYoutube(config, token, (api) =>
    api.videos.list({ part: ['status', 'processingDetails'], id: [id] }),
  )
  const status = items?.[0]?.status
  return (
    status && {
      uploadStatus: status.uploadStatus ?? '',
      failureReason: status.failureReason ?? '',
      rejectionReason: status.rejectionReason ?? '',
      privacy: status.privacyStatus ?? '',
    }
  )
}

/** The newest uploads of the channel, newest first. */
export async function listYoutubeVideos(
  config: YoutubeConfig,
  token: string,
): Promise<{ id: string; title: string; publishedAt: Date }[]> {
  const channels = await askYoutube(config, token, (api) =>
    api.channels.list({ part: ['contentDetails'], mine: true }),
  )
  const playlistId = channels.items?.[0]?.contentDetails?.relatedPlaylists?.uploads
  if (!playlistId) return []
  const { items = [] } = await askYoutube(config, token, (api) =>
    api.playlistItems.list({ part: ['snippet', 'contentDetails'], playlistId, maxResults: 10 }),
  )
  return items.flatMap(({ snippet, contentDetails }) => {
    const id = contentDetails?.videoId
    return id ? [{ id, title: snippet?.title ?? '', publishedAt: new Date(snippet?.publishedAt ?? 0) }] : []
  })
}
