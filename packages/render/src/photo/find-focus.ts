import { MIDDLE, type Focus, type FrameSize } from '@hookreel/film'
import { measureBarriers, readChannels, type Channels, type PixelImage } from './photo-salience.ts'

/** What is looked at is so wide: nothing finer decides which part is shown. */
export const FOCUS_WIDTH = 128
/** Shapes that differ by less lose next to nothing. */
const NEAR = 1.03
/** Another part than the middle must hold so much more of all that stands out: a subject that is nowhere leaves the middle. */
const WORTH = 0.06
/** Parts that hold nearly as much are as good: the subject then has air on both sides. */
const AS_GOOD = 0.02
/** What a border of the part cuts through counts as if so much of the picture's side were lost there. */
const CUT = 0.1
/** A column or row that holds so much of what one holds on average is not cut away; beside it, this share of the side is left. */
const STANDS = 0.3
const AIR = 0.06
/** The colours of skin, light and dark, in differences of blue and red (Chai and Ngan 1999). Faces are what is missed most. */
const SKIN = {
  blue: [77 / 255, 127 / 255],
  red: [133 / 255, 173 / 255],
  luma: [0.15, 0.95],
  counts: 3,
} as const

/**
 * The point around which pictures, or frames of one clip, are cut to a frame of another shape: the part that stands out most is kept, and
 * its borders cut through as little of that as can be. The middle, where nothing stands out.
 */
export function findFocus(looks: readonly PixelImage[], frame: FrameSize): Focus {
  const first = looks[0]
  if (first === undefined) return MIDDLE
  const shape = first.width / first.height / (frame.width / frame.height)
  if (Math.max(shape, 1 / shape) < NEAR) return MIDDLE
  const isByColumn = shape > 1
  const stands = new Float64Array(isByColumn ? first.width : first.height)
  for (const look of looks) addStanding(stands, look, isByColumn)
  const at = placeWindow(stands, isByColumn ? 1 / shape : shape)
  return isByColumn ? { ...MIDDLE, x: at } : { ...MIDDLE, y: at }
}

/**
 * What must be seen of a photo whose shape is so far from the frame's that it is not cut to it by itself: the share of its longer side that
 * holds everything that stands out, and the middle of that.
 */
export function findSpan(
  look: PixelImage,
  frame: FrameSize,
): { readonly share: number; readonly focus: Focus } {
  const isByColumn = look.width / look.height > frame.width / frame.height
  const stands = new Float64Array(isByColumn ? look.width : look.height)
  addStanding(stands, look, isByColumn)
  const mean = stands.reduce((sum, value) => sum + value, 0) / stands.length
  const isSeen = (value: number) => value > STANDS * mean
  const [first, last] = [stands.findIndex(isSeen), stands.findLastIndex(isSeen)]
  if (first === -1) return { share: 1, focus: MIDDLE }
  const [from, to] = [Math.max(0, first / stands.length - AIR), Math.min(1, (last + 1) / stands.length + AIR)]
  const middle = (from + to) / 2
  return { share: to - from, focus: isByColumn ? { ...MIDDLE, x: middle } : { ...MIDDLE, y: middle } }
}

/** Adds how much stands out in each column of a picture, or in each row. */
function addStanding(stands: Float64Array, image: PixelImage, isByColumn: boolean): void {
  const { width, height } = image
  const channels = readChannels(image)
  for (const [i, value] of measureBarriers(channels, width, height).entries()) {
    const at = isByColumn ? i % width : Math.floor(i / width)
    // Squared: a subject counts for more than a lively background.
    stands[at] = (stands[at] ?? 0) + value * value * (isSkin(channels, i) ? SKIN.counts : 1)
  }
}

function isSkin([luma, blue, red]: Channels, i: number): boolean {
  const isIn = (value = 0, [least, most]: readonly [number, number]) => value >= least && value <= most
  return isIn(luma[i], SKIN.luma) && isIn(blue[i], SKIN.blue) && isIn(red[i], SKIN.red)
}

/** The middle of the window of this share that holds the most, in shares. */
function placeWindow(stands: Float64Array, share: number): number {
  const total = stands.reduce((sum, value) => sum + value, 0)
  const count = stands.length
  const length = Math.max(1, Math.round(count * share))
  const most = count - length
  if (total === 0 || most === 0) return 0.5
  // What stands out more than it does on the whole, where a border would be.
  const cutAt = (border: number) => {
    if (border === 0 || border === count) return 0
    const beside = ((stands[border - 1] ?? 0) + (stands[border] ?? 0)) / 2 / total
    return CUT * Math.max(0, beside * count - 1)
  }
  const worth = Array.from({ length: most + 1 }, (_, from) => {
    const held = stands.subarray(from, from + length).reduce((sum, value) => sum + value, 0) / total
    return held - cutAt(from) - cutAt(from + length)
  })
  const best = Math.max(...worth)
  if (best < (worth[Math.round(most / 2)] ?? 0) + WORTH) return 0.5
  const good = worth.flatMap((value, from) => (value >= best - AS_GOOD ? [from] : []))
  const from = ((good.at(0) ?? 0) + (good.at(-1) ?? 0)) / 2
  return (from + length / 2) / count
}
