import { z } from 'zod'

/** Where a post can go. */
export const NETWORKS = ['tiktok', 'instagram', 'youtube'] as const
export const networkSchema = z.enum(NETWORKS)
export type NetworkId = z.infer<typeof networkSchema>

/** The one thing that mends a failed post. */
export const POST_ACTIONS = [
  'reconnect',
  'edit',
  'make_private',
  'wait',
  'retry',
  'open_app',
  'change_video',
  'ask_operator',
  'check_again',
  'reschedule',
  'change_video',
  'ask_operator',
  'none',
] as const
export type PostAction = (typeof POST_ACTIONS)[number]

/** A bound for what is kept; each network's own limit is in its rules. */
const CAPTION_MAX = 5000
const TITLE_MAX = 200

export const TIKTOK_PRIVACY_LEVELS = [
  'PUBLIC_TO_EVERYONE',
  'MUTUAL_FOLLOW_FRIENDS',
  'FOLLOWER_OF_CREATOR',
  'SELF_ONLY',
] as const
export type TiktokPrivacy = (typeof TIKTOK_PRIVACY_LEVELS)[number]
export const YOUTUBE_VISIBILITIES = ['public', 'unlisted', 'private'] as const

/** Place in the film of the picture that stands for it; null leaves it to the network. */
const coverSchema = z.number().int().min(0).max(600_000).nullable().default(null)

/** The network's AI label; null leaves it to what the film really is, which is decided when it is sent. */
const aiLabelSchema = z.boolean().nullable().default(null)

/** What is chosen for a post on TikTok. Nothing of it is chosen beforehand, as TikTok's audit demands. */
export const tiktokOptionsSchema = z.object({
  network: z.literal('tiktok'),
  /** `inbox` sends a draft to the app, where its owner finishes it: caption and privacy are then chosen there. */
  mode: z.enum(['direct', 'inbox']).default('direct'),
  caption: z.string().max(CAPTION_MAX).default(''),
  privacy: z.enum(TIKTOK_PRIVACY_LEVELS).nullable().default(null),
  mayComment: z.boolean().default(false),
  mayDuet: z.boolean().default(false),
  mayStitch: z.boolean().default(false),
  isCommercial: z.boolean().default(false),
  isOwnBrand: z.boolean().default(false),
  isBrandedContent: z.boolean().default(false),
  isAiGenerated: aiLabelSchema,
  /** That its poster agreed to the Music Usage Confirmation. */
  hasConsented: z.boolean().default(false),
  coverMs: coverSchema,
})
export type TiktokOptions = z.infer<typeof tiktokOptionsSchema>

export const instagramOptionsSchema = z.object({
  network: z.literal('instagram'),
  caption: z.string().max(CAPTION_MAX).default(''),
  isSharedToFeed: z.boolean().default(true),
  isAiGenerated: aiLabelSchema,
  coverMs: coverSchema,
})
export type InstagramOptions = z.infer<typeof instagramOptionsSchema>

export const youtubeOptionsSchema = z.object({
  network: z.literal('youtube'),
  title: z.string().trim().max(TITLE_MAX).default(''),
  description: z.string().max(CAPTION_MAX).default(''),
  visibility: z.enum(YOUTUBE_VISIBILITIES).default('public'),
  /** The law wants this answered; null until it is. */
  isMadeForKids: z.boolean().nullable().default(null),
  isAiGenerated: aiLabelSchema,
  coverMs: coverSchema,
})
export type YoutubeOptions = z.infer<typeof youtubeOptionsSchema>

export const postOptionsSchema = z.discriminatedUnion('network', [
  tiktokOptionsSchema,
  instagramOptionsSchema,
  youtubeOptionsSchema,
])
export type PostOptions = z.infer<typeof postOptionsSchema>
