import { AppError } from '../../platform/http/app-error.ts'
import { announceChannel } from './announce-channel.ts'
import { breakChannel } from './break-channel.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { updateChannel } from './channels.queries.ts'
import type { ChannelRow } from './channels.queries.ts'
import { NetworkError } from './networks/network-error.ts'
import { requireChannel } from './require-channel.ts'
import { useChannel } from './use-channel.ts'

/** Asks the network for the account's name and picture, which also shows whether the permission still works. */
export async function checkChannel(deps: ChannelDeps, userId: string, id: string): Promise<ChannelRow> {
  const row = await requireChannel(deps, userId, id)
  try {
    const { name, username, avatarUrl } = await useChannel(deps, userId, id, (access, network) =>
      network.readProfile(access),
    )
    const read = await updateChannel(deps.db, userId, id, { name, username, avatarUrl })
    if (!read) throw new AppError('channel_not_found')
    announceChannel(deps, read)
    return read
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    if (error.problem !== 'expired_token')
      throw new AppError('network_unavailable', { message: error.message })
    await breakChannel(deps, row)
    return requireChannel(deps, userId, id)
  }
}
