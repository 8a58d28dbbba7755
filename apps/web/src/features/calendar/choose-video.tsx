import { NETWORK_NAMES, listVideos, type Channel, type ChannelSlots, type Video } from '@hookreel/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { href, Link } from 'react-router'
import { call } from '../../api/call.ts'
import { buttonLook } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { formatClock, formatMoment } from '../../lib/format.ts'
import { formatSlot } from '../posts/day-time-fields.tsx'
import { VideoPicture } from '../videos/video-picture.tsx'
import { isReady } from '../videos/video-words.ts'
import { MoveSlotForm } from './move-slot-form.tsx'
import type { FreeSlot } from './calendar-entries.ts'

const SHOWN = 50

/** The newest videos, to choose from. Below the key of all lists, so that changes reach it. */
const newestQuery = queryOptions({
  queryKey: ['videos', 'to-post'],
  queryFn: ({ signal }) => call(listVideos, { query: { page: 1, pageSize: SHOWN }, signal }),
})

function Row({ video, to }: { video: Video; to: string }) {
  return (
    <li>
      <Link to={to} className="flex items-center gap-3 rounded-lg p-2 hover:bg-surface-2">
        <VideoPicture video={video} className="h-14 w-10 shrink-0 rounded-md" />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="line-clamp-2 text-sm font-medium wrap-anywhere">
            {video.title}
          </span>
          {/* A film and its changes have the same title and picture. */}
          <span className="block text-small text-muted tabular-nums">
            {video.durationSeconds !== null && `${formatClock(video.durationSeconds)}, `}
            {formatMoment(video.createdAt)}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** Which video goes out in a free slot, or on no certain account. */
export default function ChooseVideo(props: {
  slot: FreeSlot | null
  channel: Channel | undefined
  /** The weekly times that the slot is one of. */
  slots: ChannelSlots | undefined
  zone: string
  open: boolean
  onClose: () => void
}) {
  const { slot, channel } = props
  const videos = useQuery({ ...newestQuery, enabled: props.open })
  const ready = videos.data?.items.filter((video) => isReady(video)) ?? []
  const search = new URLSearchParams(slot ? { channel: slot.channelId, at: slot.at } : {})
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      title="Choose a video"
      description={
        slot && channel
          ? `For ${channel.name} on ${NETWORK_NAMES[channel.network]}, ${formatSlot(slot.at, props.zone)}`
          : 'Which one do you want to post?'
      }
    >
      {videos.isPending && <Skeleton className="h-40" />}
      {videos.error && <p className="text-sm text-danger-ink">{videos.error.message}</p>}
      {videos.data && ready.length === 0 && (
        <div className="grid justify-items-start gap-3 text-sm text-muted">
          <p>No finished video yet. Make one first, and it can go out here.</p>
          <Link to={href('/my-ideas')} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
            My Video Ideas
          </Link>
        </div>
      )}
      {ready.length > 0 && (
        <ul className="-mx-2 grid max-h-[45dvh] gap-1 overflow-y-auto">
          {ready.map((video) => (
            <Row
              key={video.id}
              video={video}
              to={`${href('/videos/:id/post', { id: video.id })}?${search}`}
            />
          ))}
        </ul>
      )}
      {slot && props.slots && (
        <MoveSlotForm key={slot.at} slots={props.slots} at={slot.at} onMoved={props.onClose} />
      )}
    </Dialog>
  )
}
