import type { CAPTION_POSITIONS } from '../film-choices.ts'
import type { FrameSize } from '../format.ts'

/** Where a network's own interface leaves a frame free: shares of the frame's width and height covered at each side. */
type Margins = {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/**
 * What the networks cover of a 1080x1920 film posted without advertising buttons, as their advertising guides and creators' templates
 * have it in 2026: TikTok its tabs, the rail of buttons and the description; Reels its header (14 % in Meta's guide) and the
 * description; Shorts its header, rail and title (about the lower quarter). Apps move these by some pixels from version to
 * version and phone to phone, so the larger figure was taken where sources differ.
 */
export const NETWORK_MARGINS: Readonly<Record<'tiktok' | 'instagram' | 'youtube', Margins>> = {
  tiktok: { top: 130 / 1920, right: 140 / 1080, bottom: 384 / 1920, left: 60 / 1080 },
  instagram: { top: 270 / 1920, right: 65 / 1080, bottom: 420 / 1920, left: 65 / 1080 },
  youtube: { top: 288 / 1920, right: 120 / 1080, bottom: 480 / 1920, left: 60 / 1080 },
}

/** Square and wide films play in feeds and players with a bar at the bottom: the title-safe 5 % and room for that bar. */
const PLAYER_MARGINS: Margins = { top: 0.05, right: 0.05, bottom: 0.1, left: 0.05 }

/** A rectangle in pixels of the frame. */
export type SafeZone = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The part of a frame that no network covers: captions stay inside. */
export function safeZoneOf({ width, height }: FrameSize): SafeZone {
  const all = height > width ? Object.values(NETWORK_MARGINS) : [PLAYER_MARGINS]
  const margin = (side: keyof Margins) => Math.max(...all.map((margins) => margins[side]))
  return {
    left: margin('left') * width,
    right: (1 - margin('right')) * width,
    top: margin('top') * height,
    bottom: (1 - margin('bottom')) * height,
  }
}

/** The widest a line can be that stands in the middle of the frame, in pixels. */
export function safeLineWidth(frameSize: FrameSize): number {
  const { left, right } = safeZoneOf(frameSize)
  const middle = frameSize.width / 2
  return 2 * Math.min(middle - left, right - middle)
}

/**
 * Middle of a block of captions in pixels: at the top and bottom a block of `usualHeight` touches the zone, so that shorter ones keep
 * its middle; one of `height` is moved inside where it would not fit.
 */
export function placeBlock(
  position: (typeof CAPTION_POSITIONS)[number],
  frameSize: FrameSize,
  height: number,
  usualHeight: number,
): number {
  const { top, bottom } = safeZoneOf(frameSize)
  const wanted = {
    top: top + usualHeight / 2,
    middle: frameSize.height / 2,
    bottom: bottom - usualHeight / 2,
  }[position]
  return Math.max(top + height / 2, Math.min(bottom - height / 2, wanted))
}
