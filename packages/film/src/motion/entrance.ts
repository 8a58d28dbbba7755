import { FRAME_RATE } from '../format.ts'
import type { PictureLayer } from '../picture.ts'
import { easeOut, easeOver } from './easing.ts'
import type { Rect } from './rect.ts'

/** Pictures come in while the shot before is still fading, so that nothing is seen at rest and then jumps. */
const RISE = { startSeconds: 0.1, seconds: 1, from: 0.04 }
const POP = { startSeconds: 0, seconds: 0.6, from: 0.72 }
/** Words come in on a word: fast. */
const STAMP = { startSeconds: 0, seconds: 0.24, from: 1.5 }
const SLIDE = { startSeconds: 0, seconds: 0.34, from: 0.6 }

/** Where a layer lies `frame` frames after it came in when it rests at `whole`. */
export function enterLayer(motion: PictureLayer['motion'], whole: Rect, frame: number): Rect {
  const { x, y, width, height } = whole
  if (motion === 'rise') {
    const grown = height * grownShare(RISE, easeOut, frame)
    return { x, y: y + height - grown, width, height: grown }
  }
  if (motion === 'slide') return { ...whole, x: x - width * (1 - grownShare(SLIDE, easeOut, frame)) }
  if (motion !== 'pop' && motion !== 'stamp') return whole
  const share = motion === 'pop' ? grownShare(POP, easeOver, frame) : grownShare(STAMP, easeOut, frame)
  return {
    x: x + (width * (1 - share)) / 2,
    y: y + (height * (1 - share)) / 2,
    width: width * share,
    height: height * share,
  }
}

function grownShare(way: typeof RISE, ease: typeof easeOut, frame: number): number {
  const passed = (frame / FRAME_RATE - way.startSeconds) / way.seconds
  return way.from + (1 - way.from) * ease(passed)
}
