import {
  NETWORK_NAMES,
  updateSlots,
  type Channel,
  type ChannelSlots,
  type SlotTime,
} from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Input } from '../../components/input.tsx'
import { Select } from '../../components/select.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { ChannelAvatar } from '../channels/channel-avatar.tsx'
import { LoadError } from '../shell/load-error.tsx'
import { describeZone, formatTime } from '../../lib/days/calendar-days.ts'
import { slotsQuery } from '../posts/calendar-queries.ts'
import { isSameTime, nameWeekday, WEEKDAYS } from './slot-times.ts'

const DAYS = [
  { value: 'all', label: 'Every day' },
  ...WEEKDAYS.map((weekday) => ({ value: String(weekday), label: nameWeekday(weekday) })),
]
const BASES: Record<ChannelSlots['basis'], string> = {
  chosen: 'Your own choice',
  own: 'From your figures',
  general: 'What works in general',
}

/** When one account posts: a row of times for each day that has any. */
function AccountSlots({ channel, slots }: { channel: Channel; slots: ChannelSlots }) {
  const cache = useQueryClient()
  const [day, setDay] = useState('all')
  const [time, setTime] = useState('18:00')
  const save = useMutation({
    mutationFn: (times: readonly SlotTime[]) =>
      call(updateSlots, {
        params: { id: channel.id },
        body: { timeZone: slots.timeZone, times: [...times], was: slots.times },
      }),
    onError: (error) => toast.error('Could not be saved', { description: error.message }),
    onSettled: () => void cache.invalidateQueries({ queryKey: ['calendar'] }),
  })
  const add = () => {
    const wished = (day === 'all' ? WEEKDAYS : [Number(day)]).map((weekday) => ({ weekday, time }))
    save.mutate([
      ...slots.times,
      ...wished.filter((one) => !slots.times.some((known) => isSameTime(known, one))),
    ])
  }
  const account = `${channel.name} on ${NETWORK_NAMES[channel.network]}`
  return (
    <section aria-label={account} className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-3">
        <ChannelAvatar channel={channel} className="size-8" />
        <h3 className="min-w-0 flex-1 truncate text-sm font-medium">{account}</h3>
        <Badge tone={slots.basis === 'chosen' ? 'primary' : 'neutral'}>{BASES[slots.basis]}</Badge>
      </div>
      <dl className="grid grid-cols-[3rem_1fr] gap-x-3 gap-y-1.5 text-sm">
        {WEEKDAYS.filter((weekday) => slots.times.some((slot) => slot.weekday === weekday)).map((weekday) => (
          <div key={weekday} className="contents">
            <dt className="py-1 text-muted">{nameWeekday(weekday, 'short')}</dt>
            <dd className="flex flex-wrap gap-1.5">
              {slots.times
                .filter((slot) => slot.weekday === weekday)
                .map((slot) => (
                  <button
                    key={slot.time}
                    type="button"
                    disabled={save.isPending}
                    aria-label={`Remove ${nameWeekday(weekday)}, ${formatTime(slot.time)}`}
                    onClick={() => save.mutate(slots.times.filter((known) => !isSameTime(known, slot)))}
                    className="inline-flex h-8 items-center gap-1 rounded-full border px-2.5 text-small tabular-nums hover:border-danger/50 disabled:opacity-50"
                  >
                    {formatTime(slot.time)} <X className="size-3.5 text-muted" aria-hidden />
                  </button>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (time) add()
        }}
      >
        <Select
          label={`Day of a new time for ${account}`}
          isLabelHidden
          className="w-36"
          value={day}
          onChange={setDay}
          items={DAYS}
        />
        <Input
          type="time"
          required
          aria-label={`New time for ${account}`}
          className="w-32"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <Button type="submit" variant="secondary" isBusy={save.isPending}>
          <Plus /> Add
        </Button>
        {slots.basis === 'chosen' && (
          <Button variant="quiet" disabled={save.isPending} onClick={() => save.mutate([])}>
            <RotateCcw /> Best hours
          </Button>
        )}
      </form>
    </section>
  )
}

/** The hours that the queue fills, account by account. */
export default function SlotsDialog(props: {
  channels: readonly Channel[]
  zone: string
  open: boolean
  onClose: () => void
}) {
  const found = useQuery({ ...slotsQuery(props.zone), enabled: props.open })
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      title="Posting times"
      description={`The queue fills these times. ${found.data?.note ?? ''}`}
      className="md:w-[34rem]"
    >
      {found.isPending && <Skeleton className="h-48" />}
      {found.error && (
        <LoadError
          title="Failed to load the times"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      <div className="divide-y">
        {found.data?.channels.map((slots) => {
          const channel = props.channels.find(({ id }) => id === slots.channelId)
          return channel && <AccountSlots key={slots.channelId} channel={channel} slots={slots} />
        })}
      </div>
      {found.data?.channels.length === 0 && (
        <p className="text-sm text-muted">Connect an account first: each has times of its own.</p>
      )}
      <p className="text-small text-muted">Times in {describeZone(props.zone)}.</p>
    </Dialog>
  )
}
