import { HOME_AND_ROAD } from './home-and-road.ts'
import { KITCHEN_NEXT } from './kitchen-next.ts'
import { SMALL_CRAFTS } from './small-crafts.ts'

/** What is asked for after the how-tos of `asked`, by field. */
export const ASKED_NEXT: readonly string[] = [HOME_AND_ROAD, KITCHEN_NEXT, SMALL_CRAFTS]
