import type { NetworkId } from '@hookreel/contract'
import { z } from 'zod'

const key = z.string().min(1).optional()
const address = z.url({ protocol: /^https?$/, error: 'must be an address' })

/** Settings of the networks that videos are posted to; none is needed. The redirect addresses are in docs/operating.md. */
export const networkEnvironment = z.object({
  /** TikTok: both from the app's page at TikTok for Developers; a sandbox has its own. */
  TIKTOK_CLIENT_KEY: key,
  TIKTOK_CLIENT_SECRET: key,
  /** `true` once the app passed TikTok's audit for direct posting; until then only private accounts can be posted to directly. */
  TIKTOK_AUDITED: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  /** Other addresses in place of TikTok's own, for tests. */
  TIKTOK_AUTHORIZE_BASE: address.default('https://www.tiktok.com'),
  TIKTOK_API_BASE: address.default('https://open.tiktokapis.com'),
  /** Instagram: app id and secret from "API setup with Instagram login", not those of the Facebook app. */
  INSTAGRAM_CLIENT_ID: key,
  INSTAGRAM_CLIENT_SECRET: key,
  /** The Facebook app's secret, with which Meta may sign its messages instead. */
  INSTAGRAM_FACEBOOK_SECRET: key,
  INSTAGRAM_API_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'must be like v25.0')
    .default('v25.0'),
  /** `pull`: Meta fetches the film from PUBLIC_URL. `resumable`: the film is sent; Meta documents that for Facebook Login only. */
  INSTAGRAM_UPLOAD: z.enum(['pull', 'resumable'], { error: 'must be pull or resumable' }).default('pull'),
  /** Other addresses in place of Instagram's own, for tests. */
  INSTAGRAM_AUTHORIZE_BASE: address.default('https://www.instagram.com'),
  INSTAGRAM_TOKEN_BASE: address.default('https://api.instagram.com'),
  INSTAGRAM_GRAPH_BASE: address.default('https://graph.instagram.com'),
  INSTAGRAM_UPLOAD_BASE: address.default('https://rupload.facebook.com'),
  /** YouTube: an OAuth client of the Google Cloud console with the YouTube Data API switched on. */
  YOUTUBE_CLIENT_ID: key,
  YOUTUBE_CLIENT_SECRET: key,
  /** `true` also asks people for the YouTube Analytics API, which alone tells how many views went on past the start. Google verifies that scope by itself. */
  YOUTUBE_ANALYTICS: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  /** Other addresses in place of Google's own, for tests. */
  YOUTUBE_AUTHORIZE_BASE: address.default('https://accounts.google.com'),
  YOUTUBE_TOKEN_BASE: address.default('https://oauth2.googleapis.com'),
  YOUTUBE_API_BASE: address.default('https://www.googleapis.com'),
  YOUTUBE_ANALYTICS_BASE: address.default('https://youtubeanalytics.googleapis.com'),
})
export type NetworkEnvironment = z.output<typeof networkEnvironment>

/** Settings that mean nothing without each other. */
const KEYS_OF = {
  tiktok: ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'],
  instagram: ['INSTAGRAM_CLIENT_ID', 'INSTAGRAM_CLIENT_SECRET'],
  youtube: ['YOUTUBE_CLIENT_ID', 'YOUTUBE_CLIENT_SECRET'],
} as const satisfies Record<NetworkId, readonly [string, string]>
export const NETWORK_PAIRS = Object.values(KEYS_OF)

type Keys = { readonly clientId: string; readonly clientSecret: string }
export type TiktokConfig = Keys & { readonly authorizeBase: string; readonly apiBase: string }
export type InstagramConfig = Keys & {
  /** Undefined: Meta signs with the client secret. */
  readonly facebookSecret: string | undefined
  readonly version: string
  readonly upload: 'pull' | 'resumable'
  readonly authorizeBase: string
  readonly tokenBase: string
  readonly graphBase: string
  readonly uploadBase: string
}
export type YoutubeConfig = Keys & {
  readonly readsAnalytics: boolean
  readonly analyticsBase: string
  readonly authorizeBase: string
  readonly tokenBase: string
  readonly apiBase: string
}
export type NetworksConfig = {
  /** Undefined: not set up; the pages say so. */
  readonly tiktok: TiktokConfig | undefined
  readonly instagram: InstagramConfig | undefined
  readonly youtube: YoutubeConfig | undefined
  readonly isTiktokAudited: boolean
  /** Names of settings that are missing, by network. */
  readonly missing: Readonly<Record<NetworkId, readonly string[]>>
}

/** The networks that are set up, and what is missing for the others. */
export function readNetworks(environment: NetworkEnvironment): NetworksConfig {
  const base = (name: keyof NetworkEnvironment) => String(environment[name]).replace(/\/+$/, '')
  const keysOf = ([id, secret]: (typeof KEYS_OF)[NetworkId]): Keys | undefined => {
    const [clientId, clientSecret] = [environment[id], environment[secret]]
    return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret }
  }
  const tiktok = keysOf(KEYS_OF.tiktok)
  const instagram = keysOf(KEYS_OF.instagram)
  const youtube = keysOf(KEYS_OF.youtube)
  return {
    tiktok: tiktok && {
      ...tiktok,
      authorizeBase: base('TIKTOK_AUTHORIZE_BASE'),
      apiBase: base('TIKTOK_API_BASE'),
    },
    instagram: instagram && {
      ...instagram,
      facebookSecret: environment.INSTAGRAM_FACEBOOK_SECRET,
      version: environment.INSTAGRAM_API_VERSION,
      upload: environment.INSTAGRAM_UPLOAD,
      authorizeBase: base('INSTAGRAM_AUTHORIZE_BASE'),
      tokenBase: base('INSTAGRAM_TOKEN_BASE'),
      graphBase: base('INSTAGRAM_GRAPH_BASE'),
      uploadBase: base('INSTAGRAM_UPLOAD_BASE'),
    },
    youtube: youtube && {
      ...youtube,
      authorizeBase: base('YOUTUBE_AUTHORIZE_BASE'),
      tokenBase: base('YOUTUBE_TOKEN_BASE'),
      apiBase: base('YOUTUBE_API_BASE'),
      analyticsBase: base('YOUTUBE_ANALYTICS_BASE'),
      readsAnalytics: environment.YOUTUBE_ANALYTICS === 'true',
    },
    isTiktokAudited: environment.TIKTOK_AUDITED === 'true',
    missing: {
      tiktok: tiktok ? [] : KEYS_OF.tiktok,
      instagram: instagram ? [] : KEYS_OF.instagram,
      youtube: youtube ? [] : KEYS_OF.youtube,
    },
  }
}
