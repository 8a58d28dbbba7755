import { updateVideo, type Video } from '@hookreel/contract'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { Button } from '../../components/button.tsx'
import { formatDate } from '../../lib/format.ts'
import { putVideo } from './video-cache.ts'

/** Keeps a video whatever its age, or lets it age again. */
export async function keepVideo(cache: QueryClient, video: Video, isKept: boolean): Promise<void> {
  try {
    putVideo(cache, await call(updateVideo, { params: { id: video.id }, body: { isKept } }))
    toast.success(
      isKept
        ? `“${video.title}” is kept until you delete it.`
        : `“${video.title}” is deleted for its age again, and you are told before.`,
    )
  } catch (error) {
    toast.error('Error', { description: error instanceof Error ? error.message : 'Could not save' })
  }
}

/** On a video that will soon be deleted for its age: the day, and the press that keeps it. */
export function AgingVideo({ video, deleteAfter }: { video: Video; deleteAfter: string }) {
  const cache = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-warn-soft px-3 py-1.5 text-small text-warn-ink">
      <span className="inline-flex min-w-0 flex-1 items-center gap-1.5 font-medium">
        <CalendarX className="size-4 shrink-0" aria-hidden /> Deleted after {formatDate(deleteAfter)}
      </span>
      <Button
        variant="secondary"
        size="sm"
        isBusy={isBusy}
        aria-label={`Keep "${video.title}"`}
        onClick={() => {
          setIsBusy(true)
          void keepVideo(cache, video, true).finally(() => setIsBusy(false))
        }}
      >
        Keep
      </Button>
    </p>
  )
}
