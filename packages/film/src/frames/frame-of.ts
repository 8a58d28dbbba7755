import { FRAME_RATE } from '../format.ts'

/**
 * Voices tell times in steps that often fall between two frames or on one, and a sum of fractions misses those by a hair, to this side
 * or that. So that a moment is in the same frame of its shot wherever the shot is, all that are so near count as on it.
 */
const HAIR = 1e-6

/** The frame that a moment is nearest to; the later of two. */
export function nearestFrame(seconds: number): number {
  return Math.round(seconds * FRAME_RATE + HAIR)
}

/** The frame that a moment is in. */
export function frameWith(seconds: number): number {
  return Math.floor(seconds * FRAME_RATE + HAIR)
}

/** The first frame that does not begin before a moment. */
export function frameFrom(seconds: number): number {
  return Math.ceil(seconds * FRAME_RATE - HAIR)
}
