import { estimateVideo, type LengthEstimate, type Storyboard } from '@hookreel/contract'
import { USUAL_DELIVERY, writeDelivery } from '@hookreel/film'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { isBehind } from '../../storyboards/is-behind.ts'
import { choicesOf } from '../../storyboards/scene-choices.ts'
import type { Order } from './order-draft.ts'

/**
 * How long the film of an order becomes and what it costs, as the script changes; nothing without a script. `board`: the scenes as they are
 * now; `of`: the finished video that it changes.
 */
export function useLength(
  order: Order,
  board: Storyboard | undefined,
  of?: string,
): LengthEstimate | undefined {
  const { script, voiceId, duration, language: _, format: _file, ...look } = order
  const { sayings } = look.choices
  const body = {
    ...{ script: useSettled(script.trim()), voiceId: voiceId ?? '', duration, sayings },
    ...(of !== undefined && { change: { of, ...look, ...(board && { storyboardId: board.id }) } }),
    ...(of === undefined && isSaidOtherwise(board, order) && { storyboardId: board?.id }),
  }
  // Another picture is another price, though the words stay, and so is a pause.
  const scenes = useSettled(JSON.stringify(board && choicesOf(board)))
  const { data } = useQuery({
    // What the film was made of is put away a moment after it is ready: a change that is opened before would stay as dear as a whole film.
    queryKey: ['length-estimate', body, scenes, of === undefined ? null : board?.status],
    queryFn: ({ signal }) => call(estimateVideo, { body, signal }),
    enabled: body.script !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  return body.script === '' ? undefined : data
}

/** Whether the preview that an order is made from says scenes at another pace, or waits after them. */
function isSaidOtherwise(board: Storyboard | undefined, order: Order): boolean {
  if (!board || isBehind(board, order)) return false
  return board.scenes.some(({ delivery }) => writeDelivery(delivery) !== writeDelivery(USUAL_DELIVERY))
}
