import { NETWORK_NAMES, type Channel } from '@hookreel/contract'
import { useId } from 'react'
import { ChannelAvatar } from '../../channels/channel-avatar.tsx'

/** Which of one's accounts posts: native radio buttons that look like cards. */
export function ChannelPicker(props: {
  channels: readonly Channel[]
  value: string | null
  onChange: (id: string) => void
}) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">Account</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {props.channels.map((channel) => (
          <label
            key={channel.id}
            className="relative flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border bg-surface px-3 py-2 transition-colors hover:border-primary/40 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              checked={channel.id === props.value}
              onChange={() => props.onChange(channel.id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <ChannelAvatar channel={channel} className="size-9" />
            <span className="min-w-0">
              <span className="block truncate text-sm font-medium">
                <bdi>{channel.name}</bdi>
              </span>
              <span className="block truncate text-small text-muted">
                {NETWORK_NAMES[channel.network]}
                {channel.health === 'reconnect' && ', has to be connected again'}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
