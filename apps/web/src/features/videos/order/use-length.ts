import { estimateVideo, type LengthEstimate } from '@hookreel/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import type { Order } from './order-draft.ts'

/** How long the film of an order becomes and what it costs, as the script changes; nothing without a script. */
export function useLength({ script, voiceId, duration, choices }: Order): LengthEstimate | undefined {
  const { sayings } = choices
  const body = { script: useSettled(script.trim()), voiceId: voiceId ?? '', duration, sayings }
  const { data } = useQuery({
    queryKey: ['length-estimate', body],
    queryFn: ({ signal }) => call(estimateVideo, { body, signal }),
    enabled: body.script !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  return body.script === '' ? undefined : data
}
