import { NETWORK_RULES } from '@hookreel/contract'
import type { Channel } from '@hookreel/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../config/config.ts'
import type { ChannelRow } from './channels.queries.ts'
import { findNetwork } from './networks/open-networks.ts'
import { dayOf } from '../../platform/clock.ts'

/** A permission that dies within so long and was not renewed is told of. */
export const EXPIRING_MS = 7 * 86_400_000

type Health = Pick<Channel, 'health' | 'healthMessage'>

/** A channel as its owner sees it. */
export function presentChannel(
  deps: { readonly config: Pick<Config, 'networks'>; readonly clock: Clock },
  row: ChannelRow,
): Channel {
  const network = findNetwork(deps, row.network)
  const verdict = network?.judgeScopes(row.scopes) ?? { canPost: false, canReadFigures: false, missing: [] }
  const health = network ? judgeHealth(row, verdict.missing, deps.clock.now()) : notSetUp(row)
  const isAlive = health.health !== 'reconnect'
  return {
    id: row.id,
    network: row.network,
    name: row.name,
    username: row.username,
    avatarUrl: row.avatarUrl,
    ...health,
    missingScopes: [...verdict.missing],
    canPost: verdict.canPost && isAlive,
    canReadFigures: verdict.canReadFigures && isAlive,
    expiresAt: row.endsAt?.toISOString() ?? null,
    connectedAt: row.connectedAt.toISOString(),
  }
}

function judgeHealth(row: ChannelRow, missing: readonly string[], now: Date): Health {
  const { name } = NETWORK_RULES[row.network]
  const isDead = row.endsAt !== null && row.endsAt <= now
  if (row.sealedGrant === null || row.brokenAt !== null || isDead)
    return {
      health: 'reconnect',
      healthMessage: `${name} no longer accepts the permission. Reconnect the account: its scheduled posts stay.`,
    }
  if (missing.length > 0)
    return {
      health: 'missing_scopes',
      healthMessage: `Not everything was allowed on ${name}\u2019s page. Reconnect the account and allow all of it.`,
    }
  if (row.endsAt !== null && row.endsAt.getTime() - now.getTime() < EXPIRING_MS) {
    const day = dayOf(row.endsAt)
    return {
      health: 'expiring',
      healthMessage: `The permission ends on ${day} and could not be renewed. Reconnect the account before.`,
    }
  }
  return { health: 'ok', healthMessage: null }
}

function notSetUp({ network }: ChannelRow): Health {
  const { name } = NETWORK_RULES[network]
  return { health: 'reconnect', healthMessage: `${name} is no longer set up on this server.` }
}
