import type { FilmSpec, PreviewSpec } from './film-spec.ts'

/** What of a film's order decides its preview. Browsers have it, too: no schema stands in this file. */
export function previewSpecOf(order: Omit<FilmSpec, 'script' | 'format'>): PreviewSpec {
  const { style, voiceId, duration, resolution, aspectRatio, choices } = order
  const { pictures, sayings = [], speakers = [], castOff = [] } = choices
  return {
    ...{ style, voiceId, duration, resolution, aspectRatio, pictures },
    ...{ sayings: [...sayings], speakers: [...speakers], castOff: [...castOff] },
  }
}
