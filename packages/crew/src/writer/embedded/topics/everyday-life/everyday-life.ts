import { JOBS_ASKED } from './jobs-asked.ts'
import { MONEY_NEXT_STEPS } from './money-next-steps.ts'
import { PURSE_WORDS } from './purse-words.ts'
import { SAVING_AND_RETIRING } from './saving-and-retiring.ts'
import { SHOP_AND_CLIENTS } from './shop-and-clients.ts'

/** What people ask about money, work, bodies, kitchens, children, each other, homes, pets, cars and screens. */
export const EVERYDAY_LIFE: readonly string[] = [
  JOBS_ASKED,
  MONEY_NEXT_STEPS,
  PURSE_WORDS,
  SAVING_AND_RETIRING,
  SHOP_AND_CLIENTS,
]
