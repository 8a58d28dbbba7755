import { DAYS_IN_AMERICA } from './days-in-america.ts'
import { DAYS_IN_EUROPE_NEXT } from './days-in-europe-next.ts'
import { DAYS_ON_ISLANDS_AND_AFAR } from './days-on-islands-and-afar.ts'
import { TWO_DAYS_IN_EUROPE } from './two-days-in-europe.ts'
import { TWO_DAYS_IN_THE_WORLD } from './two-days-in-the-world.ts'
import { WHAT_TO_PACK } from './what-to-pack.ts'

/** What travelers ask for by place: days, and what to take along. */
export const JOURNEYS: readonly string[] = [
  TWO_DAYS_IN_EUROPE,
  TWO_DAYS_IN_THE_WORLD,
  WHAT_TO_PACK,
  DAYS_IN_AMERICA,
  DAYS_IN_EUROPE_NEXT,
  DAYS_ON_ISLANDS_AND_AFAR,
]
