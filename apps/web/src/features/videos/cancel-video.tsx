import { cancelVideo, type Video } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { Button } from '../../components/button.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useWasOpen } from '../../lib/use-was-open.ts'
import { putVideo } from './video-cache.ts'

/** Asked seldom: it does not come with the page. */
const Confirm = lazyPart(() =>
  import('../../components/confirm.tsx').then((module) => ({ default: module.Confirm })),
)

/** Stops a video in the making, after asking: what is done so far is lost, the credits are not. */
export function CancelVideo({ video, className }: { video: Video; className?: string }) {
  const cache = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const wasAsked = useWasOpen(isAsking)
  const cancel = useMutation({
    mutationFn: () => call(cancelVideo, { params: { id: video.id } }),
    onSuccess: (cancelled) => {
      putVideo(cache, cancelled)
      void cache.invalidateQueries({ queryKey: ['profile'] })
      toast('Video cancelled', { description: `${video.credits} credits were given back.` })
    },
    onError: (error) => toast.error('Could not cancel', { description: error.message }),
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className={className}
        isBusy={cancel.isPending}
        onClick={() => setIsAsking(true)}
      >
        Cancel
      </Button>
      {wasAsked && (
        <Suspense>
          <Confirm
            open={isAsking}
            onOpenChange={setIsAsking}
            title="Cancel this video?"
            description={`Making "${video.title}" stops at once. Its ${video.credits} credits come back to you.`}
            action="Cancel video"
            cancel="Keep going"
            onConfirm={() => cancel.mutate()}
          />
        </Suspense>
      )}
    </>
  )
}
