import { STYLE_IDS, type StyleId } from '../style.ts'
import { anime } from './anime.ts'
import { cinematic } from './cinematic.ts'
import { crayonDrawing } from './crayon-drawing.ts'
import { documentary } from './documentary.ts'
import { horror } from './horror.ts'
import type { Style } from './style-type.ts'
import { superhero } from './superhero.ts'

/** Every style by its id. */
export const STYLES: Readonly<Record<StyleId, Style>> = {
  default: cinematic,
  crayon_drawing: crayonDrawing,
  horror,
  superhero,
  documentary,
  anime,
}

/** The style of an id. */
export function getStyle(id: StyleId): Style {
  return STYLES[id]
}

/** All styles in the order people see them. */
export function listStyles(): Style[] {
  return STYLE_IDS.map(getStyle)
}
