/** Easings take and give a share from 0 to 1; a share outside is cut to the ends. */
export type Easing = (share: number) => number

const clampShare = (share: number) => Math.min(1, Math.max(0, share))

/** Starts and ends gently. */
export const easeInOut: Easing = (share) => {
  const t = clampShare(share)
  return t * t * (3 - 2 * t)
}

/** Starts fast and settles. */
export const easeOut: Easing = (share) => 1 - (1 - clampShare(share)) ** 3

/** Starts slowly and lands at full speed. */
export const easeIn: Easing = (share) => clampShare(share) ** 2.4

/** Starts fast, goes a tenth too far and comes back. */
export const easeOver: Easing = (share) => {
  const t = clampShare(share) - 1
  return 1 + 2.7 * t ** 3 + 1.7 * t ** 2
}

/** Gentle at both ends, very fast between: a whip. */
export const easeWhip: Easing = (share) => {
  const t = clampShare(share)
  return t < 0.5 ? 8 * t ** 4 : 1 - 8 * (1 - t) ** 4
}

/** Nearly even, only softened at the ends, so that a cut never meets a camera at rest. */
export const easeSteady: Easing = (share) => 0.65 * clampShare(share) + 0.35 * easeInOut(share)

/** A punch that settles into an even drift. */
export const easePunch: Easing = (share) => 0.45 * easeOut(share * 3) + 0.55 * clampShare(share)
