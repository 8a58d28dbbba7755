import { deleteVideo, type Video } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ApiError, call, reasonOf } from '../../api/call.ts'
import { Confirm } from '../../components/confirm.tsx'
import { keepPlace } from '../deletions/keep-place.ts'
import { dropVideo } from './video-cache.ts'

export function DeleteVideo(props: { video: Video; open: boolean; onOpenChange: (open: boolean) => void }) {
  const cache = useQueryClient()
  const remove = useMutation({
    mutationFn: async () => {
      const { id } = props.video
      const returnToPlace = keepPlace({ id, act: 'Actions' })
      await call(deleteVideo, { params: { id } }).catch(ignoreGone)
      void dropVideo(cache, id).then(returnToPlace)
    },
    onSuccess: () => toast.success('Video deleted successfully!'),
    onError: (error) =>
      toast.error('Delete Failed', { description: reasonOf(error, 'Failed to delete video') }),
  })
  return (
    <Confirm
      open={props.open}
      onOpenChange={props.onOpenChange}
      title="Delete Video"
      description={`Are you sure you want to delete "${props.video.title}"? This action cannot be undone.`}
      action="Delete"
      onConfirm={() => remove.mutate()}
    />
  )
}

/** One that another page deleted meanwhile is deleted, as was wanted. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'video_not_found')) throw error
}
