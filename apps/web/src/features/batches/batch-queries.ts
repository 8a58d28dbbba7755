import { getBatch, listBatches, listIdeas } from '@hookreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const SHOWN_IDEAS = 100
/** How often a batch that is under way is asked after, beside the server's own word. */
const ASK_MS = 2000

/** The newest ideas, to choose from. Below the key of all ideas, so that changes reach it. */
export const batchIdeasQuery = queryOptions({
  queryKey: ['ideas', 'for-batch'],
  queryFn: ({ signal }) => call(listIdeas, { query: { page: 1, pageSize: SHOWN_IDEAS }, signal }),
})

export const batchesQuery = queryOptions({
  queryKey: ['batches'],
  queryFn: ({ signal }) => call(listBatches, { query: {}, signal }),
})

export function batchQuery(id: string) {
  return queryOptions({
    queryKey: ['batches', id],
    queryFn: ({ signal }) => call(getBatch, { params: { id }, signal }),
    refetchInterval: (query) => (query.state.data?.state === 'done' ? false : ASK_MS),
  })
}
