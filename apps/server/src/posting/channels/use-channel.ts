import { NETWORK_RULES } from '@hookreel/contract'
import type { ChannelDeps } from './channel-deps.ts'
import type { ChannelRow } from './channels.queries.ts'
import { NetworkError } from './networks/network-error.ts'
import type { Access, Grant, Network } from './networks/network.ts'
import { findNetwork } from './networks/open-networks.ts'
import { refreshChannel } from './refresh-channel.ts'
import { requireChannel } from './require-channel.ts'
import { openGrant } from './seal-grant.ts'

/** A token that ends within so long is renewed before it is used. */
const MIN_LIFE_MS = 5 * 60_000

/**
 * Acts at a channel's network with a token that lives: renewed ahead of its end, and once more when the network refuses
 * it all the same. Throws `channel_not_found`, and a NetworkError for whatever the network refuses.
 */
export async function useChannel<Result>(
  deps: ChannelDeps,
  userId: string,
  id: string,
  act: (access: Access, network: Network) => Promise<Result>,
): Promise<Result> {
  const row = await requireChannel(deps, userId, id)
  const network = findNetwork(deps, row.network)
  if (!network) throw notSetUp(row)
  const held = row.sealedGrant === null ? undefined : openGrant(deps.secrets, row.id, row.sealedGrant)
  if (!held || row.brokenAt !== null) throw broken(row)
  const isEnding = held.accessExpiresAt.getTime() - deps.clock.now().getTime() < MIN_LIFE_MS
  const grant = isEnding ? await refreshChannel(deps, network, row, held) : held
  try {
    return await act(accessOf(row, grant), network)
  } catch (error) {
    if (!(error instanceof NetworkError) || error.problem !== 'expired_token' || isEnding) throw error
    const fresh = await refreshChannel(deps, network, row, grant)
    return act(accessOf(row, fresh), network)
  }
}

function accessOf(row: ChannelRow, grant: Grant): Access {
  return { token: grant.accessToken, accountId: row.accountId, scopes: grant.scopes }
}

function notSetUp({ network }: ChannelRow): NetworkError {
  const message = `${NETWORK_RULES[network].name} is no longer set up on this server.`
  return new NetworkError('not_configured', message, { action: 'ask_operator' })
}

function broken({ network }: ChannelRow): NetworkError {
  const message = `Reconnect this account: ${NETWORK_RULES[network].name} no longer accepts the permission.`
  return new NetworkError('expired_token', message, { action: 'reconnect' })
}
