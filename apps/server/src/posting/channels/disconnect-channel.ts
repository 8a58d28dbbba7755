import type { Transaction } from '../../platform/db/open-db.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { listOwnChannels, updateChannel } from './channels.queries.ts'
import type { ChannelRow } from './channels.queries.ts'
import { requireChannel } from './require-channel.ts'
import { REVOKE_GRANT } from './revoke-grant.job.ts'

/**
 * Gives up a channel: the token is forgotten here at once, and taken back at the network by a job that outlives a crash.
 * What was posted, and what is scheduled, stays in the person's lists.
 */
export async function disconnectChannel(deps: ChannelDeps, userId: string, id: string): Promise<void> {
  const row = await requireChannel(deps, userId, id)
  await deps.db.transaction(async (tx) => {
    await updateChannel(tx, userId, id, { sealedGrant: null, disconnectedAt: deps.clock.now() })
    await orderRevocation(deps, tx, row)
  })
  deps.hub.publish(userId, 'channel_deleted', { id })
}

/** Has all permissions of a user taken back at the networks, as part of the deletion of the account. */
export async function revokeChannelsOf(
  deps: Pick<ChannelDeps, 'queue'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  for (const row of await listOwnChannels(tx, userId)) await orderRevocation(deps, tx, row)
}

/** The job carries the grant as it was sealed: the row may be gone by then. */
async function orderRevocation(
  { queue }: Pick<ChannelDeps, 'queue'>,
  tx: Transaction,
  { id, userId, network, accountId, sealedGrant }: ChannelRow,
): Promise<void> {
  if (sealedGrant === null) return
  const revocation = { channelId: id, network, accountId, sealedGrant }
  await queue.enqueue(tx, REVOKE_GRANT, revocation, { group: userId })
}
