import { LISTS_OF_FOODS } from './foods.ts'
import { LISTS_OF_GAMES_AND_SPORTS } from './games-and-sports.ts'
import { LISTS_OF_HOME_AND_PETS } from './home-and-pets.ts'
import { LISTS_OF_NATURE_AND_HISTORY } from './nature-and-history.ts'
import { LISTS_OF_PEOPLE_AND_MINDS } from './people-and-minds.ts'
import { LISTS_OF_PLACES_TO_VISIT } from './places-to-visit.ts'
import { LISTS_OF_PLACES } from './places.ts'
import { LISTS_OF_SCREENS_AND_SEASONS } from './screens-and-seasons.ts'
import { LISTS_OF_SCREENS_AND_SONGS } from './screens-and-songs.ts'
import { LISTS_OF_STUDY_AND_WORK } from './study-and-work.ts'

/** Lists that creators order by name, by field. */
export const ASKED_LISTS: readonly string[] = [
  LISTS_OF_PLACES,
  LISTS_OF_PLACES_TO_VISIT,
  LISTS_OF_FOODS,
  LISTS_OF_SCREENS_AND_SONGS,
  LISTS_OF_GAMES_AND_SPORTS,
  LISTS_OF_STUDY_AND_WORK,
  LISTS_OF_HOME_AND_PETS,
  LISTS_OF_PEOPLE_AND_MINDS,
  LISTS_OF_NATURE_AND_HISTORY,
  LISTS_OF_SCREENS_AND_SEASONS,
]
