import { listDeletions } from '@hookreel/contract'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** What can still be brought back. */
export const deletionsQuery = queryOptions({
  queryKey: ['deletions'],
  queryFn: ({ signal }) => call(listDeletions, { signal }),
})

/** Reads anew whatever may show what was deleted or brought back. */
export function refreshDeleted(cache: QueryClient): void {
  for (const key of ['videos', 'ideas', 'cast', 'dashboard', 'video', 'idea', 'deletions', 'retention'])
    void cache.invalidateQueries({ queryKey: [key] })
}
