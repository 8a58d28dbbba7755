import { MIDDLE, OVERSCAN, windowAround, type Focus, type FrameSize } from '@hookreel/film'

/** A picture of a person's own, as large as it is. */
export type OwnPicture = { readonly size: FrameSize; readonly isClip: boolean }

/** A part of a picture, in shares of its sides. */
export type Part = ReturnType<typeof windowAround>

/** Which way what is shown can be moved, and how far its middle gets. */
export type Way = { readonly axis: 'x' | 'y'; readonly least: number; readonly most: number }

/** As good as the whole: shapes that differ by less lose nothing that is worth a choice. */
const WHOLE = 1 / 1.03

/** What the film shows of a picture around this point before its camera moves: photos reach beyond the frame, clips end with it. */
export function seenPart({ size, isClip }: OwnPicture, frame: FrameSize, focus: Focus): Part {
  const part = windowAround(size, frame, focus)
  if (isClip) return part
  const space = 1 + 2 * OVERSCAN
  return {
    x: part.x + (part.width * OVERSCAN) / space,
    y: part.y + (part.height * OVERSCAN) / space,
    width: part.width / space,
    height: part.height / space,
  }
}

/** Null: the picture has the frame's shape, and all of it is shown. */
export function wayToMove(size: FrameSize, frame: FrameSize): Way | null {
  const { width, height } = windowAround(size, frame, MIDDLE)
  if (width < WHOLE) return { axis: 'x', least: width / 2, most: 1 - width / 2 }
  if (height < WHOLE) return { axis: 'y', least: height / 2, most: 1 - height / 2 }
  return null
}

/** '25 % from the left': how far the frame is on its way. */
export function describePlace(axis: Way['axis'], percent: number): string {
  const isWide = axis === 'x'
  if (percent < 0.5) return isWide ? 'At the left border' : 'At the top'
  if (percent > 99.5) return isWide ? 'At the right border' : 'At the bottom'
  return `${Math.round(percent)} % from the ${isWide ? 'left' : 'top'}`
}
