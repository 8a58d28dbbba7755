import { ATHLETES_NEXT } from './people/athletes-next.ts'
import { NAMES_AND_THINGS_ASKED } from './culture/names-and-things-asked.ts'
import { EFFECTS } from './mind/effects.ts'
import { FILM_PEOPLE } from './people/film-people.ts'

/** Names and things that everybody has heard of, by field. */
export const COMMON_KNOWLEDGE: readonly string[] = [
  ATHLETES_NEXT,
  FILM_PEOPLE,
  EFFECTS,
  NAMES_AND_THINGS_ASKED,
]
