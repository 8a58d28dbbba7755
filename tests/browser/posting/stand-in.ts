import {
  blankOptions,
  NETWORK_RULES,
  type Batch,
  type Calendar,
  type Channel,
  type ComposerData,
  type NetworkId,
  type NetworkState,
  type Post,
  type PostOptions,
  type Video,
} from '@hookreel/contract'
import type { Page, Request, Route } from '@playwright/test'
import path from 'node:path'
import { buildVideo } from '../spec/stand-in.ts'

const HOUR_MS = 3_600_000
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** A film that plays: the one of the start page. */
export const FILM = '/demo/venus.mp4'
/**
 * Twelve seconds in 48 pictures of 72x128: what a preview shows before it plays is decoded by the processor, 0.5 s of a core in a
 * test with the film of the start page. Made by ffmpeg (`-f lavfi -i gradients=s=72x128:r=4:d=12:c0=navy:c1=orange`).
 */
const SMALL_FILM = path.join(import.meta.dirname, 'stand-in-film.mp4')
const SMALL_FILM_ADDRESS = '/stand-in-film.mp4'

export function buildChannel(channel: Partial<Channel> & { network: NetworkId }): Channel {
  return {
    id: `channel-${channel.network}`,
    name: 'Maya Okafor',
    username: 'maya.makes',
    avatarUrl: null,
    health: 'ok',
    healthMessage: null,
    missingScopes: [],
    canPost: true,
    canReadFigures: true,
    expiresAt: inHours(24 * 40),
    connectedAt: inHours(-24 * 20),
    ...channel,
  }
}

export const CHANNELS = (['tiktok', 'instagram', 'youtube'] as const).map((network) =>
  buildChannel({ network }),
)

export function buildNetwork(id: NetworkId, state: Partial<NetworkState> = {}): NetworkState {
  return {
    id,
    name: NETWORK_RULES[id].name,
    isConfigured: true,
    missing: [],
    warnings: [],
    callbackAddress: `https://hookreel.test/${id}-callback`,
    isAudited: true,
    ...state,
  }
}

const CAPTION = 'A day on Venus is longer than its year. #space #venus'

/** The options that the server suggests: what TikTok forbids to preset is not. */
export function suggestOptions(network: NetworkId): PostOptions {
  if (network !== 'youtube') return { ...blankOptions(network), caption: CAPTION }
  return { ...blankOptions(network), title: 'A day on Venus', description: CAPTION }
}

export function buildPost(post: Partial<Post> & { network: NetworkId }, video: Video = buildVideo({})): Post {
  const channel = CHANNELS.find(({ network }) => network === post.network)
  return {
    id: crypto.randomUUID(),
    status: 'scheduled',
    channel: channel
      ? {
          id: channel.id,
          network: channel.network,
          name: channel.name,
          username: channel.username,
          avatarUrl: null,
          isConnected: true,
        }
      : null,
    video: {
      id: video.id,
      title: video.title,
      status: video.status,
      style: video.style,
      aspectRatio: video.aspectRatio,
      durationSeconds: video.durationSeconds,
      posterUrl: video.posterUrl,
    },
    title: video.title,
    options: suggestOptions(post.network),
    scheduledAt: inHours(26),
    timeZone: 'UTC',
    isWaitingForVideo: false,
    sentAt: null,
    liveAt: null,
    link: null,
    note: null,
    failure: null,
    isMissed: false,
    figures: null,
    createdAt: inHours(-1),
    updatedAt: inHours(-1),
    ...post,
  }
}

type ComposerChange = Partial<Omit<ComposerData, 'creator' | 'rules'>> & {
  creator?: Partial<ComposerData['creator']>
  rules?: Partial<ComposerData['rules']>
}

export function buildComposer(network: NetworkId, change: ComposerChange = {}): ComposerData {
  const rules = NETWORK_RULES[network]
  const { channel } = buildPost({ network })
  if (!channel) throw new Error('Every network of the tests has a channel')
  return {
    channel,
    checks: [
      { id: 'format', level: 'ok', message: 'MP4 with H.264 and AAC.' },
      { id: 'length', level: 'ok', message: '0:15 long; 3 seconds to 10 minutes are taken.' },
    ],
    aiLabel: { isOn: true, reason: 'AI made 3 pictures (OpenAI, gpt-image-2).' },
    suggestion: suggestOptions(network),
    posts: [],
    ...change,
    creator: {
      nickname: 'Maya makes things',
      username: 'maya.makes',
      avatarUrl: null,
      privacyOptions:
        network === 'tiktok' ? ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'] : null,
      isCommentOff: false,
      isDuetOff: false,
      isStitchOff: false,
      maxSeconds: network === 'tiktok' ? 300 : null,
      blocked: null,
      ...change.creator,
    },
    rules: {
      captionMax: rules.captionMaxCharacters,
      titleMax: rules.titleMaxCharacters,
      hashtagsMax: rules.maxHashtags,
      mentionsMax: rules.maxMentions,
      minSeconds: rules.minSeconds,
      maxSeconds: rules.maxSeconds,
      dailyMax: rules.maxPostsPerDay,
      leftToday: 14,
      ...change.rules,
    },
  }
}

export const EMPTY_CALENDAR: Calendar = { posts: [], undated: [], free: [], limits: [] }

/** What was asked of posting, and what is answered: the server's part of it, played by the test. */
export type Posting = {
  video: Video
  /** Where its file is. */
  film: string
  channels: Channel[]
  networks: NetworkState[]
  composer: Partial<Record<NetworkId, ComposerData>>
  calendar: Calendar
  posts: Post[]
  /** Bodies of orders and changes, in their order. */
  sent: { method: string; path: string; body: unknown }[]
}

function readBody(request: Request): unknown {
  return request.postData() === null ? null : (request.postDataJSON() as unknown)
}

/** A post as it is after what was asked of it. */
function change(post: Post, asked: { when?: { mode: string; at?: string } } | null): Post {
  const when = asked?.when
  if (when?.mode === 'schedule') return { ...post, status: 'scheduled', scheduledAt: when.at ?? null }
  if (when?.mode === 'draft') return { ...post, status: 'draft', scheduledAt: null }
  if (when?.mode === 'now') return { ...post, status: 'uploading', scheduledAt: null }
  return post
}

function put(posting: Posting, post: Post): Post {
  posting.posts = [...posting.posts.filter(({ id }) => id !== post.id), post]
  const without = (posts: Post[]) => posts.filter(({ id }) => id !== post.id)
  const { posts, undated } = posting.calendar
  posting.calendar = {
    ...posting.calendar,
    posts: post.scheduledAt === null ? without(posts) : [...without(posts), post],
    undated: post.scheduledAt === null ? [...without(undated), post] : without(undated),
  }
  return post
}

async function answerPost(posting: Posting, route: Route): Promise<void> {
  const request = route.request()
  const path = new URL(request.url()).pathname
  const [, , , id = '', act] = path.split('/')
  if (request.method() !== 'GET')
    posting.sent.push({ method: request.method(), path, body: readBody(request) })
  const known = posting.posts.find((post) => post.id === id)
  if (id === 'composer') {
    const asked = new URL(request.url()).searchParams.get('channelId')
    const network = posting.channels.find((channel) => channel.id === asked)?.network ?? 'tiktok'
    return route.fulfill({ json: posting.composer[network] ?? buildComposer(network) })
  }
  if (id === '' && request.method() === 'POST') {
    const body = readBody(request) as { options: PostOptions; when: { mode: string; at?: string } }
    const made = change(
      buildPost({ network: body.options.network, options: body.options, scheduledAt: null }, posting.video),
      body,
    )
    return route.fulfill({ status: 201, json: put(posting, made) })
  }
  if (!known)
    return route.fulfill({
      status: 404,
      json: { error: { code: 'post_not_found', message: 'Post not found.', requestId: 'test' } },
    })
  if (request.method() === 'DELETE') return route.fulfill({ json: {} })
  if (act === 'cancel')
    return route.fulfill({ json: put(posting, { ...known, status: 'draft', scheduledAt: null }) })
  if (act === 'send') return route.fulfill({ json: put(posting, { ...known, status: 'uploading' }) })
  if (act === 'check') return route.fulfill({ json: known })
  const body = request.method() === 'PATCH' ? (readBody(request) as Parameters<typeof change>[1]) : null
  return route.fulfill({ json: body ? put(posting, change(known, body)) : known })
}

/** Plays the server's part of posting for a page. What is changed in the answer is answered from then on. */
export async function answerPosting(page: Page, given: Partial<Posting> = {}): Promise<Posting> {
  const posting: Posting = {
    video: buildVideo({ durationSeconds: 15.2 }),
    channels: CHANNELS,
    networks: (['tiktok', 'instagram', 'youtube'] as const).map((id) => buildNetwork(id)),
    film: SMALL_FILM_ADDRESS,
    composer: {},
    calendar: EMPTY_CALENDAR,
    posts: [],
    sent: [],
    ...given,
  }
  await page.route('**/api/channels', (route) =>
    route.fulfill({ json: { channels: posting.channels, networks: posting.networks } }),
  )
  await page.route(/\/api\/posts(\/|\?|$)/, (route) => answerPost(posting, route))
  await page.route(/\/api\/calendar\?/, (route) => route.fulfill({ json: posting.calendar }))
  await page.route(/\/api\/calendar\/slots/, (route) =>
    route.fulfill({
      json: {
        channels: [],
        best: [],
        isOwnFigures: false,
        note: 'Slots are the hours that work in general, until your own posts say more.',
      },
    }),
  )
  await page.route(`**/api/videos/${posting.video.id}`, (route) => route.fulfill({ json: posting.video }))
  await page.route(`**${SMALL_FILM_ADDRESS}`, (route) =>
    route.fulfill({ path: SMALL_FILM, contentType: 'video/mp4' }),
  )
  await page.route(`**/api/videos/${posting.video.id}/file*`, (route) =>
    route.fulfill({ json: { url: posting.film, expiresAt: inHours(1) } }),
  )
  return posting
}

export function buildBatch(batch: Partial<Batch>): Batch {
  return {
    id: 'batch',
    state: 'done',
    pieces: [],
    ordered: 0,
    refused: 0,
    createdAt: inHours(0),
    finishedAt: inHours(0),
    ...batch,
  }
}
