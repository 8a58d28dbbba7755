import { ANIMALS } from './animals.ts'
import { BODY } from './body.ts'
import { FOOD } from './food.ts'
import { HOME } from './home.ts'
import { MADE } from './made.ts'
import { SERVICES } from './services.ts'
import { TEACHING } from './teaching.ts'
import type { Trade } from './trade.ts'
import { VEHICLES } from './vehicles.ts'

/** The narrowest first: who repairs violins gives no lessons, and a wedding photographer takes no headshots. */
const TRADES: readonly Trade[] = [
  ...ANIMALS,
  ...TEACHING,
  ...SERVICES,
  ...HOME,
  ...VEHICLES,
  ...BODY,
  ...FOOD,
  ...MADE,
]

/** The trade that a text names; undefined for one that is not kept. */
export const tradeOf = (text: string): Trade | undefined => TRADES.find(({ words }) => words.test(text))
