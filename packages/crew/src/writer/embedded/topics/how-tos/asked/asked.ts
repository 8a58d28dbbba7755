import { COOKING_BASICS } from './cooking-basics.ts'
import { CRAFT_AND_TECH } from './craft-and-tech.ts'
import { HOUSEHOLD } from './household.ts'
import { PEOPLE_AND_CHILDREN } from './people-and-children.ts'
import { PETS_AND_GARDEN } from './pets-and-garden.ts'
import { WORK_STUDY_MONEY } from './work-study-money.ts'
import { TRAVEL_AND_MOVING } from './travel-and-moving.ts'

/** What people ask how to do, by field. */
export const ASKED: readonly string[] = [
  COOKING_BASICS,
  CRAFT_AND_TECH,
  HOUSEHOLD,
  PEOPLE_AND_CHILDREN,
  PETS_AND_GARDEN,
  TRAVEL_AND_MOVING,
  WORK_STUDY_MONEY,
]
