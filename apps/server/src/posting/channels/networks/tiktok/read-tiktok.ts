import { NETWORK_RULES } from '@hookreel/contract'
import { z } from 'zod'
import type { TiktokConfig } from '../../../../config/network-config.ts'
import { NetworkError } from '../network-error.ts'
import type { Access, AccountProfile, Creator, PostFigures } from '../network.ts'
import { askTiktok } from './ask-tiktok.ts'

/** 64 bits do not fit a number: ids come as digits of either kind and stay text. */
export const idSchema = z.union([z.string(), z.number()]).transform(String)
const addressSchema = z
  .string()
  .nullish()
  .transform((url) => url || null)
const VIDEO_FIELDS = 'id,create_time,title,video_description,share_url,duration'
const FIGURE_FIELDS = 'id,view_count,like_count,comment_count,share_count'
/** Most that may be asked after at once. */
const QUERY_MAX_IDS = 20
/** TikTok tells by these, with status 200, that the creator cannot post now. */
const BLOCKED = ['quota', 'account_blocked', 'spam_flag']

const userSchema = z.object({
  user: z.object({
    open_id: z.string(),
    display_name: z.string().default(''),
    avatar_url: addressSchema,
  }),
})

/** The name without a handle is all that the basic permission gives: the handle comes with the one to post. */
export async function readTiktokProfile(
  config: TiktokConfig,
  { token, scopes }: Pick<Access, 'token' | 'scopes'>,
): Promise<AccountProfile> {
  const path = '/v2/user/info/'
  const query = { fields: 'open_id,display_name,avatar_url' }
  const { user } = await askTiktok(config, token, { path, method: 'GET', query }, userSchema)
  const creator = scopes.includes('video.publish') ? await readTiktokCreator(config, token) : NOBODY
  return {
    accountId: user.open_id,
    name: user.display_name || creator.nickname || 'TikTok account',
    username: creator.username || user.display_name,
    avatarUrl: user.avatar_url ?? creator.avatarUrl,
  }
}

const creatorSchema = z.object({
  creator_avatar_url: addressSchema,
  creator_username: z.string(),
  creator_nickname: z.string(),
  privacy_level_options: z.array(z.string()),
  comment_disabled: z.boolean(),
  duet_disabled: z.boolean(),
  stitch_disabled: z.boolean(),
  max_video_post_duration_sec: z.number(),
})

/** What TikTok lets this creator do now; it must be read before the composer is shown. */
export async function readTiktokCreator(config: TiktokConfig, token: string): Promise<Creator> {
  const path = '/v2/post/publish/creator_info/query/'
  try {
    const read = await askTiktok(config, token, { path }, creatorSchema)
    return {
      nickname: read.creator_nickname,
      username: read.creator_username,
      avatarUrl: read.creator_avatar_url,
      privacyOptions: read.privacy_level_options,
      isCommentOff: read.comment_disabled,
      isDuetOff: read.duet_disabled,
      isStitchOff: read.stitch_disabled,
      maxSeconds: Math.min(read.max_video_post_duration_sec, NETWORK_RULES.tiktok.maxSeconds),
      quota: null,
      blocked: null,
    }
  } catch (error) {
    if (!(error instanceof NetworkError) || !BLOCKED.includes(error.problem)) throw error
    return { ...NOBODY, blocked: error }
  }
}

const NOBODY: Creator = {
  nickname: '',
  username: '',
  avatarUrl: null,
  privacyOptions: [],
  isCommentOff: true,
  isDuetOff: true,
  isStitchOff: true,
  maxSeconds: NETWORK_RULES.tiktok.maxSeconds,
  quota: null,
  blocked: null,
}

const videoSchema = z.object({
  id: idSchema,
  create_time: z.number(),
  title: z.string().default(''),
  video_description: z.string().default(''),
  share_url: addressSchema,
  duration: z.number().nullish(),
})
export type TiktokVideo = z.output<typeof videoSchema>

/** The newest public videos of the account, the newest first. */
export async function listTiktokVideos(config: TiktokConfig, token: string): Promise<TiktokVideo[]> {
  const request = { path: '/v2/video/list/', query: { fields: VIDEO_FIELDS }, json: { max_count: 20 } }
  return (await askTiktok(config, token, request, z.object({ videos: z.array(videoSchema) }))).videos
}

/** Where a video can be watched; nothing when TikTok does not say. */
export async function findTiktokLink(
  config: TiktokConfig,
  { token, scopes }: Access,
  id: string,
): Promise<string | null> {
  if (!scopes.includes('video.list')) return null
  const json = { filters: { video_ids: [id] } }
  const request = { path: '/v2/video/query/', query: { fields: VIDEO_FIELDS }, json }
  const { videos } = await askTiktok(config, token, request, z.object({ videos: z.array(videoSchema) }))
  return videos[0]?.share_url ?? null
}

const figure = z.number().nullish()
const figuresSchema = z.object({
  videos: z.array(
    z.object({
      id: idSchema,
      view_count: figure,
      like_count: figure,
      comment_count: figure,
      share_count: figure,
    }),
  ),
})

export async function readTiktokFigures(
  config: TiktokConfig,
  token: string,
  ids: readonly string[],
): Promise<Map<string, PostFigures>> {
  const found = new Map<string, PostFigures>()
  for (let first = 0; first < ids.length; first += QUERY_MAX_IDS) {
    const json = { filters: { video_ids: ids.slice(first, first + QUERY_MAX_IDS) } }
    const request = { path: '/v2/video/query/', query: { fields: FIGURE_FIELDS }, json }
    const { videos } = await askTiktok(config, token, request, figuresSchema)
    for (const video of videos)
      found.set(video.id, {
        views: video.view_count ?? null,
        likes: video.like_count ?? null,
        comments: video.comment_count ?? null,
        shares: video.share_count ?? null,
      })
  }
  return found
}
