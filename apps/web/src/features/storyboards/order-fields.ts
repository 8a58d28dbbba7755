import type { Storyboard } from '@hookreel/contract'
import type { Order } from '../videos/order/order-draft.ts'

/** What of an order decides its preview. */
export function fieldsOf(order: Order) {
  const { style, voiceId, duration, resolution, aspectRatio, choices } = order
  const { pictures } = choices
  return { style, pictures, voiceId: voiceId ?? '', duration, resolution, aspectRatio }
}

/** Those that a preview was not made with. */
export function changedFields(board: Storyboard, order: Order): Partial<ReturnType<typeof fieldsOf>> {
  const before: Readonly<Record<string, unknown>> = board
  return Object.fromEntries(Object.entries(fieldsOf(order)).filter(([name, value]) => before[name] !== value))
}
