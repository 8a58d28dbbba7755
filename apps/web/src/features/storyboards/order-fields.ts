import type { Storyboard } from '@hookreel/contract'
import type { FilmChoices } from '@hookreel/film'

/** What of a film's order its preview is made of. */
export type PreviewedOrder = Pick<
  Storyboard,
  'script' | 'style' | 'duration' | 'resolution' | 'aspectRatio'
> & {
  voiceId: string | null
  /** Captions, music and sound effects. */
  choices: FilmChoices
}

/** What of an order decides its preview. */
export function fieldsOf(order: PreviewedOrder) {
  const { style, voiceId, duration, resolution, aspectRatio, choices } = order
  const { pictures, sayings = [], speakers = [], castOff = [] } = choices
  const look = { style, pictures, resolution, aspectRatio, castOff }
  return { ...look, voiceId: voiceId ?? '', duration, sayings, speakers }
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
