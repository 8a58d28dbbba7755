import { createHmac, randomBytes } from 'node:crypto'
import { CHANNEL_CALLBACK_PATHS, TIKTOK_CALLBACK_PATH } from '@hookreel/contract'
import type { connectChannel, NetworkId } from '@hookreel/contract'
import type { z } from 'zod'
import { publicAddress } from '../../account/sign-in/auth.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { isSameSecret } from '../../platform/secrets.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { findOwnChannel, insertConnection } from './channels.queries.ts'
import { findNetwork } from './networks/open-networks.ts'

type Wish = z.output<NonNullable<(typeof connectChannel)['body']>>

/**
 * Where the person connects an account. The `state` that comes back is signed, belongs to this user, and works once;
 * what it stands for never leaves the server.
 */
export async function beginConnection(
  deps: ChannelDeps,
  userId: string,
  { network: id, channelId, videoId }: Wish,
): Promise<{ url: string }> {
  const network = findNetwork(deps, id)
  if (!network) throw new AppError('network_not_configured')
  if (channelId !== undefined) {
    const known = await findOwnChannel(deps.db, userId, channelId)
    if (known?.network !== id) throw new AppError('channel_not_found')
  }
  const nonce = randomBytes(24).toString('base64url')
  const verifier = randomBytes(48).toString('base64url')
  await insertConnection(deps.db, {
    id: nonce,
    userId,
    network: id,
    channelId: channelId ?? null,
    videoId: videoId ?? null,
    verifier,
    createdAt: deps.clock.now(),
  })
  const state = `${nonce}.${sign(deps.secrets, nonce)}`
  return { url: network.authorizeUrl({ state, redirectUri: callbackAddress(deps.config, id), verifier }) }
}

/** The address that a network sends the person back to; it has to be registered there, letter by letter. */
export function callbackAddress(config: ChannelDeps['config'], network: NetworkId): string {
  const path = network === 'tiktok' ? TIKTOK_CALLBACK_PATH : CHANNEL_CALLBACK_PATHS[network]
  return `${publicAddress(config)}${path}`
}

/** The connection that a `state` stands for; nothing when it is not one of ours. */
export function readState(secrets: Secrets, state: string): string | undefined {
  const [nonce = '', signature = ''] = state.split('.')
  return isSameSecret(signature, sign(secrets, nonce)) ? nonce : undefined
}

function sign(secrets: Secrets, nonce: string): string {
  return createHmac('sha256', secrets.keyFor('channels')).update(`state ${nonce}`).digest('base64url')
}
