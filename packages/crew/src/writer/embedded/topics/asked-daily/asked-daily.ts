import { BODIES_AND_LOOKS } from './bodies-and-looks.ts'
import { BRANDS_ONE_BY_ONE } from './brands-one-by-one.ts'
import { BREEDS_OF_DOGS } from './breeds-of-dogs.ts'
import { CHORES_ONE_BY_ONE } from './chores-one-by-one.ts'
import { DANCES_AND_TUNES } from './dances-and-tunes.ts'
import { FEASTS_ASKED } from './feasts-asked.ts'
import { FOODS_AND_WHERE_FROM } from './foods-and-where-from.ts'
import { GAMES_AT_TABLES } from './games-at-tables.ts'
import { KITCHEN_AND_BAR } from './kitchen-and-bar.ts'
import { KITCHEN_ONE_BY_ONE } from './kitchen-one-by-one.ts'
import { MONEY_AND_SCREENS } from './money-and-screens.ts'
import { MORE_FOODS_AND_BRANDS } from './more-foods-and-brands.ts'
import { PETS_BY_NAME } from './pets-by-name.ts'
import { PLANTS_BY_NAME } from './plants-by-name.ts'
import { PLANTS_ONE_BY_ONE } from './plants-one-by-one.ts'
import { RECORDS_ASKED } from './records-asked.ts'
import { RULES_ASKED } from './rules-asked.ts'
import { SINGLE_ASKINGS } from './single-askings.ts'
import { WHYS_OF_PETS_AND_SKY } from './whys-of-pets-and-sky.ts'

/** What people type day by day about pets, plants, homes, kitchens, games, dances, feasts and brands. */
export const ASKED_DAILY: readonly string[] = [
  BODIES_AND_LOOKS,
  BRANDS_ONE_BY_ONE,
  BREEDS_OF_DOGS,
  CHORES_ONE_BY_ONE,
  DANCES_AND_TUNES,
  FEASTS_ASKED,
  FOODS_AND_WHERE_FROM,
  GAMES_AT_TABLES,
  KITCHEN_AND_BAR,
  KITCHEN_ONE_BY_ONE,
  MONEY_AND_SCREENS,
  MORE_FOODS_AND_BRANDS,
  PETS_BY_NAME,
  PLANTS_BY_NAME,
  PLANTS_ONE_BY_ONE,
  RECORDS_ASKED,
  RULES_ASKED,
  SINGLE_ASKINGS,
  WHYS_OF_PETS_AND_SKY,
]
