import { listChannels } from '@hookreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Asked anew whenever the window is looked at: an account is connected in another one. */
export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: ({ signal }) => call(listChannels, { signal }),
  staleTime: 0,
})
