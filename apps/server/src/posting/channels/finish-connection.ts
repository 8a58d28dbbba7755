import { randomUUID } from 'node:crypto'
import type { NetworkId } from '@hookreel/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { announceChannel } from './announce-channel.ts'
import { callbackAddress, readState } from './begin-connection.ts'
import type { ChannelDeps } from './channel-deps.ts'
import {
  findOwnChannel,
  isAccountConnected,
  listOwnChannels,
  saveChannel,
  takeConnection,
} from './channels.queries.ts'
import type { ChannelRow, ConnectionRow } from './channels.queries.ts'
import { NetworkError } from './networks/network-error.ts'
import type { AccountProfile, Grant, Network } from './networks/network.ts'
import { findNetwork } from './networks/open-networks.ts'
import { sealGrant } from './seal-grant.ts'

/** The consent page may stay open for a while; its code lives about as long. */
const CONNECTION_MS = 30 * 60_000

/** What came back with the person. */
export type Callback = {
  readonly code?: string | undefined
  readonly state?: string | undefined
  readonly error?: string | undefined
  readonly error_description?: string | undefined
}

/**
 * Connects an account with what its network sent back, or connects it again: the same account stays the same channel,
 * and its scheduled posts stay. `videoId` is what was to be sent afterwards.
 */
export async function finishConnection(
  deps: ChannelDeps,
  userId: string,
  id: NetworkId,
  callback: Callback,
): Promise<{ channel: ChannelRow; videoId: string | null }> {
  const network = findNetwork(deps, id)
  if (!network) throw new AppError('network_not_configured')
  const connection = await readCallback(deps, userId, id, callback)
  const grant = await explained(deps, () =>
    network.exchangeCode({
      code: callback.code ?? '',
      redirectUri: callbackAddress(deps.config, id),
      verifier: connection.verifier,
    }),
  )
  const access = { token: grant.accessToken, scopes: grant.scopes }
  let profile: AccountProfile | undefined
  try {
    if (!network.judgeScopes(grant.scopes).canPost) throw new AppError('scopes_missing')
    profile = await explained(deps, () => network.readProfile(access))
    const channel = await keepChannel(deps, connection, grant, profile)
    announceChannel(deps, channel)
    return { channel, videoId: connection.videoId }
  } catch (error) {
    await giveBack(deps, network, grant, profile)
    throw error
  }
}

/** Takes the connection that the callback belongs to: also one that was refused is used up by that. */
async function readCallback(
  { db, secrets, clock }: ChannelDeps,
  userId: string,
  network: NetworkId,
  { code, state, error, error_description: why }: Callback,
): Promise<ConnectionRow> {
  const nonce = state === undefined ? undefined : readState(secrets, state)
  const connection = nonce === undefined ? undefined : await takeConnection(db, userId, nonce)
  if (error !== undefined && error !== '')
    throw new AppError('connection_refused', {
      message: `Authorization failed: ${(why || error).slice(0, 200)}`,
      details: { error: error.slice(0, 200) },
    })
  if (!code || !state) throw new AppError('connection_incomplete')
  const isFresh = connection && clock.now().getTime() - connection.createdAt.getTime() < CONNECTION_MS
  if (!isFresh || connection.network !== network) throw new AppError('connection_expired')
  return connection
}

async function keepChannel(
  { db, clock, secrets }: ChannelDeps,
  { userId, network, channelId }: ConnectionRow,
  grant: Grant,
  profile: AccountProfile,
): Promise<ChannelRow> {
  const again = channelId === null ? undefined : await findOwnChannel(db, userId, channelId)
  if (again && again.accountId !== profile.accountId) throw new AppError('channel_mismatch')
  const known = (await listOwnChannels(db, userId)).find(
    (row) => row.network === network && row.accountId === profile.accountId,
  )
  const id = known?.id ?? randomUUID()
  const now = clock.now()
  return saveChannel(db, {
    id,
    userId,
    network,
    ...profile,
    scopes: [...grant.scopes],
    sealedGrant: sealGrant(secrets, id, grant),
    accessExpiresAt: grant.accessExpiresAt,
    endsAt: grant.endsAt,
    refreshedAt: now,
    refreshingUntil: null,
    brokenAt: null,
    warnedAt: null,
    disconnectedAt: null,
    connectedAt: now,
  })
}

async function explained<Answer>(
  { log }: Pick<ChannelDeps, 'log'>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    log.warn('a network refused a connection', { problem: error.problem, answer: error.raw })
    if (error.problem === 'account_blocked')
      throw new AppError('account_not_postable', { message: error.message })
    throw new AppError('connection_failed')
  }
}

/**
 * A permission that nothing is done with is not kept at the network either. But a network takes all of an account's
 * permissions back at once: those of a channel that is connected here, no matter whose, would end with it. So only that of an
 * account which nobody here has connected is given back; one whose account is not known is left to end by itself.
 */
async function giveBack(
  { db, log }: ChannelDeps,
  network: Network,
  grant: Grant,
  known: AccountProfile | undefined,
): Promise<void> {
  try {
    const access = { token: grant.accessToken, scopes: grant.scopes }
    const { accountId } = known ?? (await network.readProfile(access))
    if (!(await isAccountConnected(db, network.id, accountId))) await network.revoke(grant)
  } catch (error) {
    log.warn('a permission that was not used could not be given back', { network: network.id, error })
  }
}
