import { PURSE_WORDS } from './purse-words.ts'
import { SAVING_AND_RETIRING } from './saving-and-retiring.ts'

/** What people ask about money, work, bodies, kitchens, children, each other, homes, pets, cars and screens. */
export const EVERYDAY_LIFE: readonly string[] = [PURSE_WORDS, SAVING_AND_RETIRING]
