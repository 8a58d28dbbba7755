import { listApiKeys, listDeliveries, listWebhooks } from '@hookreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** How often the log of deliveries is asked after while something in it is still to be sent. */
export const LOG_REFRESH_MS = 3000

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => call(listApiKeys, { signal }),
})
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(listWebhooks, { signal }),
})
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: ({ signal }) => call(listDeliveries, { params: { id }, signal }),
  })
