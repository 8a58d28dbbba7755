import { LISTS_OF_MEALS_AND_SMALL_KINDS } from './meals-and-small-kinds.ts'
import { LISTS_OF_DAY_TRIPS } from './day-trips.ts'
import { LISTS_OF_WORDS_OF_MORE_TONGUES } from './words-of-more-tongues.ts'
import { LISTS_OF_BOOKS_AND_FILMS_BY_KIND } from './books-and-films-by-kind.ts'
import { LISTS_OF_FILMS_AND_GAMES_BY_KIND } from './films-and-games-by-kind.ts'
import { LISTS_AROUND_THE_WORLD } from './around-the-world.ts'
import { LISTS_OF_OLDEST_ODDEST_FAMOUS } from './oldest-oddest-famous.ts'
import { LISTS_OF_AGES } from './older-than-you-think.ts'
import { LISTS_OF_BELIEFS_AND_SIGNS } from './beliefs-and-signs.ts'
import { LISTS_OF_FOODS_BY_COUNTRY } from './foods-by-country.ts'
import { LISTS_OF_GEMS_OF_CITIES } from './gems-of-cities.ts'
import { LISTS_OF_GODS_AND_GHOSTS } from './gods-and-ghosts.ts'
import { LISTS_OF_INVENTIONS } from './inventions.ts'
import { LISTS_OF_LIVES_AND_CHANCES } from './lives-and-chances.ts'
import { LISTS_OF_MYTHS_BY_SUBJECT } from './myths-by-subject.ts'
import { LISTS_OF_PEOPLE_AND_BRANDS_THAT } from './people-and-brands-that.ts'
import { LISTS_OF_PLACES_AND_PLANTS_THAT } from './places-and-plants-that.ts'
import { LISTS_OF_PLACES_HIDDEN } from './places-hidden.ts'
import { LISTS_OF_RANKED_NATURE } from './ranked-nature.ts'
import { LISTS_OF_SCREENS_PLAYED } from './screens-played.ts'
import { LISTS_OF_WORDS_AND_TONGUES } from './words-and-tongues.ts'

/** Lists that creators type most, by field, for `listLists`. */
export const TYPED_LISTS: readonly string[] = [
  LISTS_OF_MEALS_AND_SMALL_KINDS,
  LISTS_OF_DAY_TRIPS,
  LISTS_OF_WORDS_OF_MORE_TONGUES,
  LISTS_OF_BOOKS_AND_FILMS_BY_KIND,
  LISTS_OF_FILMS_AND_GAMES_BY_KIND,
  LISTS_AROUND_THE_WORLD,
  LISTS_OF_OLDEST_ODDEST_FAMOUS,
  LISTS_OF_GEMS_OF_CITIES,
  LISTS_OF_AGES,
  LISTS_OF_BELIEFS_AND_SIGNS,
  LISTS_OF_FOODS_BY_COUNTRY,
  LISTS_OF_GODS_AND_GHOSTS,
  LISTS_OF_INVENTIONS,
  LISTS_OF_LIVES_AND_CHANCES,
  LISTS_OF_MYTHS_BY_SUBJECT,
  LISTS_OF_PEOPLE_AND_BRANDS_THAT,
  LISTS_OF_PLACES_AND_PLANTS_THAT,
  LISTS_OF_PLACES_HIDDEN,
  LISTS_OF_RANKED_NATURE,
  LISTS_OF_SCREENS_PLAYED,
  LISTS_OF_WORDS_AND_TONGUES,
]
