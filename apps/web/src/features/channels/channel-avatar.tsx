import type { Channel } from '@hookreel/contract'
import { classNames } from '../../lib/class-names.ts'
import { NetworkMark } from './network-mark.tsx'

/** Who posts: the account's picture, or its first letter, with the network's sign on it. */
export function ChannelAvatar(props: {
  channel: Pick<Channel, 'name' | 'network' | 'avatarUrl'>
  className?: string
}) {
  const { channel } = props
  return (
    <span aria-hidden className={classNames('relative grid size-10 shrink-0', props.className)}>
      <span className="grid size-full place-items-center overflow-hidden rounded-full bg-surface-3 text-sm font-semibold">
        {channel.name.slice(0, 1).toUpperCase()}
        {channel.avatarUrl && (
          <img
            src={channel.avatarUrl}
            alt=""
            referrerPolicy="no-referrer"
            // The networks' addresses of pictures end after hours: the letter is under it.
            onError={(event) => (event.currentTarget.hidden = true)}
            className="absolute inset-0 size-full rounded-full object-cover"
          />
        )}
      </span>
      <NetworkMark
        network={channel.network}
        className="absolute -right-1 -bottom-1 size-[45%] rounded-full ring-2 ring-surface"
      />
    </span>
  )
}
