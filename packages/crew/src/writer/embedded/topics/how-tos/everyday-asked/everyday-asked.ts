import { FEELINGS_AND_PEOPLE } from './feelings-and-people.ts'
import { FOOD_AND_HEALTH } from './food-and-health.ts'
import { HOME_PETS_CHILDREN } from './home-pets-children.ts'
import { MONEY_BUSINESS_TECH } from './money-business-tech.ts'
import { PLACES_TO_GO } from './places-to-go.ts'

/** Lists and how-tos of everyday life, by field. */
export const EVERYDAY_ASKED: readonly string[] = [
  FEELINGS_AND_PEOPLE,
  FOOD_AND_HEALTH,
  HOME_PETS_CHILDREN,
  MONEY_BUSINESS_TECH,
  PLACES_TO_GO,
]
