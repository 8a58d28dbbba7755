import type { Focus } from './film-choices.ts'
import type { FrameSize } from './format.ts'

/** A point that cuts a picture as usual. */
export const MIDDLE: Focus = { x: 0.5, y: 0.5 }

/** Shapes that differ by no more than this are cut to fill the frame; other photos stand in it, and lose no more than this where nothing stands out. */
export const CUT_AT_MOST = 1.45

/** Whether so little of a photo is lost that it is cut to the frame although nobody chose a point of it. */
export function isCutByItself(picture: FrameSize, frame: FrameSize): boolean {
  const shape = picture.width / picture.height / (frame.width / frame.height)
  return Math.max(shape, 1 / shape) <= CUT_AT_MOST
}

/**
 * The part of a picture that fills a frame of another shape, in shares of the picture's sides: as large as can be, and with the point in
 * its middle as far as the picture's borders let it.
 */
export function windowAround(
  picture: FrameSize,
  frame: FrameSize,
  { x, y }: Focus,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const shape = picture.width / picture.height / (frame.width / frame.height)
  const [width, height] = [Math.min(1, 1 / shape), Math.min(1, shape)]
  const place = (at: number, side: number) => Math.min(1 - side, Math.max(0, at - side / 2))
  return { x: place(x, width), y: place(y, height), width, height }
}
