import { z } from 'zod'

/** The ids of the six styles, as the specification spells them. `default` is shown as Cinematic. */
export const STYLE_IDS = ['default', 'crayon_drawing', 'horror', 'superhero', 'documentary', 'anime'] as const

/** One of the six styles. */
export type StyleId = (typeof STYLE_IDS)[number]

/** CSS colour of a style's card: its ground while a picture of it loads. */
export const STYLE_COLOURS: Readonly<Record<StyleId, string>> = {
  default: '#e8a33d',
  crayon_drawing: '#e4572e',
  horror: '#8b1a1a',
  superhero: '#6c2bd9',
  documentary: '#b08a4a',
  anime: '#4aa8ff',
}

/** Accepts a style id; `cinematic` is an alias of `default`. Refuses anything else. */
export const styleIdSchema = z.preprocess(
  (value) => (value === 'cinematic' ? 'default' : value),
  z.enum(STYLE_IDS),
)
