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
  'check_again',
  'reschedule',
  'change_video',
  'ask_operator',
  'none',
] as const
export type PostAction = (typeof POST_ACTIONS)[number]

/** TikTok counts UTF-16 units, as strings here do. */
export const TIKTOK_CAPTION_MAX = 2200
export const INSTAGRAM_CAPTION_MAX = 2200
export const INSTAGRAM_HASHTAGS_MAX = 30
export const INSTAGRAM_MENTIONS_MAX = 20
export const YOUTUBE_TITLE_MAX = 100
/** In bytes of UTF-8. */
export const YOUTUBE_DESCRIPTION_MAX = 5000

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

/** What is chosen for a post on TikTok. Nothing of it is chosen beforehand but the AI label, as TikTok's audit demands. */
export const tiktokOptionsSchema = z.object({
  network: z.literal('tiktok'),
  /** `inbox` sends a draft to the app, where its owner finishes it: caption and privacy are then chosen there. */
  mode: z.enum(['direct', 'inbox']).default('direct'),
  caption: z.string().max(TIKTOK_CAPTION_MAX).default(''),
  privacy: z.enum(TIKTOK_PRIVACY_LEVELS).nullable().default(null),
  mayComment: z.boolean().default(false),
  mayDuet: z.boolean().default(false),
  mayStitch: z.boolean().default(false),
  isCommercial: z.boolean().default(false),
  isOwnBrand: z.boolean().default(false),
  isBrandedContent: z.boolean().default(false),
  isAiGenerated: z.boolean().default(true),
  /** That its poster agreed to the Music Usage Confirmation. */
  hasConsented: z.boolean().default(false),
  coverMs: coverSchema,
})
export type TiktokOptions = z.infer<typeof tiktokOptionsSchema>

export const instagramOptionsSchema = z.object({
  network: z.literal('instagram'),
  caption: z.string().max(INSTAGRAM_CAPTION_MAX).default(''),
  isSharedToFeed: z.boolean().default(true),
  isAiGenerated: z.boolean().default(true),
  coverMs: coverSchema,
})
export type InstagramOptions = z.infer<typeof instagramOptionsSchema>

export const youtubeOptionsSchema = z.object({
  network: z.literal('youtube'),
  title: z.string().trim().max(YOUTUBE_TITLE_MAX).default(''),
  description: z.string().max(YOUTUBE_DESCRIPTION_MAX).default(''),
  visibility: z.enum(YOUTUBE_VISIBILITIES).default('public'),
  /** The law wants this answered; null until it is. */
  isMadeForKids: z.boolean().nullable().default(null),
  isAiGenerated: z.boolean().default(true),
  coverMs: coverSchema,
})
export type YoutubeOptions = z.infer<typeof youtubeOptionsSchema>

export const postOptionsSchema = z.discriminatedUnion('network', [
  tiktokOptionsSchema,
  instagramOptionsSchema,
  youtubeOptionsSchema,
])
export type PostOptions = z.infer<typeof postOptionsSchema>

const HASHTAG = /(?:^|[^\p{L}\p{N}_&/])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu
const MENTION = /(?:^|[^\p{L}\p{N}_.@/])@[A-Za-z0-9_](?:[A-Za-z0-9_.]*[A-Za-z0-9_])?/g

/** Hashtags of a caption; one of figures alone is none to the networks. */
export function countHashtags(caption: string): number {
  return caption.match(HASHTAG)?.length ?? 0
}

/** Mentioned accounts of a caption; the @ of a mail address is none. */
export function countMentions(caption: string): number {
  return caption.match(MENTION)?.length ?? 0
}

/**
 * What of the options keeps a post from being sent, by field, in words; empty when nothing does. What only the network
 * knows (whether this creator may post in public, say) is not among it.
 */
export function checkPostOptions(options: PostOptions): Record<string, string> {
  if (options.network === 'tiktok') return checkTiktok(options)
  if (options.network === 'instagram') return checkInstagram(options)
  return checkYoutube(options)
}

function checkTiktok(options: TiktokOptions): Record<string, string> {
  if (options.mode === 'inbox') return {}
  const wrong: Record<string, string> = {}
  if (options.privacy === null) wrong.privacy = 'Choose who can watch this video.'
  if (options.isCommercial && !options.isOwnBrand && !options.isBrandedContent)
    wrong.isCommercial = 'You need to indicate if your content promotes yourself, a third party, or both.'
  if (isBranded(options) && options.privacy === 'SELF_ONLY')
    wrong.privacy = 'Branded content visibility cannot be set to private.'
  if (!options.hasConsented) wrong.hasConsented = 'Agree to TikTok\u2019s Music Usage Confirmation.'
  return wrong
}

function isBranded(options: TiktokOptions): boolean {
  return options.isCommercial && options.isBrandedContent
}

function checkInstagram({ caption }: InstagramOptions): Record<string, string> {
  if (countHashtags(caption) > INSTAGRAM_HASHTAGS_MAX)
    return { caption: `Use at most ${INSTAGRAM_HASHTAGS_MAX} hashtags.` }
  if (countMentions(caption) > INSTAGRAM_MENTIONS_MAX)
    return { caption: `Mention at most ${INSTAGRAM_MENTIONS_MAX} accounts.` }
  return {}
}

function checkYoutube(options: YoutubeOptions): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (options.title.trim() === '') wrong.title = 'Give the video a title.'
  if (/[<>]/.test(options.title)) wrong.title = 'YouTube does not take < and > in a title.'
  if (/[<>]/.test(options.description)) wrong.description = 'YouTube does not take < and > in a description.'
  if (new TextEncoder().encode(options.description).length > YOUTUBE_DESCRIPTION_MAX)
    wrong.description = `YouTube takes ${YOUTUBE_DESCRIPTION_MAX} bytes; this is longer.`
  if (options.isMadeForKids === null) wrong.isMadeForKids = 'Say whether it is made for kids.'
  return wrong
}
