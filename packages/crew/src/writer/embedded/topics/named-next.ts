import { BRANDS_BY_NAME } from './culture/brands-by-name.ts'
import { DISHES_BY_NAME } from './foods/dishes-by-name.ts'
import { SMALL_THINGS_INVENTED } from './inventions/small-things-invented.ts'
import { TOYS_BY_NAME } from './culture/toys-by-name.ts'
import { AMERICA_AND_MOROCCO_ASKED } from './places/america-and-morocco-asked.ts'
import { FAR_PLACES_ASKED } from './places/far-places-asked.ts'
import { ISLANDS_ASKED } from './places/islands-asked.ts'
import { NORTH_OF_EUROPE_ASKED } from './places/north-of-europe-asked.ts'
import { PAINTERS_AND_COMPOSERS_NEXT } from './people/painters-and-composers-next.ts'
import { RULERS_AND_EXPLORERS_NEXT } from './people/rulers-and-explorers-next.ts'
import { SCIENTISTS_NEXT } from './people/scientists-next.ts'
import { SOUTH_OF_EUROPE_ASKED } from './places/south-of-europe-asked.ts'
import { WOMEN_OF_HISTORY_NEXT } from './people/women-of-history-next.ts'
import { STARS_OF_STAGE_AND_TRACK } from './people/stars-of-stage-and-track.ts'
import { THINKERS_AND_BUILDERS } from './people/thinkers-and-builders.ts'

/** Places, people and things that are asked for by their name, by field, for `readTopics`. */
export const NAMED_NEXT: readonly string[] = [
  ISLANDS_ASKED,
  FAR_PLACES_ASKED,
  SOUTH_OF_EUROPE_ASKED,
  NORTH_OF_EUROPE_ASKED,
  AMERICA_AND_MOROCCO_ASKED,
  SCIENTISTS_NEXT,
  THINKERS_AND_BUILDERS,
  WOMEN_OF_HISTORY_NEXT,
  RULERS_AND_EXPLORERS_NEXT,
  STARS_OF_STAGE_AND_TRACK,
  PAINTERS_AND_COMPOSERS_NEXT,
  BRANDS_BY_NAME,
  SMALL_THINGS_INVENTED,
  TOYS_BY_NAME,
  DISHES_BY_NAME,
]
