import { estimateStoryboard, type SpendingEstimate, type Storyboard, type Voice } from '@hookreel/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { fieldsOf, type PreviewedOrder } from './order-fields.ts'

/** What AI services will take for the preview or the film of an order as it is now; nothing where they make no part of it. */
export function useEstimate(
  order: PreviewedOrder,
  voice: Voice | undefined,
  board: Storyboard | undefined,
): SpendingEstimate | undefined {
  const script = useSettled(order.script.trim())
  const fields = fieldsOf(order)
  const isByServices = voice !== undefined && (voice.service !== null || fields.pictures !== 'drawn')
  const body = { script, ...fields, ...(board && { storyboardId: board.id }) }
  const { data } = useQuery({
    // What is made meanwhile is not paid any more.
    queryKey: ['storyboard-estimate', body, board?.status],
    queryFn: ({ signal }) => call(estimateStoryboard, { body, signal }),
    enabled: isByServices && script !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  return isByServices &&
    data !== undefined &&
    data.pictureMicrodollars + data.speechMicrodollars + data.microdollars > 0
    ? data
    : undefined
}
