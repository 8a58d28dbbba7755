import { BODIES_COMPARED } from './bodies-compared.ts'
import { MINDS_COMPARED } from './minds-compared.ts'
import { NATURE_COMPARED } from './nature-compared.ts'
import { PAIRS_OF_FOOD } from './pairs-of-food.ts'
import { PAIRS_OF_MIND } from './pairs-of-mind.ts'
import { PAIRS_OF_NATURE_AND_CODE } from './pairs-of-nature-and-code.ts'
import { PAIRS_OF_PLAY } from './pairs-of-play.ts'
import { PAIRS_OF_WORK } from './pairs-of-work.ts'
import { PLAY_COMPARED } from './play-compared.ts'
import { PURSES_COMPARED } from './purses-compared.ts'
import { SCREENS_COMPARED } from './screens-compared.ts'
import { TABLES_COMPARED } from './tables-compared.ts'

/** Two or more things that are typed side by side, and how they differ, for `readTopics`. */
export const COMPARISONS: readonly string[] = [
  BODIES_COMPARED,
  MINDS_COMPARED,
  NATURE_COMPARED,
  PAIRS_OF_FOOD,
  PAIRS_OF_MIND,
  PAIRS_OF_NATURE_AND_CODE,
  PAIRS_OF_PLAY,
  PAIRS_OF_WORK,
  PLAY_COMPARED,
  PURSES_COMPARED,
  SCREENS_COMPARED,
  TABLES_COMPARED,
]
