import { DISHES_ASKED_FOR } from './dishes-asked-for.ts'
import { FEELINGS_AND_PEOPLE } from './feelings-and-people.ts'
import { FIRST_TIMES } from './first-times.ts'
import { FOOD_AND_HEALTH } from './food-and-health.ts'
import { GARDEN_AND_PETS_ASKED_FOR } from './garden-and-pets-asked-for.ts'
import { HOME_ASKED_FOR } from './home-asked-for.ts'
import { HOME_AND_BODY } from './home-and-body.ts'
import { HOME_PETS_CHILDREN } from './home-pets-children.ts'
import { KITCHEN_AND_TRIPS } from './kitchen-and-trips.ts'
import { MONEY_BUSINESS_TECH } from './money-business-tech.ts'
import { PLACES_TO_GO } from './places-to-go.ts'

/** Lists and how-tos of everyday life, by field. */
export const EVERYDAY_ASKED: readonly string[] = [
  DISHES_ASKED_FOR,
  FEELINGS_AND_PEOPLE,
  FIRST_TIMES,
  FOOD_AND_HEALTH,
  GARDEN_AND_PETS_ASKED_FOR,
  HOME_ASKED_FOR,
  HOME_AND_BODY,
  HOME_PETS_CHILDREN,
  KITCHEN_AND_TRIPS,
  MONEY_BUSINESS_TECH,
  PLACES_TO_GO,
]
