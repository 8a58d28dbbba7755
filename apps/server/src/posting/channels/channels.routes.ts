import {
  CHANNEL_CALLBACK_PATHS,
  CHANNEL_SETTINGS_PATH,
  checkChannel as checkEndpoint,
  connectChannel,
  disconnectChannel as disconnectEndpoint,
  finishTikTok,
  listChannels as listEndpoint,
} from '@hookreel/contract'
import { publicAddress } from '../../account/sign-in/auth.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { App, AppContext } from '../../platform/http/app-type.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { beginConnection } from './begin-connection.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { checkChannel } from './check-channel.ts'
import { disconnectChannel } from './disconnect-channel.ts'
import { finishConnection } from './finish-connection.ts'
import { createAskLimit } from './limit-network-calls.ts'
import { listChannels } from './list-channels.ts'
import { mountNetworkMessages } from './network-messages.routes.ts'
import { presentChannel } from './present-channel.ts'
import { requireChannel } from './require-channel.ts'
import { tellConnected } from './tell-connected.ts'

/** What channels have done by features above them, on the next line. */
export type ChannelFollowers = {
  /** Throws `video_not_found` or `video_not_ready` for a video that cannot be sent. */
  readonly checkVideo: (userId: string, videoId: string) => Promise<void>
  /** Begins a draft to the TikTok inbox; answers the post's id. */
  readonly sendDraft: (userId: string, draft: { channelId: string; videoId: string }) => Promise<string>
  /** TikTok says that something changed about the post that it knows by this id. */
  readonly onPostNews: (publishId: string) => Promise<void>
}

/** Connections begun and checks asked for, a minute and user: each of them asks a network. */
const TRIES = 20

export function mountChannels(app: App, deps: ChannelDeps, followers: ChannelFollowers): void {
  const tries = createRateLimit(deps, 'channels', TRIES)
  const limitNetworkCalls = createAskLimit(deps)
  serveEndpoint(app, listEndpoint, ({ user }) => listChannels(deps, user.id))
  serveEndpoint(app, connectChannel, async ({ user, body }) => {
    await tries.take(user.id)
    if (body.videoId !== undefined) await followers.checkVideo(user.id, body.videoId)
    return beginConnection(deps, user.id, body)
  })
  serveEndpoint(app, finishTikTok, async ({ user, body, context }) => {
    await tries.take(user.id)
    const { channel, videoId } = await finishConnection(deps, user.id, 'tiktok', body)
    await tellConnected(deps, context, user, channel)
    const draft = videoId === null ? null : { channelId: channel.id, videoId }
    return {
      channel: presentChannel(deps, channel),
      postId: draft && (await followers.sendDraft(user.id, draft)),
    }
  })
  serveEndpoint(app, checkEndpoint, async ({ user, params }) => {
    await tries.take(user.id)
    await limitNetworkCalls(user.id, (await requireChannel(deps, user.id, params.id)).network)
    return presentChannel(deps, await checkChannel(deps, user.id, params.id))
  })
  serveEndpoint(app, disconnectEndpoint, async ({ user, params }) => {
    await disconnectChannel(deps, user.id, params.id)
    return {}
  })
  for (const network of ['instagram', 'youtube'] as const)
    app.get(CHANNEL_CALLBACK_PATHS[network], (context) => finishByRedirect(deps, context, network))
  mountNetworkMessages(app, deps, followers.onPostNews)
}

/** The network sends the person's browser here; from here it goes on to the settings, with how it went. */
async function finishByRedirect(
  deps: ChannelDeps,
  context: AppContext,
  network: 'instagram' | 'youtube',
): Promise<Response> {
  const target = new URL(`${publicAddress(deps.config)}${CHANNEL_SETTINGS_PATH}`)
  const user = await context.var.findUser()
  if (!user) return context.redirect(new URL('/login', target).href)
  const { code, state, error, error_description: why } = context.req.query()
  try {
    const callback = { code, state, error, error_description: why }
    const { channel } = await finishConnection(deps, user.id, network, callback)
    await tellConnected(deps, context, user, channel)
    target.searchParams.set('connected', network)
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal
    target.searchParams.set('connectionError', refusal.code)
  }
  return context.redirect(target.href)
}
