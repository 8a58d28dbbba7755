import { NETWORK_NAMES, type Channel } from '@hookreel/contract'
import { Plug, RefreshCw, Unplug } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { formatMoment } from '../../lib/format.ts'
import { ChannelAvatar } from './channel-avatar.tsx'
import { openConnection } from './open-connection.ts'
import { HEALTH, useChannelActs } from './use-channel-acts.ts'

function describe(channel: Channel): string {
  const until = channel.expiresAt ? `, permission until ${formatMoment(channel.expiresAt)}` : ''
  return `Connected ${formatMoment(channel.connectedAt)}${until}`
}

/** A connected account: how it is, and what can be done with it. */
export function ChannelRow({ channel }: { channel: Channel }) {
  const [isAsking, setIsAsking] = useState(false)
  const health = HEALTH[channel.health]
  const { check, disconnect } = useChannelActs(channel)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <ChannelAvatar channel={channel} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          <span className="min-w-0 break-words">{channel.name}</span>
          {channel.username && (
            <span className="font-normal wrap-anywhere text-muted">@{channel.username}</span>
          )}
          <Badge tone={health.tone}>{health.label}</Badge>
        </p>
        <p className="mt-0.5 text-small text-muted">{describe(channel)}</p>
        {channel.healthMessage && <p className="mt-1 text-small text-warn-ink">{channel.healthMessage}</p>}
        {channel.health !== 'ok' && (
          <p className="mt-0.5 text-small text-muted">Connecting again keeps its scheduled posts.</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {channel.health === 'ok' ? (
          <Button
            variant="secondary"
            size="sm"
            isBusy={check.isPending}
            aria-label={`Check ${channel.name} on ${NETWORK_NAMES[channel.network]}`}
            onClick={() => check.mutate()}
          >
            <RefreshCw /> Check
          </Button>
        ) : (
          <Button size="sm" onClick={() => void openConnection(channel.network, { channelId: channel.id })}>
            <Plug /> Reconnect
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          isBusy={disconnect.isPending}
          aria-label={`Disconnect ${channel.name} from ${NETWORK_NAMES[channel.network]}`}
          onClick={() => setIsAsking(true)}
        >
          <Unplug /> Disconnect
        </Button>
      </div>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Disconnect ${channel.name}?`}
        description={`Hookreel gives its permission back to ${NETWORK_NAMES[channel.network]}. Scheduled posts stay in the calendar and fail at their time unless the account is connected again. What was posted stays there.`}
        action="Disconnect"
        onConfirm={() => disconnect.mutate()}
      />
    </li>
  )
}
