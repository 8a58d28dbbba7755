import { CREATURES_AND_BODIES } from './creatures-and-bodies.ts'
import { EARTH_IN_TROUBLE } from './earth-in-trouble.ts'
import { NEAR_AND_FAR } from './near-and-far.ts'
import { SKIES_THAT_CHANGE } from './skies-that-change.ts'
import { WORLD_THAT_STOPS } from './world-that-stops.ts'
import { WORLDS_AND_HABITS } from './worlds-and-habits.ts'

/** What would happen if the sky, the Earth, its creatures or what everybody lives by were another, for `readTopics`. */
export const WHAT_IFS_TYPED: readonly string[] = [
  CREATURES_AND_BODIES,
  EARTH_IN_TROUBLE,
  NEAR_AND_FAR,
  SKIES_THAT_CHANGE,
  WORLD_THAT_STOPS,
  WORLDS_AND_HABITS,
]
