import { createVideo, IDEMPOTENCY_HEADER, type Video } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ApiError, call, reasonOf } from '../../api/call.ts'
import { formatWait } from '../../lib/format.ts'
import type { Order, Subject } from './order-draft.ts'
import { rememberOrder } from './remember-order.ts'
import { putVideo } from './video-cache.ts'

const FAILED = 'Failed to start video generation. Please try again.'

type Start = {
  order: Order
  subject: Subject
  key: string
  /** The preview as it is ordered, brought up to date; null without one. */
  storyboard: () => Promise<string | null>
}

/** Orders the video. One key per click: asked again after a lost answer, the server answers with the same video. */
export function useStartVideo(cost: number | undefined, onStarted: (video: Video) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ order, subject, key, storyboard }: Start) => {
      const storyboardId = await storyboard()
      return call(createVideo, {
        headers: { [IDEMPOTENCY_HEADER]: key },
        body: {
          ...(subject.ideaId ? { ideaId: subject.ideaId } : {}),
          ...(subject.title ? { title: subject.title } : {}),
          script: order.script.trim(),
          style: order.style,
          voiceId: order.voiceId ?? '',
          duration: order.duration,
          resolution: order.resolution,
          aspectRatio: order.aspectRatio,
          format: order.format,
          choices: order.choices,
          ...(storyboardId ? { storyboardId } : {}),
        },
      })
    },
    // Only a lost answer is worth asking again, with the same key.
    retry: (failures, error) => failures < 2 && error instanceof ApiError && error.code === 'unreachable',
    onSuccess: (video, { order }) => {
      const { style, language, choices } = order
      rememberOrder({ style, language, voiceId: video.voiceId, pictures: choices.pictures })
      putVideo(cache, video)
      for (const key of ['profile', 'dashboard', 'credits']) void cache.invalidateQueries({ queryKey: [key] })
      const time = video.estimatedSeconds === null ? 'a few minutes' : formatWait(video.estimatedSeconds)
      toast.success('Video Generation Started!', {
        description: `Your video is being generated in the background. This may take ${time}. You can check your videos later. (${video.credits} credits used)`,
      })
      onStarted(video)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'insufficient_credits') {
        void cache.invalidateQueries({ queryKey: ['profile'] })
        toast.error('Insufficient Credits', {
          description: `You need at least ${cost ?? ''} AI credits to generate a video.`,
        })
      } else {
        toast.error('Error', { description: reasonOf(error, FAILED) })
      }
    },
  })
}
