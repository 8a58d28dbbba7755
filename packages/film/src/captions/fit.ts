import { inkReachOf } from './ink-bounds.ts'
import { placeBlock, safeLineWidth, safeZoneOf } from './zones.ts'
import type { FrameSize } from '../format.ts'
import type { CaptionLook } from '../styles/caption-look.ts'

/** How wide a line and its words are at the wanted font size, and how far their letters reach from its middle. */
type Line = {
  readonly width: number
  readonly words: readonly { readonly width: number; readonly above: number; readonly below: number }[]
}

const LINE_HEIGHT = 1.22
const PLATED_LINE_HEIGHT = 1.4
/** Between the letters of two lines, in ems. Latin ones have more at the usual distance. */
const MIN_GAP = 0.05
/** In ems; the padding is that at each side of a line. */
export const PLATE = { height: 1.42, padding: 0.34 }
/** How far letters reach from the middle of their line at most, in ems: capitals with accents, vowel signs above and below. */
const TALLEST_LETTERS = 0.78

/** The share of the wanted font size at which everything that is painted stays inside the safe zone. */
export function shrinkToFit(
  lines: readonly Line[],
  look: CaptionLook,
  frameSize: FrameSize,
  wanted: number,
): number {
  const { sideways, upright } = outerReachOf(look)
  const growing = look.pop * Math.max(0, ...lines.flatMap((line) => line.words.map((word) => word.width)))
  const widest = Math.max(1, ...lines.map((line) => line.width)) + growing + 2 * sideways * wanted
  const { top, bottom } = safeZoneOf(frameSize)
  const tallest = ((lines.length - 1) * lineHeightOf(lines, look, wanted) + 2 * upright) * wanted
  return Math.min(1, safeLineWidth(frameSize) / widest, (bottom - top) / tallest)
}

/** Middle of the block, whose lines stand so many ems apart; what is painted around it is counted in. */
export function centreBlock(
  look: CaptionLook,
  frameSize: FrameSize,
  fontSize: number,
  lines: { readonly count: number; readonly height: number },
  wanted: number,
): number {
  const { upright } = outerReachOf(look)
  const usual = { count: look.reveal === 'single' ? 1 : 2, height: usualHeightOf(look) }
  const heightOf = ({ count, height }: typeof lines, size: number) =>
    ((count - 1) * height + 2 * upright) * size
  return placeBlock(look.position, frameSize, heightOf(lines, fontSize), heightOf(usual, wanted))
}

const usualHeightOf = (look: CaptionLook) => (look.plate === null ? LINE_HEIGHT : PLATED_LINE_HEIGHT)

/** Distance of the lines in ems: the usual one, or more where marks above and tails below would meet, as in Arabic and Thai. */
export function lineHeightOf(lines: readonly Line[], look: CaptionLook, fontSize: number): number {
  const needed = lines.slice(1).map(({ words }, index) => {
    const tails = Math.max(0, ...(lines[index]?.words ?? []).map(({ below }) => below))
    return (tails + Math.max(0, ...words.map(({ above }) => above))) / fontSize + MIN_GAP
  })
  return Math.max(usualHeightOf(look), ...needed)
}

/** How far anything painted reaches beyond the line's own width, and from its middle up and down, in ems. */
function outerReachOf(look: CaptionLook): { sideways: number; upright: number } {
  const reach = inkReachOf(look)
  if (look.plate !== null)
    return { sideways: PLATE.padding + 0.02, upright: Math.max(PLATE.height / 2, TALLEST_LETTERS) }
  return { sideways: reach, upright: TALLEST_LETTERS * (1 + look.pop) + reach }
}
