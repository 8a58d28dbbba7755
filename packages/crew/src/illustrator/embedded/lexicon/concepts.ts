import { ANIMALS } from './animals.ts'
import { BODY } from './body.ts'
import type { Concept } from './concept.ts'
import { EMOTIONS_AND_STORY } from './emotions-and-story.ts'
import { HISTORY_AND_PLACES } from './history-and-places.ts'
import { HOME_AND_FOOD } from './home-and-food.ts'
import { HOUSEHOLD } from './household.ts'
import { NATURE } from './nature.ts'
import { SCIENCE } from './science.ts'
import { SPACE } from './space.ts'
import { TECHNOLOGY } from './technology.ts'
import { TIME } from './time.ts'
import { TOLD_THINGS } from './told-things.ts'
import { TRAVEL } from './travel.ts'
import { WORK_AND_MONEY } from './work-and-money.ts'

/** Every concept that can be drawn. */
export const CONCEPTS: readonly Concept[] = [
  ...SPACE,
  ...NATURE,
  ...ANIMALS,
  ...BODY,
  ...HOME_AND_FOOD,
  ...HOUSEHOLD,
  ...WORK_AND_MONEY,
  ...TECHNOLOGY,
  ...SCIENCE,
  ...HISTORY_AND_PLACES,
  ...TRAVEL,
  ...EMOTIONS_AND_STORY,
  ...TIME,
  ...TOLD_THINGS,
]
