import type { ChannelDeps } from './channel-deps.ts'
import type { ChannelRow } from './channels.queries.ts'
import { presentChannel } from './present-channel.ts'

/** Tells the open pages of its owner. */
export function announceChannel(deps: Pick<ChannelDeps, 'hub' | 'config' | 'clock'>, row: ChannelRow): void {
  deps.hub.publish(row.userId, 'channel', presentChannel(deps, row))
}
