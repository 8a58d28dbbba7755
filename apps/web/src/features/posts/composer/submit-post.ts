import {
  createPost,
  updatePost,
  type Post,
  type PostOptions,
  type PostTime,
  type updatePost as UpdatePost,
} from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../api/call.ts'
import { useOrderKey } from '../../../api/use-order-key.ts'
import { putPost } from '../act-on-post.ts'

export type PostOrder = {
  videoId: string
  channelId: string
  options: PostOptions
  /** Left out, an edited post keeps its time. */
  when: PostTime | undefined
  timeZone: string
  isRepeatMeant: boolean
  /** What an edited post was when its editing began. */
  was: z.input<NonNullable<typeof UpdatePost.body>>['was']
}

const STOPPED = {
  nothing: 'Nothing was posted, planned or changed.',
  cancelled: 'It had arrived, and was taken back. Nothing is posted.',
  finished:
    'It was saved, or on its way to the network, before the stop arrived. The page shows how it is now.',
}

/** Makes a post, or changes the one that is edited. The same order sent twice, after a lost answer, is done once. */
export function useSubmitPost(post: Post | undefined, onDone: (post: Post) => void) {
  const cache = useQueryClient()
  const key = useOrderKey(STOPPED, {
    onStopped: () => {
      for (const name of ['posts', 'calendar']) void cache.invalidateQueries({ queryKey: [name] })
    },
  })
  const submit = useMutation({
    mutationFn: (order: PostOrder) => {
      const { videoId, channelId, was, when, ...words } = order
      const signal = key.begin()
      if (post) {
        const body = { ...words, ...(when && { when }), was }
        return call(updatePost, {
          params: { id: post.id },
          body,
          headers: key.headersFor([post.id, body]),
          signal,
        })
      }
      const body = { videoId, channelId, ...words, when: when ?? { mode: 'draft' as const } }
      return call(createPost, { body, headers: key.headersFor(body), signal })
    },
    onSuccess: (made) => {
      // A further post of the same words is another order.
      key.forget()
      putPost(cache, made)
      onDone(made)
    },
  })
  return { ...submit, stop: key.stop }
}
