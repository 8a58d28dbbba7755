import type { Style } from '@hookreel/contract'

export type StyleId = Style['id']

/** Ground behind a style's picture while it loads, where the server's list is not at hand. */
export const STYLE_GROUNDS: Record<StyleId, string> = {
  default: '#e8a33d',
  crayon_drawing: '#e4572e',
  horror: '#8b1a1a',
  superhero: '#6c2bd9',
  documentary: '#b08a4a',
  anime: '#4aa8ff',
}

// The keys of a record of style ids are style ids.
export const STYLE_IDS = Object.keys(STYLE_GROUNDS) as StyleId[]
