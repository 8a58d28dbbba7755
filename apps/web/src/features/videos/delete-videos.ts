import { deleteVideo, type Video } from '@hookreel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { formatPlural } from '../../lib/format.ts'
import { hideVideos, showVideos, withoutHiddenVideos } from './hidden-videos.ts'

const UNDO_MS = 8000

/**
 * Deletes several videos with a moment to undo it: they leave the screen at once and the server when the toast goes. A page
 * that is closed or reloaded before has deleted nothing.
 */
export function deleteVideos(cache: QueryClient, videos: readonly Video[]): void {
  const ids = videos.map(({ id }) => id)
  let isDecided = false
  const refresh = () => {
    for (const key of ['videos', 'dashboard']) void cache.invalidateQueries({ queryKey: [key] })
  }
  const commit = async () => {
    if (isDecided) return
    isDecided = true
    const ends = await Promise.allSettled(ids.map((id) => call(deleteVideo, { params: { id } })))
    const failed = ends.filter((end) => end.status === 'rejected')
    showVideos(ids)
    refresh()
    if (failed.length > 0)
      toast.error('Delete Failed', {
        description: `Failed to delete ${formatPlural(failed.length, 'video')}`,
      })
  }
  const undo = () => {
    if (isDecided) return
    isDecided = true
    showVideos(ids)
    refresh()
  }

  hideVideos(ids)
  cache.setQueriesData<{ items: Video[]; total: number }>({ queryKey: ['videos'] }, (page) =>
    page ? withoutHiddenVideos(page) : page,
  )
  refresh()
  toast(videos.length === 1 ? 'Video deleted' : `${formatPlural(videos.length, 'video')} deleted`, {
    duration: UNDO_MS,
    action: { label: 'Undo', onClick: undo },
    onAutoClose: () => void commit(),
    onDismiss: () => void commit(),
  })
}
