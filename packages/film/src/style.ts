import { z } from 'zod'

/** The ids of the six styles, as the specification spells them. `default` is shown as Cinematic. */
export const STYLE_IDS = ['default', 'crayon_drawing', 'horror', 'superhero', 'documentary', 'anime'] as const

/** One of the six styles. */
export type StyleId = (typeof STYLE_IDS)[number]

/** Accepts a style id; `cinematic` is an alias of `default`. Refuses anything else. */
export const styleIdSchema = z.preprocess(
  (value) => (value === 'cinematic' ? 'default' : value),
  z.enum(STYLE_IDS),
)
