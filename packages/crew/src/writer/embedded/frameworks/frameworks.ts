import { MISTAKE_AND_FIX, MYTH_BUSTING, QUIZ } from './beliefs.ts'
import { DEEP_DIVE, HOW_IT_WORKS, POINT_OF_VIEW, VERSUS } from './depth.ts'
import type { Shape } from '../prompt/orders.ts'
import type { Framework } from './framework.ts'
import { SMALL_STEPS, STEPS, TURNING_POINT } from './habits.ts'
import { COUNTDOWN, DIALOGUE, PARTS, RANKING, RAPID_FIRE } from './lists.ts'

/** The shapes, in the order in which ideas are suggested; the last three are for packs of things to do. */
export const FRAMEWORKS: readonly Framework[] = [
  COUNTDOWN,
  HOW_IT_WORKS,
  MYTH_BUSTING,
  DEEP_DIVE,
  QUIZ,
  POINT_OF_VIEW,
  RANKING,
  VERSUS,
  MISTAKE_AND_FIX,
  RAPID_FIRE,
  SMALL_STEPS,
  STEPS,
  TURNING_POINT,
]

/** The shapes that are told where a prompt orders them. */
export const ORDERED: Readonly<Record<Shape, readonly Framework[]>> = {
  countdown: [COUNTDOWN],
  parts: [PARTS],
  dialogue: [DIALOGUE],
  myths: [MYTH_BUSTING, MISTAKE_AND_FIX],
  steps: [STEPS, SMALL_STEPS],
  // No fact speaks for or against anything, and none knows how it was before.
  'pros-cons': [],
  'before-after': [],
}

/** Those that tell a number of things, for a prompt that orders how many. */
export const COUNTING: readonly Framework[] = [COUNTDOWN, RANKING, RAPID_FIRE, STEPS]
