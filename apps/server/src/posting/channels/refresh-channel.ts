import { setTimeout as sleep } from 'node:timers/promises'
import { NETWORK_RULES } from '@hookreel/contract'
import { announceChannel } from './announce-channel.ts'
import { breakChannel } from './break-channel.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { findOwnChannel, updateChannel } from './channels.queries.ts'
import type { ChannelRow } from './channels.queries.ts'
import { NetworkError } from './networks/network-error.ts'
import type { Grant, Network } from './networks/network.ts'
import { claimRefresh, lockOwnChannel, releaseRefresh } from './refreshing.queries.ts'
import { openGrant, sealGrant } from './seal-grant.ts'

/** Longer than any answer takes; anyone who dies while renewing keeps others from it for so long. */
const CLAIM_MS = 90_000
const OTHER_WAIT_SECONDS = 5
const KEEP_AGAIN_MS = 500

/**
 * Renews a channel's grant and keeps it. Only one process renews at a time, as a refresh token may work only once.
 * What was given up or connected anew meanwhile stays so. Throws a NetworkError; when the network takes the grant no more,
 * the channel is marked broken and its owner told.
 */
export async function refreshChannel(
  deps: ChannelDeps,
  network: Network,
  row: ChannelRow,
  seen: Grant,
): Promise<Grant> {
  const { db, clock, secrets } = deps
  const now = clock.now()
  const until = new Date(now.getTime() + CLAIM_MS)
  if (!(await claimRefresh(db, row, now, until))) throw busy(row)
  let current: ChannelRow | undefined
  try {
    current = await findOwnChannel(db, row.userId, row.id)
    const known = current?.sealedGrant && openGrant(secrets, row.id, current.sealedGrant)
    // Somebody renewed it between the look at it and the claim.
    if (known && known.accessToken !== seen.accessToken) return known
    const grant = await network.refresh(seen)
    const written = await keepGrantForSure(deps, row, seen, grant)
    if (written && row.endsAt?.getTime() !== written.endsAt?.getTime()) announceChannel(deps, written)
    return grant
  } catch (error) {
    if (error instanceof NetworkError && error.problem === 'expired_token')
      await breakChannel(deps, current ?? row)
    throw error
  } finally {
    await releaseRefresh(db, row, until)
  }
}

/**
 * A grant that was given replaces the one before, which may never work again: a database that refuses it for a moment is
 * asked once more, or the owner would have to reconnect.
 */
async function keepGrantForSure(...grant: Parameters<typeof keepGrant>): Promise<ChannelRow | undefined> {
  try {
    return await keepGrant(...grant)
  } catch {
    await sleep(KEEP_AGAIN_MS)
    return keepGrant(...grant)
  }
}

/** Keeps the new grant in the place of the one that was renewed; nothing when that one is not there any more. */
async function keepGrant(
  { db, clock, secrets }: ChannelDeps,
  { userId, id }: ChannelRow,
  seen: Grant,
  grant: Grant,
): Promise<ChannelRow | undefined> {
  return db.transaction(async (tx) => {
    // Its text may be another one meanwhile, under new keys.
    const sealed = (await lockOwnChannel(tx, userId, id))?.sealedGrant
    if (!sealed || openGrant(secrets, id, sealed)?.accessToken !== seen.accessToken) return undefined
    return updateChannel(tx, userId, id, {
      sealedGrant: sealGrant(secrets, id, grant),
      accessExpiresAt: grant.accessExpiresAt,
      endsAt: grant.endsAt,
      scopes: [...grant.scopes],
      refreshedAt: clock.now(),
      warnedAt: null,
      // Another process may have tried the old permission while this one stood still, and taken the channel for dead.
      brokenAt: null,
    })
  })
}

function busy({ network }: ChannelRow): NetworkError {
  const message = `The permission of ${NETWORK_RULES[network].name} is being renewed. This is tried again.`
  return new NetworkError('unavailable', message, { action: 'retry', retryAfterSeconds: OTHER_WAIT_SECONDS })
}
