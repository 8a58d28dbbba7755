import { ATHLETES_NEXT } from './people/athletes-next.ts'
import { NAMES_AND_THINGS_ASKED } from './culture/names-and-things-asked.ts'
import { EFFECTS } from './mind/effects.ts'
import { FILM_PEOPLE } from './people/film-people.ts'
import { LIVES_AND_VOYAGES } from './people/lives-and-voyages.ts'
import { WORDS_OF_SCREEN_AND_PURSE } from './science/words-of-screen-and-purse.ts'
import { HEALTH_WORDS } from './body/health-words.ts'
import { ISMS_ASKED } from './history/isms-asked.ts'
import { SCIENCE_WORDS } from './science/science-words.ts'
import { RULERS_AND_BATTLES_ASKED } from './history/rulers-and-battles-asked.ts'
import { BRANDS_BOOKS_AND_SCREENS } from './culture/brands-books-and-screens.ts'
import { CARS_SCREENS_AND_SOUNDS_ASKED } from './culture/cars-screens-and-sounds-asked.ts'

/** Names and things that everybody has heard of, by field. */
export const COMMON_KNOWLEDGE: readonly string[] = [
  ATHLETES_NEXT,
  FILM_PEOPLE,
  EFFECTS,
  NAMES_AND_THINGS_ASKED,
  WORDS_OF_SCREEN_AND_PURSE,
  LIVES_AND_VOYAGES,
  HEALTH_WORDS,
  ISMS_ASKED,
  SCIENCE_WORDS,
  RULERS_AND_BATTLES_ASKED,
  BRANDS_BOOKS_AND_SCREENS,
  CARS_SCREENS_AND_SOUNDS_ASKED,
]
