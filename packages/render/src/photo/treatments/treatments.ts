import type { StyleId } from '@hookreel/film'
import { treatAnime } from './anime.ts'
import { treatCinematic } from './cinematic.ts'
import { treatCrayon } from './crayon.ts'
import { treatDocumentary } from './documentary.ts'
import { treatHorror } from './horror.ts'
import { treatSuperhero } from './superhero.ts'
import type { Treatment } from './treatment.ts'

/** How each style shows photos. */
export const TREATMENTS: Readonly<Record<StyleId, Treatment>> = {
  default: treatCinematic,
  crayon_drawing: treatCrayon,
  horror: treatHorror,
  superhero: treatSuperhero,
  documentary: treatDocumentary,
  anime: treatAnime,
}
