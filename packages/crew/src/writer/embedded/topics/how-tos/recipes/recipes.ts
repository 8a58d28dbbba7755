import { POTS_AND_PANS } from './pots-and-pans.ts'
import { SAUCES_AND_SIDES } from './sauces-and-sides.ts'

/** Dishes that people cook by name. */
export const RECIPES: readonly string[] = [POTS_AND_PANS, SAUCES_AND_SIDES]
