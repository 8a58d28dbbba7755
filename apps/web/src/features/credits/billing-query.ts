import { getBilling } from '@hookreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => call(getBilling, { signal }),
})
