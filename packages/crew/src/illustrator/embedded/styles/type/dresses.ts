import type { StyleId } from '@hookreel/film'
import { animeDress } from './anime.ts'
import { cinematicDress } from './cinematic.ts'
import { crayonDress } from './crayon.ts'
import { documentaryDress } from './documentary.ts'
import { horrorDress } from './horror.ts'
import { superheroDress } from './superhero.ts'
import type { Dress } from './dress.ts'

/** How each style dresses words set large. */
export const DRESSES: Record<StyleId, Dress> = {
  default: cinematicDress,
  anime: animeDress,
  horror: horrorDress,
  superhero: superheroDress,
  documentary: documentaryDress,
  crayon_drawing: crayonDress,
}
