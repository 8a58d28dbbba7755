import { NETWORK_RULES, NETWORKS } from '@hookreel/contract'
import type { Channel, NetworkId, NetworkState } from '@hookreel/contract'
import { callbackAddress } from './begin-connection.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { listOwnChannels } from './channels.queries.ts'
import type { ChannelRow } from './channels.queries.ts'
import { presentChannel } from './present-channel.ts'

/** A channel with what became of it: posts stay with one that was given up. */
export type KnownChannel = Channel & { readonly isConnected: boolean }

type Deps = Pick<ChannelDeps, 'db' | 'config' | 'clock'>

/** Of a row of `channels`: the channel, and whether anything can be sent through it. */
export function presentKnownChannel(deps: Deps, row: ChannelRow): KnownChannel {
  const channel = presentChannel(deps, row)
  return { ...channel, isConnected: row.disconnectedAt === null && channel.health !== 'reconnect' }
}

/** All channels that a user has or had, the first one first. */
export async function listKnownChannels(deps: Deps, userId: string): Promise<KnownChannel[]> {
  const rows = await listOwnChannels(deps.db, userId)
  return rows.map((row) => presentKnownChannel(deps, row))
}

/** The channels that a user has, and which networks can be connected here. */
export async function listChannels(
  deps: Deps,
  userId: string,
): Promise<{ channels: Channel[]; networks: NetworkState[] }> {
  const rows = await listOwnChannels(deps.db, userId)
  const { missing, isTiktokAudited } = deps.config.networks
  return {
    channels: rows.filter((row) => row.disconnectedAt === null).map((row) => presentChannel(deps, row)),
    networks: NETWORKS.map((id) => ({
      id,
      name: NETWORK_RULES[id].name,
      isConfigured: missing[id].length === 0,
      missing: [...missing[id]],
      warnings: missing[id].length === 0 ? listWarnings(deps.config, id) : [],
      callbackAddress: callbackAddress(deps.config, id),
      isAudited: id !== 'tiktok' || isTiktokAudited,
    })),
  }
}

/** What the networks demand of the address that this server is opened at. */
function listWarnings(config: ChannelDeps['config'], id: NetworkId): string[] {
  const isOpenToAll = config.publicUrl?.startsWith('https:') ?? false
  if (isOpenToAll) return []
  if (id === 'tiktok') return ['TikTok sends people back only to an https address: set PUBLIC_URL to yours.']
  if (id === 'instagram')
    return ['Instagram fetches films from PUBLIC_URL, which has to be an https address on the internet.']
  return []
}
