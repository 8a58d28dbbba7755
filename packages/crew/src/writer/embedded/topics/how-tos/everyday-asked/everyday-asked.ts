import { FEELINGS_AND_PEOPLE } from './feelings-and-people.ts'
import { FOOD_AND_HEALTH } from './food-and-health.ts'
import { HOME_AND_BODY } from './home-and-body.ts'
import { HOME_PETS_CHILDREN } from './home-pets-children.ts'
import { KITCHEN_AND_TRIPS } from './kitchen-and-trips.ts'
import { MONEY_BUSINESS_TECH } from './money-business-tech.ts'
import { PLACES_TO_GO } from './places-to-go.ts'

/** Lists and how-tos of everyday life, by field. */
export const EVERYDAY_ASKED: readonly string[] = [
  FEELINGS_AND_PEOPLE,
  FOOD_AND_HEALTH,
  HOME_AND_BODY,
  HOME_PETS_CHILDREN,
  KITCHEN_AND_TRIPS,
  MONEY_BUSINESS_TECH,
  PLACES_TO_GO,
]
