import {
  createPost,
  IDEMPOTENCY_HEADER,
  updatePost,
  type Post,
  type PostOptions,
  type PostTime,
} from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../api/call.ts'
import { putPost } from './act-on-post.ts'

export type PostOrder = {
  videoId: string
  channelId: string
  options: PostOptions
  when: PostTime
  timeZone: string
  isRepeatMeant: boolean
}

/** Makes a post, or changes the one that is edited. The same order sent twice, after a lost answer, is one post. */
export function useSubmitPost(post: Post | undefined, onDone: (post: Post) => void) {
  const cache = useQueryClient()
  const last = useRef({ order: '', key: '' })
  return useMutation({
    mutationFn: (order: PostOrder) => {
      const { videoId, channelId, ...change } = order
      if (post) return call(updatePost, { params: { id: post.id }, body: change })
      const written = JSON.stringify(order)
      if (last.current.order !== written) last.current = { order: written, key: crypto.randomUUID() }
      return call(createPost, {
        body: { videoId, channelId, ...change },
        headers: { [IDEMPOTENCY_HEADER]: last.current.key },
      })
    },
    onSuccess: (made) => {
      // A further post of the same words is another order.
      last.current = { order: '', key: '' }
      putPost(cache, made)
      onDone(made)
    },
  })
}
