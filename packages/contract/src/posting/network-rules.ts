import type { NetworkId } from './post-options.ts'

/** The networks as people know them. */
export const NETWORK_NAMES: Readonly<Record<NetworkId, string>> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  youtube: 'YouTube',
}

/** What a network takes. Bytes, seconds and pixels as each network's documentation says; null where it sets no limit. */
export type NetworkRules = {
  readonly name: string
  readonly captionMaxCharacters: number
  /** YouTube alone has a title apart from the text; its text is limited in UTF-8 bytes. */
  readonly titleMaxCharacters: number | null
  readonly captionMaxBytes: number | null
  readonly maxHashtags: number | null
  readonly maxMentions: number | null
  readonly minSeconds: number
  readonly maxSeconds: number
  readonly maxBytes: number
  readonly minSidePixels: number
  readonly maxSidePixels: number
  readonly minFrameRate: number
  readonly maxFrameRate: number
  readonly videoCodecs: readonly string[]
  readonly audioCodecs: readonly string[]
  readonly needsSound: boolean
  /** True: wider than high is taken, but not shown as a short. */
  readonly needsUpright: boolean
  /** Posts a day of one account, or of all accounts of this installation together, when the network says so. */
  readonly maxPostsPerDay: number
  readonly isDailyLimitShared: boolean
  /** Of a limit that all share, so many for one person: nobody takes the day from everybody else. */
  readonly maxPostsPerPerson?: number
}

const MB = 1_000_000

/** The rules of each network; a creator's own limits (TikTok seconds, Instagram's daily quota) are asked when posting. */
export const NETWORK_RULES: Readonly<Record<NetworkId, NetworkRules>> = {
  tiktok: {
    name: NETWORK_NAMES.tiktok,
    captionMaxCharacters: 2200,
    titleMaxCharacters: null,
    captionMaxBytes: null,
    maxHashtags: null,
    maxMentions: null,
    minSeconds: 1,
    maxSeconds: 600,
    maxBytes: 4000 * MB,
    minSidePixels: 360,
    maxSidePixels: 4096,
    minFrameRate: 23,
    maxFrameRate: 60,
    videoCodecs: ['h264', 'hevc', 'vp8', 'vp9'],
    audioCodecs: ['aac', 'mp3', 'opus', 'vorbis'],
    needsSound: false,
    needsUpright: false,
    maxPostsPerDay: 15,
    isDailyLimitShared: false,
  },
  instagram: {
    name: NETWORK_NAMES.instagram,
    captionMaxCharacters: 2200,
    titleMaxCharacters: null,
    captionMaxBytes: null,
    maxHashtags: 30,
    maxMentions: 20,
    minSeconds: 3,
    maxSeconds: 900,
    maxBytes: 300 * MB,
    minSidePixels: 1,
    maxSidePixels: 1920,
    minFrameRate: 23,
    maxFrameRate: 60,
    videoCodecs: ['h264', 'hevc'],
    audioCodecs: ['aac'],
    needsSound: true,
    needsUpright: false,
    maxPostsPerDay: 50,
    isDailyLimitShared: false,
  },
  youtube: {
    name: NETWORK_NAMES.youtube,
    captionMaxCharacters: 5000,
    titleMaxCharacters: 100,
    captionMaxBytes: 5000,
    maxHashtags: 60,
    maxMentions: null,
    minSeconds: 1,
    maxSeconds: 180,
    maxBytes: 256_000 * MB,
    minSidePixels: 1,
    maxSidePixels: 7680,
    minFrameRate: 1,
    maxFrameRate: 60,
    videoCodecs: ['h264', 'hevc', 'vp8', 'vp9', 'av1'],
    audioCodecs: ['aac', 'mp3', 'opus', 'vorbis'],
    needsSound: false,
    needsUpright: true,
    maxPostsPerDay: 100,
    isDailyLimitShared: true,
    maxPostsPerPerson: 25,
  },
}

/** Why a network refused or could not do something, sorted by what mends it. */
export const NETWORK_PROBLEMS = [
  'expired_token',
  'missing_scope',
  'private_only',
  'spam_flag',
  'quota',
  'account_blocked',
  'invalid_file',
  'invalid_caption',
  'invalid_options',
  'media_unreachable',
  'rate_limited',
  'unavailable',
  'lost_answer',
  'not_configured',
] as const
export type NetworkProblem = (typeof NETWORK_PROBLEMS)[number]
