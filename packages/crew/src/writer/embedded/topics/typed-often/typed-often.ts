import { ANIMALS_AND_PETS } from './animals-and-pets.ts'
import { CRIMES_AND_TRACES } from './crimes-and-traces.ts'
import { HOW_IT_WORKS } from './how-it-works.ts'
import { LAW_OF_EVERY_DAY } from './law-of-every-day.ts'
import { WHAT_IFS } from './what-ifs.ts'

/** What millions type into a search box: whys, how it works, what if, crimes, laws and prices, by field, for `readTopics`. */
export const TYPED_OFTEN: readonly string[] = [ANIMALS_AND_PETS, CRIMES_AND_TRACES, HOW_IT_WORKS, LAW_OF_EVERY_DAY, WHAT_IFS]
