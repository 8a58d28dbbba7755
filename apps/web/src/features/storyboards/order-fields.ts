import type { Storyboard } from '@hookreel/contract'
import { previewSpecOf, type FilmSpec } from '@hookreel/film'

/** What of a film's order its preview is made of; the voice may not be chosen yet. */
export type PreviewedOrder = Omit<FilmSpec, 'voiceId' | 'format'> & { voiceId: string | null }

/** What of an order decides its preview. */
export function fieldsOf(order: PreviewedOrder) {
  return previewSpecOf({ ...order, voiceId: order.voiceId ?? '' })
}

/** Those that a preview was not made with. */
export function changedFields(
  board: Storyboard,
  order: PreviewedOrder,
): Partial<ReturnType<typeof fieldsOf>> {
  const before: Readonly<Record<string, unknown>> = board
  // The sayings are a list: two that read the same are the same.
  const isSame = (name: string, value: unknown) => JSON.stringify(before[name]) === JSON.stringify(value)
  return Object.fromEntries(Object.entries(fieldsOf(order)).filter(([name, value]) => !isSame(name, value)))
}
