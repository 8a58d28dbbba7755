import type { StyleId } from '@hookreel/film'
import { animeDress } from './type-composition-anime.ts'
import { cinematicDress } from './type-composition-cinematic.ts'
import { crayonDress } from './type-composition-crayon.ts'
import { documentaryDress } from './type-composition-documentary.ts'
import { horrorDress } from './type-composition-horror.ts'
import { superheroDress } from './type-composition-superhero.ts'
import type { Dress } from './type-composition-dress.ts'

/** How each style dresses words set large. */
export const DRESSES: Record<StyleId, Dress> = {
  default: cinematicDress,
  anime: animeDress,
  horror: horrorDress,
  superhero: superheroDress,
  documentary: documentaryDress,
  crayon_drawing: crayonDress,
}
