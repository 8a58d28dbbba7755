import { CARS_AND_BIKES } from './cars-and-bikes.ts'
import { HAIR_AND_NAILS } from './hair-and-nails.ts'
import { PLUMBING_AND_POWER } from './plumbing-and-power.ts'
import { TOOLS_AND_WALLS } from './tools-and-walls.ts'

/** What customers ask of those who do it for a living. */
export const TRADES: readonly string[] = [CARS_AND_BIKES, HAIR_AND_NAILS, PLUMBING_AND_POWER, TOOLS_AND_WALLS]
