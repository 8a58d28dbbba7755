import { createVideo, listVideos, type Video } from '@hookreel/contract'
import { PICTURE_SOURCES, readRecordingVoice, usualPictures } from '@hookreel/film'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ApiError, call, isStopped, reasonOf } from '../../../api/call.ts'
import { untilStopped, useOrderKey } from '../../../api/use-order-key.ts'
import { formatWait } from '../../../lib/format.ts'
import type { Order, Subject } from './order-draft.ts'
import { recallOrder, rememberOrder } from './remember-order.ts'
import { putVideo } from '../video-cache.ts'

const FAILED = 'Failed to start video generation. Please try again.'

const STOPPED = {
  nothing: 'Nothing was made or charged.',
  cancelled: 'The order had arrived. The video is cancelled, and its credits came back.',
  finished: 'The video was finished before the stop arrived. It is in My Videos.',
}
/** Queries to reload after an order. */
const TOUCHED = ['videos', 'profile', 'dashboard', 'credits']

type Start = {
  order: Order
  subject: Subject
  /** The preview as it is ordered, brought up to date; null without one. */
  storyboard: () => Promise<string | null>
  /** The finished video that it changes. */
  changeOf: string | undefined
  /** That the same is being made already is known and meant. */
  isRepeatMeant: boolean
  /** The price that stood on the button: what costs more by the words as they are now is not ordered. */
  atMostCredits: number | undefined
}

/** The price of an order that was refused because another one was shown. */
export function changedPrice(error: Error): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'price_changed') return undefined
  return typeof error.details.credits === 'number' ? error.details.credits : undefined
}

/** Whether the idea that it is made from was deleted meanwhile. */
export const isIdeaGone = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'idea_not_found'

/** What the page itself asks about. */
const isQuestion = (error: Error): boolean =>
  error instanceof TwinError || changedPrice(error) !== undefined || isIdeaGone(error)

/** Thrown when the same words are being made already, perhaps ordered in another tab a moment ago. */
export class TwinError extends Error {}

const SAME = ['script', 'style', 'voiceId', 'resolution', 'aspectRatio', 'format'] as const

/** Throws TwinError when one's video of the same words, look and voice is being made: two tabs know nothing of each other. */
async function requireNoTwin(
  film: Pick<Video, (typeof SAME)[number]>,
  changeOf: string | null,
  signal: AbortSignal,
) {
  const lists = await Promise.all(
    (['queued', 'processing'] as const).map((status) =>
      call(listVideos, { query: { status, pageSize: 50 }, signal }),
    ),
  )
  const isTwin = (video: Video) =>
    video.changeOf === changeOf && SAME.every((name) => video[name] === film[name])
  if (lists.some(({ items }) => items.some(isTwin)))
    throw new TwinError('The same words in the same style and voice are being made already.')
}

/** Orders the video, once. The same order pressed again after a lost answer has the same key: the server answers with the same video. */
export function useStartVideo(cost: number | undefined, onStarted: (video: Video) => void) {
  const cache = useQueryClient()
  const key = useOrderKey(STOPPED, {
    onStopped: () => TOUCHED.forEach((name) => void cache.invalidateQueries({ queryKey: [name] })),
  })
  const start = useMutation({
    mutationFn: async ({ order, subject, storyboard, changeOf, isRepeatMeant, atMostCredits }: Start) => {
      const signal = key.begin()
      // What voices are filtered by is no part of a film.
      const { language: _, ...film } = order
      const storyboardId = await untilStopped(signal, storyboard())
      const body = {
        ...(subject.ideaId ? { ideaId: subject.ideaId } : {}),
        ...(subject.title ? { title: subject.title } : {}),
        ...{ ...film, script: film.script.trim(), voiceId: film.voiceId ?? '' },
        ...(storyboardId ? { storyboardId } : {}),
        ...(changeOf ? { changeOf } : {}),
        ...(atMostCredits === undefined ? {} : { atMostCredits }),
      }
      if (!isRepeatMeant && !key.isSent(body)) await requireNoTwin(body, changeOf ?? null, signal)
      return call(createVideo, { headers: key.headersFor(body), body, signal })
    },
    onSuccess: (video, { order, subject }) => {
      key.forget()
      const { style, language, choices } = order
      rememberOrder({
        ...{ style, language },
        // A recording says the words of one film.
        voiceId: readRecordingVoice(video.voiceId) ? recallOrder().voiceId : video.voiceId,
        pictures: wishOf(choices.pictures, subject),
      })
      putVideo(cache, video)
      for (const name of ['profile', 'dashboard', 'credits'])
        void cache.invalidateQueries({ queryKey: [name] })
      const time = video.estimatedSeconds === null ? 'a few minutes' : formatWait(video.estimatedSeconds)
      toast.success('Video Generation Started!', {
        description: `Your video is being generated in the background. This may take ${time}. You can check your videos later. (${video.credits} credits used) You get them back if it fails or you cancel it.`,
      })
      onStarted(video)
    },
    onError: (error) => {
      if (isStopped(error) || isQuestion(error)) return
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
  return { ...start, stop: key.stop }
}

/** Only a choice of one's own is kept for other films: what is usual depends on what they tell. */
function wishOf(chosen: Order['choices']['pictures'], { sources }: Subject): string | undefined {
  const usual = usualPictures(PICTURE_SOURCES, sources)
  if (chosen !== usual) return chosen
  return usual === 'mixed' ? undefined : recallOrder().pictures
}
