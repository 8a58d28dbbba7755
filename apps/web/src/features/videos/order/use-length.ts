import { estimateVideo, type LengthEstimate, type Storyboard } from '@hookreel/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { choicesOf } from '../../storyboards/storyboard-query.ts'
import type { Order } from './order-draft.ts'

/**
 * How long the film of an order becomes and what it costs, as the script changes; nothing without a script. `change`: the finished video
 * that it changes, and the scenes as they are now.
 */
export function useLength(
  { script, voiceId, duration, style, resolution, aspectRatio, choices }: Order,
  change?: { readonly of: string; readonly board: Storyboard | undefined },
): LengthEstimate | undefined {
  const look = { style, resolution, aspectRatio, choices }
  const { sayings } = choices
  const body = {
    ...{ script: useSettled(script.trim()), voiceId: voiceId ?? '', duration, sayings },
    ...(change && {
      change: { of: change.of, ...look, ...(change.board && { storyboardId: change.board.id }) },
    }),
  }
  // Another picture is another price, though the words stay.
  const scenes = useSettled(JSON.stringify(change?.board && choicesOf(change.board)))
  const { data } = useQuery({
    queryKey: ['length-estimate', body, scenes],
    queryFn: ({ signal }) => call(estimateVideo, { body, signal }),
    enabled: body.script !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  return body.script === '' ? undefined : data
}
