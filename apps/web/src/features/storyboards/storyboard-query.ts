import { getStoryboard } from '@hookreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '../../api/call.ts'

/** Server events bring what is made; this only helps out when their line is broken. */
const ASK_AGAIN_MS = 2000

export function storyboardQuery(id: string) {
  return queryOptions({
    queryKey: ['storyboard', id],
    queryFn: ({ signal }) => call(getStoryboard, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'making' ? ASK_AGAIN_MS : false),
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status === 404),
  })
}
