import { deleteWebhook, testWebhook, updateWebhook } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { deliveriesQuery, webhooksQuery } from './api-queries.ts'

/** What can be done with a webhook. */
export function useWebhookActs(id: string, onTested: () => void) {
  const cache = useQueryClient()
  const params = { id }
  const after = {
    onSettled: () => void cache.invalidateQueries(webhooksQuery),
    onError: (error: Error) => toast.error('The webhook was not changed', { description: error.message }),
  }
  const change = useMutation({
    mutationFn: (isOn: boolean) => call(updateWebhook, { params, body: { isOn } }),
    ...after,
  })
  const remove = useMutation({ mutationFn: () => call(deleteWebhook, { params }), ...after })
  const tryOut = useMutation({
    mutationFn: () => call(testWebhook, { params }),
    onSuccess: () => {
      onTested()
      return cache.invalidateQueries(deliveriesQuery(id))
    },
    onError: (error) => toast.error('The test was not sent', { description: error.message }),
  })
  return { change, remove, tryOut }
}
