import { FRAME_RATE, type FrameRange } from '@hookreel/film'
import { LONGEST_BLACK_SECONDS, LONGEST_FROZEN_SECONDS } from './analyze-media.ts'
import type { WatchedSegment } from './watch-segments.ts'

/** Doubt begins some frames before the limit. */
const EARLIER_FRAMES = 3
const LONGEST_BLACK = LONGEST_BLACK_SECONDS * FRAME_RATE - EARLIER_FRAMES
const LONGEST_STILL = LONGEST_FROZEN_SECONDS * FRAME_RATE - EARLIER_FRAMES
/** Where two stretches meet there may be a frame between them that the one before it decides on. */
const NEAR_FRAMES = 2
/**
 * A stretch that stands still is found in at most two parts in each segment: held against a frame before it, it may be given up once,
 * and then is held against one of its own.
 */
const PARTS = 2

/**
 * Whether segments, one behind the other, may be black or stand still for too long. Never false for a film that is or does: what is seen
 * of each by itself is put together as if all went on across the joins.
 */
export function mayBeStuck(segments: readonly WatchedSegment[]): boolean {
  let [black, still] = [0, 0]
  for (const segment of segments) {
    const dark = measure(segment.black, segment.frameCount, Infinity)
    const calm = measure(segment.still, segment.frameCount, PARTS)
    if (Math.max(dark.longest, black + dark.atStart) > LONGEST_BLACK) return true
    if (Math.max(calm.longest, still + calm.atStart) > LONGEST_STILL) return true
    black = dark.isAll ? black + segment.frameCount : dark.atEnd
    still = calm.isAll ? still + segment.frameCount : calm.atEnd
  }
  return false
}

/** Frames that stretches which meet take together, at most `parts` of them: the most anywhere, at the start, at the end. */
function measure(stretches: readonly FrameRange[], frameCount: number, parts: number) {
  const runs = stretches.map((first, index) => {
    let [to, taken] = [first.to, 1]
    for (const next of stretches.slice(index + 1)) {
      if (taken === parts || next.from - to > NEAR_FRAMES) break
      to = next.to
      taken += 1
    }
    return { from: first.from, to }
  })
  const lengthOf = (run: FrameRange) => run.to - run.from
  const most = (some: readonly FrameRange[]) => Math.max(0, ...some.map(lengthOf))
  const atStart = runs.filter(({ from }) => from <= NEAR_FRAMES)
  const atEnd = runs.filter(({ to }) => to >= frameCount - NEAR_FRAMES)
  return {
    longest: most(runs),
    atStart: Math.max(0, ...atStart.map(({ to }) => to)),
    atEnd: Math.max(0, ...atEnd.map(({ from }) => frameCount - from)),
    isAll: atStart.some(({ to }) => to >= frameCount - NEAR_FRAMES),
  }
}
