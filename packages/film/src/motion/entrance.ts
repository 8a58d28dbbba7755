import { FRAME_RATE, type FrameSize } from '../format.ts'
import type { PictureLayer } from '../picture.ts'
import { easeOut, easeOver } from './easing.ts'
import type { Rect } from './rect.ts'

/** Pictures come in while the shot before is still fading, so that nothing is seen at rest and then jumps. */
const RISE = { startSeconds: 0.1, seconds: 1, from: 0.04 }
const POP = { startSeconds: 0, seconds: 0.6, from: 0.72 }
/** Pages of words come in on a word: fast, and not from far, for their first word is read meanwhile. */
const STAMP = { startSeconds: 0, seconds: 0.24, from: 1.16 }
const SLIDE = { startSeconds: 0, seconds: 0.3, from: 0.86 }

/**
 * Where a layer lies `frame` frames after it came in when it rests at `whole`. What stamps and slides does so with its page, as all
 * layers of that do: about the frame.
 */
export function enterLayer(
  motion: PictureLayer['motion'],
  whole: Rect,
  frame: number,
  frameSize: FrameSize,
): Rect {
  const { x, y, width, height } = whole
  if (motion === 'rise') {
    const grown = height * grownShare(RISE, easeOut, frame)
    return { x, y: y + height - grown, width, height: grown }
  }
  if (motion === 'slide')
    return { ...whole, x: x - frameSize.width * (1 - grownShare(SLIDE, easeOut, frame)) }
  if (motion === 'pop')
    return scaleAbout(whole, grownShare(POP, easeOver, frame), x + width / 2, y + height / 2)
  if (motion === 'stamp') {
    const share = grownShare(STAMP, easeOut, frame)
    return scaleAbout(whole, share, frameSize.width / 2, frameSize.height / 2)
  }
  return whole
}

function scaleAbout({ x, y, width, height }: Rect, share: number, middleX: number, middleY: number): Rect {
  return {
    x: middleX + (x - middleX) * share,
    y: middleY + (y - middleY) * share,
    width: width * share,
    height: height * share,
  }
}

function grownShare(way: typeof RISE, ease: typeof easeOut, frame: number): number {
  const passed = (frame / FRAME_RATE - way.startSeconds) / way.seconds
  return way.from + (1 - way.from) * ease(passed)
}
