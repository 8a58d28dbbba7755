import { TWO_DAYS_IN_EUROPE } from './two-days-in-europe.ts'
import { TWO_DAYS_IN_THE_WORLD } from './two-days-in-the-world.ts'
import { WHAT_TO_PACK } from './what-to-pack.ts'

/** What travelers ask for by place: days, and what to take along. */
export const JOURNEYS: readonly string[] = [TWO_DAYS_IN_EUROPE, TWO_DAYS_IN_THE_WORLD, WHAT_TO_PACK]
