import type { Pack } from '../known/fact.ts'
import { ANIMALS_PACK } from './animals/pack.ts'
import { BODY_PACK } from './body/pack.ts'
import { FOOD_PACK } from './food/pack.ts'
import { GEOGRAPHY_PACK } from './geography/pack.ts'
import { HISTORY_PACK } from './history/pack.ts'
import { INVENTIONS_PACK } from './inventions/pack.ts'
import { MONEY_PACK } from './money/pack.ts'
import { OCEAN_PACK } from './ocean/pack.ts'
import { PRODUCTIVITY_PACK } from './productivity/pack.ts'
import { PSYCHOLOGY_PACK } from './psychology/pack.ts'
import { SPACE_PACK } from './space/pack.ts'
import { WEATHER_PACK } from './weather/pack.ts'

/** The broad packs, each with many facts. Single topics are in ../topics/topics.ts. */
export const PACKS: readonly Pack[] = [
  SPACE_PACK,
  PRODUCTIVITY_PACK,
  BODY_PACK,
  OCEAN_PACK,
  HISTORY_PACK,
  ANIMALS_PACK,
  PSYCHOLOGY_PACK,
  MONEY_PACK,
  FOOD_PACK,
  INVENTIONS_PACK,
  GEOGRAPHY_PACK,
  WEATHER_PACK,
]
