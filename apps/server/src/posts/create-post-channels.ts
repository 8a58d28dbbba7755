import type { ChannelDeps } from '../channels/channel-deps.ts'
import { listKnownChannels } from '../channels/list-channels.ts'
import { requireChannel } from '../channels/require-channel.ts'
import { useChannel } from '../channels/use-channel.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { PostChannels } from './post-channels.ts'

/** What posts ask of the channels, of the real ones. */
export function createPostChannels(deps: ChannelDeps): PostChannels {
  const list = (userId: string) => listKnownChannels(deps, userId)
  return {
    list,
    require: async (userId, id) => {
      await requireChannel(deps, userId, id)
      const channel = (await list(userId)).find((known) => known.id === id)
      if (!channel) throw new AppError('channel_not_found')
      return channel
    },
    use: (userId, id, act) => useChannel(deps, userId, id, act),
  }
}
