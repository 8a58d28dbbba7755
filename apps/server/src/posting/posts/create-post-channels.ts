import type { ChannelDeps } from '../channels/channel-deps.ts'
import { listKnownChannels, presentKnownChannel } from '../channels/list-channels.ts'
import { requireChannel } from '../channels/require-channel.ts'
import { useChannel } from '../channels/use-channel.ts'
import type { PostChannels } from './post-channels.ts'

/** What posts ask of the channels, of the real ones. */
export function createPostChannels(deps: ChannelDeps): PostChannels {
  return {
    list: (userId) => listKnownChannels(deps, userId),
    require: async (userId, id) => presentKnownChannel(deps, await requireChannel(deps, userId, id)),
    use: (userId, id, act) => useChannel(deps, userId, id, act),
  }
}
