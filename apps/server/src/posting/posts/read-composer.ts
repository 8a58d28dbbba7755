import { DAY_SECONDS, judgeAiLabel, NETWORK_RULES, TIKTOK_PRIVACY_LEVELS } from '@hookreel/contract'
import type { ComposerData, PostCheck, TiktokPrivacy } from '@hookreel/contract'
import type { LimitNetworkCalls } from '../channels/limit-network-calls.ts'
import { NetworkError } from '../channels/networks/network-error.ts'
import type { Creator } from '../channels/networks/network.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { describeMaking } from '../../videos/describe-making.ts'
import { requireVideo } from '../../videos/require-video.ts'
import type { VideoRow } from '../../videos/require-video.ts'
import { isReady } from '../../videos/video-status.ts'
import { judgeFilm } from './sending/judge-film.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { PostChannel } from './post-channels.ts'
import type { PostDeps } from './post-deps.ts'
import { countSentEverywhere } from './sending/sending.queries.ts'
import { listOwnPosts } from './posts.queries.ts'
import { listPostTimes } from './calendar.queries.ts'
import { readFilmFacts } from './sending/prepare-film.ts'
import { presentChannel, presentPosts } from './present-post.ts'
import { suggestOptions } from './suggest-options.ts'

const SHOWN_POSTS = 10

/** What a composer shows: the creator as the network has it now, its rules, and the film held against them. Each asks the network. */
export async function readComposer(
  deps: PostDeps,
  limitNetworkCalls: LimitNetworkCalls,
  userId: string,
  asked: { readonly videoId: string; readonly channelId: string },
): Promise<ComposerData> {
  const video = await requireVideo(deps, userId, asked.videoId)
  const channel = await deps.channels.require(userId, asked.channelId)
  if (!channel.isConnected) throw new AppError('channel_disconnected')
  await limitNetworkCalls(userId, channel.network)
  const creator = await readCreator(deps, userId, channel)
  const rows = await listOwnPosts(
    deps.db,
    userId,
    { videoId: video.id, channelId: channel.id, status: 'all' },
    { offset: 0, limit: SHOWN_POSTS },
  )
  const { maxSeconds } = creator
  return {
    channel: presentChannel(channel),
    creator: presentCreator(creator, channel),
    rules: await readRules(deps, userId, channel, creator),
    checks: await checkFilm(deps, video, channel, maxSeconds),
    aiLabel: judgeAiLabel(channel.network, describeMaking(video)),
    suggestion: await suggestOptions(deps, video, channel.network),
    posts: await presentPosts(deps, userId, rows),
  }
}

async function readCreator(deps: PostDeps, userId: string, channel: PostChannel): Promise<Creator> {
  try {
    return await deps.channels.use(userId, channel.id, (access, network) => network.readCreator(access))
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    if (error.action === 'reconnect') throw new AppError('channel_disconnected', { message: error.message })
    throw new AppError('network_unavailable', { message: error.message })
  }
}

function presentCreator(creator: Creator, channel: PostChannel): ComposerData['creator'] {
  const known: readonly string[] = TIKTOK_PRIVACY_LEVELS
  const isKnown = (level: string): level is TiktokPrivacy => known.includes(level)
  return {
    nickname: creator.nickname,
    username: creator.username,
    avatarUrl: creator.avatarUrl,
    privacyOptions: channel.network === 'tiktok' ? creator.privacyOptions.filter(isKnown) : null,
    isCommentOff: creator.isCommentOff,
    isDuetOff: creator.isDuetOff,
    isStitchOff: creator.isStitchOff,
    maxSeconds: creator.maxSeconds,
    blocked: creator.blocked?.message ?? null,
  }
}

async function readRules(
  deps: PostDeps,
  userId: string,
  channel: PostChannel,
  { quota, maxSeconds }: Creator,
): Promise<ComposerData['rules']> {
  const rules = NETWORK_RULES[channel.network]
  const dailyMax = quota?.total ?? rules.maxPostsPerPerson ?? rules.maxPostsPerDay
  const left = await countLeftToday(deps, userId, channel, dailyMax)
  return {
    captionMax: rules.captionMaxCharacters,
    titleMax: rules.titleMaxCharacters,
    hashtagsMax: rules.maxHashtags,
    mentionsMax: rules.maxMentions,
    minSeconds: rules.minSeconds,
    maxSeconds: Math.min(rules.maxSeconds, maxSeconds),
    dailyMax,
    leftToday: Math.max(0, Math.min(left, dailyMax - (quota?.used ?? 0))),
  }
}

async function countLeftToday(
  { db, clock }: PostDeps,
  userId: string,
  { id, network }: PostChannel,
  dailyMax: number,
): Promise<number> {
  const { isDailyLimitShared, maxPostsPerDay } = NETWORK_RULES[network]
  const now = clock.now()
  const from = addSeconds(now, -DAY_SECONDS)
  if (!isDailyLimitShared)
    return dailyMax - (await listPostTimes(db, { channelIds: [id], from, to: now })).length
  const { all, own } = await countSentEverywhere(db, network, from, userId)
  return Math.min(dailyMax - own, maxPostsPerDay - all)
}

async function checkFilm(
  deps: PostDeps,
  video: VideoRow,
  channel: PostChannel,
  maxSeconds: number,
): Promise<PostCheck[]> {
  const { id, userId, filmKey, status, failure } = video
  if (status === 'failed') {
    const why = failure?.code === 'cancelled' ? 'was cancelled' : 'could not be made'
    return [{ id: 'video', level: 'stop', message: `This video ${why}, so it cannot be posted.` }]
  }
  if (!isReady(status) || filmKey === null)
    return [
      {
        id: 'video',
        level: 'warn',
        message: 'The video is still being made. The post waits until it is ready.',
      },
    ]
  const facts = await readFilmFacts(deps, { id, userId, filmKey })
  return [...judgeFilm(facts, channel.network, { maxSeconds }).checks]
}
