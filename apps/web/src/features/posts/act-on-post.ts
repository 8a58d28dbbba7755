import { cancelPost, checkPost, deletePost, sendPost, type Post } from '@hookreel/contract'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { ApiError, call } from '../../api/call.ts'
import { postQuery } from './post-queries.ts'

/** Puts a post as it is now where it is shown; what lists it is asked anew. */
export function putPost(cache: QueryClient, post: Post): void {
  cache.setQueryData(postQuery(post.id).queryKey, post)
  void cache.invalidateQueries({ queryKey: ['posts', 'list'] })
  void cache.invalidateQueries({ queryKey: ['calendar'] })
}

export type PostAct = 'send' | 'send-again' | 'check' | 'cancel' | 'delete'

const FAILED: Record<PostAct, string> = {
  send: 'Could not be sent',
  'send-again': 'Could not be sent',
  check: 'Could not be checked',
  cancel: 'Could not be taken out of the plan',
  delete: 'Could not be deleted',
}

function perform(post: Post, act: PostAct): Promise<Post | null> {
  const params = { id: post.id }
  if (act === 'check') return call(checkPost, { params })
  if (act === 'cancel') return call(cancelPost, { params })
  if (act === 'delete') return call(deletePost, { params }).then(() => null)
  return call(sendPost, { params, body: { isRepeatMeant: act === 'send-again' } })
}

/** What can be done with a post that is there. `duplicate`: it asks whether a second one is meant. */
export function usePostActs(post: Post, onDeleted?: () => void) {
  const cache = useQueryClient()
  const [isDuplicate, setIsDuplicate] = useState(false)
  const acting = useMutation({
    mutationFn: (act: PostAct) => perform(post, act),
    onSuccess: (changed, act) => {
      if (changed) putPost(cache, changed)
      if (changed && act === 'check' && changed.status === post.status && changed.status === 'unknown')
        toast('Still unknown', { description: 'The network does not say what became of it.' })
      if (act !== 'delete') return
      onDeleted?.()
      void cache.invalidateQueries({ queryKey: ['posts'] })
      void cache.invalidateQueries({ queryKey: ['calendar'] })
    },
    onError: (error, act) => {
      if (error instanceof ApiError && error.code === 'post_duplicate') return setIsDuplicate(true)
      toast.error(FAILED[act], { description: error.message })
      void cache.invalidateQueries({ queryKey: ['posts'] })
    },
  })
  return {
    act: acting.mutate,
    busy: acting.isPending ? acting.variables : null,
    duplicate: {
      open: isDuplicate,
      onOpenChange: setIsDuplicate,
      onConfirm: () => acting.mutate('send-again'),
    },
  }
}
