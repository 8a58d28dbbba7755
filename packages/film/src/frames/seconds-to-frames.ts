import { FRAME_RATE } from '../format.ts'

/**
 * Times from voices often lie on a frame boundary, and rounding errors push them to either side. Times within this many frames of a
 * boundary count as on it, so that a word is in the same frame of its shot wherever the shot is.
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
