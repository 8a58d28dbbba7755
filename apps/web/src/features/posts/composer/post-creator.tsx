import { NETWORK_NAMES, type ComposerData } from '@hookreel/contract'
import { formatPlural } from '../../../lib/format.ts'
import { ChannelAvatar } from '../../channels/channel-avatar.tsx'

/** Who posts: the creator as the network has just told. */
export function PostCreator({ data }: { data: ComposerData }) {
  const { creator, channel, rules } = data
  return (
    <div className="flex items-center gap-3">
      <ChannelAvatar
        className="size-12"
        channel={{ name: creator.nickname, network: channel.network, avatarUrl: creator.avatarUrl }}
      />
      <div className="min-w-0">
        <p className="text-small text-muted">Posting to {NETWORK_NAMES[channel.network]} as</p>
        <h2 className="truncate text-base font-semibold">
          <bdi>{creator.nickname}</bdi>
        </h2>
        <p className="text-small wrap-anywhere text-muted">
          {creator.username && `@${creator.username}`}
          {rules.leftToday !== null &&
            `${creator.username ? ', ' : ''}${formatPlural(rules.leftToday, 'post')} left today`}
        </p>
      </div>
    </div>
  )
}
