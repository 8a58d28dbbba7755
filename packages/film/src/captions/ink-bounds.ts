import type { CaptionLook } from '../styles/caption-look.ts'

/** Sizes in ems. */
export const SHADOW = { blur: 0.17, offsetY: 0.06 }
export const GLOW_BLUR = { resting: 0.3, spoken: 0.42 }
export const PILL = { height: 1.16, padding: 0.17, tightPadding: 0.03, radius: 0.22 }
export const MARKER = { height: 1.06, padding: 0.15 }
export const UNDERLINE = { gap: 0.08, height: 0.14 }

/** How far outline, shadow, glow, pill or line of a spoken or a resting word reach beyond its letters, in ems: as far as an eye sees. */
export function inkReachOf(look: CaptionLook, isSpoken = true): number {
  const outline = Math.max(look.strokeWidth, look.rim?.width ?? 0) / 2
  const isShadowed = look.plate === null
  const glows = look.isGlowing || (isSpoken && look.emphasis === 'glow')
  // A blur spreads by about its radius before it can no longer be seen.
  const spread = glows
    ? outline + GLOW_BLUR.spoken * 1.1
    : isShadowed
      ? outline + SHADOW.offsetY + SHADOW.blur * 0.9
      : outline
  const behind = {
    pill: PILL.padding,
    marker: MARKER.padding,
    underline: UNDERLINE.gap + UNDERLINE.height + outline,
    colour: 0,
    glow: 0,
    pop: 0,
  }
  return Math.max(spread, behind[look.emphasis]) + 0.02
}
