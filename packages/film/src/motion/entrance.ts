import { FRAME_RATE } from '../format.ts'
import type { PictureLayer } from '../picture.ts'
import { easeOut, easeOver } from './easing.ts'
import type { Rect } from './rect.ts'

/** Both start while the shot before is still fading, so that nothing is seen at rest and then jumps. */
const RISE = { startSeconds: 0.1, seconds: 1, from: 0.04 }
const POP = { startSeconds: 0, seconds: 0.6, from: 0.72 }

/** Where a layer lies `frame` frames after its shot's start when it rests at `whole`: `rise` and `pop` grow to it. */
export function enterLayer(motion: PictureLayer['motion'], whole: Rect, frame: number): Rect {
  const { x, y, width, height } = whole
  if (motion === 'rise') {
    const grown = height * grownShare(RISE, easeOut, frame)
    return { x, y: y + height - grown, width, height: grown }
  }
  if (motion !== 'pop') return whole
  const share = grownShare(POP, easeOver, frame)
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
