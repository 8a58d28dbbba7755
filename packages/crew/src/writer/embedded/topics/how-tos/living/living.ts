import { BABIES_AND_SCHOOL } from './babies-and-school.ts'
import { BODIES_AND_HANDS } from './bodies-and-hands.ts'
import { CLEANING_BY_THING } from './cleaning-by-thing.ts'
import { JOBS_AND_OFFICE } from './jobs-and-office.ts'
import { KITCHEN_FAILURES } from './kitchen-failures.ts'
import { PETS_BY_KIND } from './pets-by-kind.ts'
import { PLANTS_BY_NAME } from './plants-by-name.ts'
import { RENTING_AND_BUYING } from './renting-and-buying.ts'
import { WORDS_AND_GADGETS } from './words-and-gadgets.ts'

/** What people ask about their kitchen, house, animals, plants and days. */
export const LIVING: readonly string[] = [
  BABIES_AND_SCHOOL,
  BODIES_AND_HANDS,
  CLEANING_BY_THING,
  JOBS_AND_OFFICE,
  KITCHEN_FAILURES,
  PETS_BY_KIND,
  PLANTS_BY_NAME,
  RENTING_AND_BUYING,
  WORDS_AND_GADGETS,
]
