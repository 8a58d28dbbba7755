import { BABIES_AND_TODDLERS } from './babies-and-toddlers.ts'
import { BODIES_IN_TRAINING } from './bodies-in-training.ts'
import { CARS_FOR_OWNERS } from './cars-for-owners.ts'
import { CATS_AND_SMALL_PETS } from './cats-and-small-pets.ts'
import { CHILDREN_AND_TEENS } from './children-and-teens.ts'
import { COOKING_CRAFT } from './cooking-craft.ts'
import { DISHES_IN_DISPUTE } from './dishes-in-dispute.ts'
import { DOGS_TO_LIVE_WITH } from './dogs-to-live-with.ts'
import { FAMILIES_IN_MOTION } from './families-in-motion.ts'
import { GETTING_MOVING } from './getting-moving.ts'
import { HEADS_AND_HEARTS } from './heads-and-hearts.ts'
import { HOME_AND_GARDEN_ASKED } from './home-and-garden-asked.ts'
import { JOBS_ASKED } from './jobs-asked.ts'
import { KITCHEN_WHYS } from './kitchen-whys.ts'
import { MINDS_AND_MEALS } from './minds-and-meals.ts'
import { MINDS_DAY_TO_DAY } from './minds-day-to-day.ts'
import { MONEY_NEXT_STEPS } from './money-next-steps.ts'
import { MORE_DOGS_AND_DRIVES } from './more-dogs-and-drives.ts'
import { PURSE_WORDS } from './purse-words.ts'
import { SAVING_AND_RETIRING } from './saving-and-retiring.ts'
import { SCREENS_FOR_PARENTS } from './screens-for-parents.ts'
import { SHOP_AND_CLIENTS } from './shop-and-clients.ts'
import { TOGETHER_AND_APART } from './together-and-apart.ts'
import { TRAINING_EXPLAINED } from './training-explained.ts'

/** What people ask about money, work, bodies, kitchens, children, each other, homes, pets, cars and screens. */
export const EVERYDAY_LIFE: readonly string[] = [
  BABIES_AND_TODDLERS,
  BODIES_IN_TRAINING,
  CARS_FOR_OWNERS,
  CATS_AND_SMALL_PETS,
  CHILDREN_AND_TEENS,
  COOKING_CRAFT,
  DISHES_IN_DISPUTE,
  DOGS_TO_LIVE_WITH,
  FAMILIES_IN_MOTION,
  GETTING_MOVING,
  HEADS_AND_HEARTS,
  HOME_AND_GARDEN_ASKED,
  JOBS_ASKED,
  KITCHEN_WHYS,
  MINDS_AND_MEALS,
  MINDS_DAY_TO_DAY,
  MONEY_NEXT_STEPS,
  MORE_DOGS_AND_DRIVES,
  PURSE_WORDS,
  SAVING_AND_RETIRING,
  SCREENS_FOR_PARENTS,
  SHOP_AND_CLIENTS,
  TOGETHER_AND_APART,
  TRAINING_EXPLAINED,
]
