import type { StyleId } from '@hookreel/film'
import type { Material } from './material.ts'
import { CEL } from './material-cel.ts'
import { COMIC } from './material-comic.ts'
import { CRAYON } from './material-crayon.ts'
import { GLASS } from './material-glass.ts'
import { PRINT } from './material-print.ts'
import { SCRATCH } from './material-scratch.ts'

/** What charts are made of, by style. */
export const MATERIALS: Record<StyleId, Material> = {
  default: GLASS,
  anime: CEL,
  horror: SCRATCH,
  superhero: COMIC,
  documentary: PRINT,
  crayon_drawing: CRAYON,
}
