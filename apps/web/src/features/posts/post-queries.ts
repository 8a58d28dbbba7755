import { getComposer, getPost } from '@hookreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** What is known of a creator is asked anew each time a form is opened, as the networks demand. */
export function composerQuery(videoId: string, channelId: string) {
  return queryOptions({
    queryKey: ['composer', videoId, channelId],
    queryFn: ({ signal }) => call(getComposer, { query: { videoId, channelId }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** Below the key of all posts, so that their news reach it. */
export function postQuery(id: string) {
  return queryOptions({
    queryKey: ['posts', 'one', id],
    queryFn: ({ signal }) => call(getPost, { params: { id }, signal }),
  })
}
