import type { Order } from '../videos/order-draft.ts'

/** What of an order decides its preview. */
export function fieldsOf(order: Order) {
  const { style, voiceId, duration, resolution, aspectRatio, choices } = order
  const { pictures } = choices
  return { style, pictures, voiceId: voiceId ?? '', duration, resolution, aspectRatio }
}
