import type { ChannelDeps } from './channel-deps.ts'
import { KEEP_CHANNELS, keepChannels } from './keep-channels.job.ts'
import { REVOKE_GRANT, revokeGrant } from './revoke-grant.job.ts'

/** The queues of what channels do in the background. */
export const CHANNEL_QUEUES = [KEEP_CHANNELS, REVOKE_GRANT]

const REVOCATIONS_AT_ONCE = 2

/** Starts keeping channels alive and taking permissions back. */
export async function workOnChannels(deps: ChannelDeps): Promise<void> {
  await deps.queue.work(KEEP_CHANNELS.name, 1, () => keepChannels(deps))
  await deps.queue.work(REVOKE_GRANT.name, REVOCATIONS_AT_ONCE, ({ data }) => revokeGrant(deps, data))
}
