import type { Video } from '@hookreel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Download, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Button } from '../../components/button.tsx'
import { formatPlural } from '../../lib/format.ts'
import { deleteTogether } from '../deletions/delete-together.ts'
import { downloadVideo } from './downloads/download-video.ts'
import type { Selection } from './selection.ts'
import { isInProgress, isReady } from './video-words.ts'

/** Browsers drop downloads that come faster than this. */
const BETWEEN_MS = 700

/** What can be done with the ticked videos; stays in reach at the lower edge. */
export function SelectionBar(props: { selection: Selection; shown: readonly Video[] }) {
  const { selection, shown } = props
  const cache = useQueryClient()
  const [done, setDone] = useState<number | null>(null)
  const { videos } = selection
  const ready = videos.filter(isReady)
  const deletable = videos.filter((video) => !isInProgress(video))
  if (videos.length === 0) return null

  const download = async () => {
    for (const [index, video] of ready.entries()) {
      setDone(index)
      await downloadVideo(video)
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
    }
    setDone(null)
    if (ready.length < videos.length)
      toast('Video Not Ready', {
        description: `${formatPlural(videos.length - ready.length, 'video')} left out: not finished.`,
      })
  }
  const remove = () => {
    if (deletable.length < videos.length)
      toast(`${formatPlural(videos.length - deletable.length, 'video')} left out`, {
        description: 'A video that is being made must be cancelled first.',
      })
    if (deletable.length > 0)
      void deleteTogether(
        cache,
        'videos',
        deletable.map(({ id }) => id),
      )
    selection.clear()
  }
  return (
    <section
      aria-label="Selected videos"
      className="sticky bottom-3 z-30 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-2xl max-sm:w-full border bg-surface p-2 shadow-pop"
    >
      <p role="status" className="px-2 text-sm font-medium tabular-nums max-sm:mr-auto">
        {done === null ? `${videos.length} selected` : `Downloading ${done + 1} of ${ready.length}`}
      </p>
      <Button variant="quiet" size="sm" onClick={() => selection.add(shown)}>
        Select page
      </Button>
      <Button
        variant="secondary"
        size="sm"
        className="max-sm:order-last max-sm:flex-1"
        isBusy={done !== null}
        disabled={ready.length === 0}
        onClick={() => void download()}
      >
        <Download /> Download
      </Button>
      <Button variant="danger" size="sm" className="max-sm:order-last max-sm:flex-1" onClick={remove}>
        <Trash2 /> Delete
      </Button>
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label="Clear the selection"
        onClick={() => selection.clear()}
      >
        <X />
      </Button>
    </section>
  )
}
