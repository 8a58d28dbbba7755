import { deleteVideo, type Video } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call, reasonOf } from '../../api/call.ts'
import { Confirm } from '../../components/confirm.tsx'
import { dropVideo } from './video-cache.ts'

export function DeleteVideo(props: { video: Video; open: boolean; onOpenChange: (open: boolean) => void }) {
  const cache = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(deleteVideo, { params: { id: props.video.id } }),
    onSuccess: () => {
      dropVideo(cache, props.video.id)
      toast.success('Video deleted successfully!')
    },
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
