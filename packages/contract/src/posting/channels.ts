import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { emptySchema, idParamsSchema } from '../pages.ts'
import { networkSchema } from './post-options.ts'

/** `expiring`: dies within days unless it is connected again. `reconnect`: posts wait until it is connected again. */
export const CHANNEL_HEALTHS = ['ok', 'expiring', 'missing_scopes', 'reconnect'] as const

/** An account at a network that videos are posted to. */
export const channelSchema = z.object({
  id: z.string(),
  network: networkSchema,
  /** As the network shows it. */
  name: z.string(),
  username: z.string(),
  /** The network's own address, which may end after hours; null when there is none. */
  avatarUrl: z.string().nullable(),
  health: z.enum(CHANNEL_HEALTHS),
  /** What is wrong and what to do, for people; null when all is well. */
  healthMessage: z.string().nullable(),
  /** What was not allowed at the network, in its own words for it. */
  missingScopes: z.array(z.string()),
  canPost: z.boolean(),
  /** Views, likes and comments can be read. */
  canReadFigures: z.boolean(),
  /** When the permission ends by itself unless it is renewed; null when it does not. */
  expiresAt: z.iso.datetime().nullable(),
  connectedAt: z.iso.datetime(),
})
export type Channel = z.infer<typeof channelSchema>

/** Whether this installation can connect a network, and what its operator still has to set. */
export const networkStateSchema = z.object({
  id: networkSchema,
  name: z.string(),
  isConfigured: z.boolean(),
  /** Names of settings that are missing. */
  missing: z.array(z.string()),
  /** What keeps it from working although it is set up, for the operator. */
  warnings: z.array(z.string()),
  /** What has to be registered at the network as the redirect address. */
  callbackAddress: z.string(),
  /** TikTok: whether direct posting passed TikTok's audit; drafts to the inbox work without. */
  isAudited: z.boolean(),
})
export type NetworkState = z.infer<typeof networkStateSchema>

export const listChannels = defineEndpoint({
  method: 'get',
  path: '/api/channels',
  scope: 'channels:read',
  summary: 'Your connected accounts, and which networks this installation can connect',
  output: z.object({ channels: z.array(channelSchema), networks: z.array(networkStateSchema) }),
  status: 200,
  errors: [],
})

export const connectChannel = defineEndpoint({
  method: 'post',
  path: '/api/channels',
  summary: "Address of the network's own page where an account is connected; it comes back here",
  body: z.object({
    network: networkSchema,
    /** Connect this channel again: its scheduled posts stay. */
    channelId: z.string().max(64).optional(),
    /** TikTok: send this finished video to the inbox as a draft as soon as the account is connected. */
    videoId: z.string().max(64).optional(),
  }),
  output: z.object({ url: z.string() }),
  status: 201,
  errors: ['network_not_configured', 'channel_not_found', 'video_not_found', 'video_not_ready'],
})

/** What a network's page sends back with the person; all of it is checked on the server. */
const callbackSchema = z.object({
  code: z.string().max(4000).optional(),
  state: z.string().max(4000).optional(),
  scopes: z.string().max(2000).optional(),
  error: z.string().max(500).optional(),
  error_description: z.string().max(2000).optional(),
})

/** The page that TikTok sends the person back to. */
export const TIKTOK_CALLBACK_PATH = '/tiktok-callback'

export const finishTikTok = defineEndpoint({
  method: 'post',
  path: '/api/channels/tiktok/callback',
  summary: 'Finish connecting a TikTok account with what TikTok sent back to /tiktok-callback',
  body: callbackSchema,
  /** `postId`: the draft that was begun with it, when one was asked for. */
  output: z.object({ channel: channelSchema, postId: z.string().nullable() }),
  status: 200,
  errors: [
    'network_not_configured',
    'connection_refused',
    'connection_incomplete',
    'connection_expired',
    'connection_failed',
    'channel_mismatch',
    'account_not_postable',
    'scopes_missing',
  ],
})

/** Where Instagram and Google send the person back to; answers with a redirect to the settings page. */
export const CHANNEL_CALLBACK_PATHS = {
  instagram: '/api/channels/instagram/callback',
  youtube: '/api/channels/youtube/callback',
} as const
/** Where a person comes to after that, with `connected=youtube` or `connectionError=<code>`; the accounts stand there. */
export const CHANNEL_SETTINGS_PATH = '/settings?tab=export'

export const checkChannel = defineEndpoint({
  method: 'post',
  path: '/api/channels/{id}/check',
  summary: 'Ask the network anew whether one of your channels works, and for its name and picture',
  params: idParamsSchema,
  output: channelSchema,
  status: 200,
  errors: ['channel_not_found', 'network_unavailable'],
})

export const disconnectChannel = defineEndpoint({
  method: 'delete',
  path: '/api/channels/{id}',
  summary: 'Give up one of your channels; the permission is taken back at the network',
  params: idParamsSchema,
  output: emptySchema,
  status: 200,
  errors: ['channel_not_found'],
})

/** Where networks report what happened, signed; nobody else is believed. */
export const TIKTOK_WEBHOOK_PATH = '/api/webhooks/tiktok'
export const INSTAGRAM_DEAUTHORIZE_PATH = '/api/webhooks/instagram/deauthorize'
export const INSTAGRAM_DELETION_PATH = '/api/webhooks/instagram/delete'
