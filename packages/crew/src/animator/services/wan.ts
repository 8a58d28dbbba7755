import { boundLength } from '../call-motion.ts'

/** Seconds that Wan makes of a still without losing it. */
export const wanLength = (seconds: number): number => boundLength({ least: 3, most: 5 }, seconds)

/** What Wan's models of 480p were trained on, and are asked for where a server makes a clip by numbers alone. */
export const WAN_480P = {
  fps: 16,
  sizes: {
    portrait: { width: 480, height: 832 },
    landscape: { width: 832, height: 480 },
    square: { width: 640, height: 640 },
  },
} as const

/** The frames of a clip: Wan makes one more than fills its length, the still. */
export const wanFrames = (seconds: number, fps: number): number => wanLength(seconds) * fps + 1
