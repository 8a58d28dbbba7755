import type { FrameRange, FrameSize } from '@hookreel/film'

/** What the frames of a stretch were seen to be while they were drawn, as plain JSON. */
export type DrawnStretch = {
  /** Every black stretch, and every one that hardly moves, in frames from its start, however short. */
  readonly black: readonly FrameRange[]
  readonly still: readonly FrameRange[]
  /** The light of its first frame, `LIGHT_SIZE` values of a byte in rows. */
  readonly first: readonly number[]
}

/** How small the light of a frame is told. */
export const LIGHT_SIZE = { width: 9, height: 16 } as const
/**
 * Twice what counts as standing still in a film (-60 dB): two frames that are so near to a third one are no further than this from each
 * other, so no frozen stretch is missed for beginning in an earlier segment.
 */
export const STILL_NOISE = 0.002
/** As `blackFilter`: so dark is a point, a share of the range from 16 to 235, where nearly all of a picture is. */
const BLACK_LIGHT = 16 + 0.05 * 219
const BLACK_SHARE = 0.98
/** Each look costs a millisecond or two; what lies between two of them is taken for what the earlier one saw, and for what the later one sees. */
const FRAMES_A_LOOK = 3
/** About so many points lie in a row of the small frame that is looked at: fewer than in `SMALL`, where less stands still. */
const POINTS_ACROSS = 135

/**
 * Looks at the planar frames of a stretch of so many as they are drawn, as the filters `blackdetect` and `freezedetect` look at decoded ones: at 135
 * points across, each the mean of what it stands for. It looks at every third one and at the last one; no stretch is told of that is shorter than it is.
 */
export function lookAtFrames({ width, height }: FrameSize, frameCount: number) {
  const cell = Math.max(2, 2 * Math.round(width / POINTS_ACROSS / 2))
  const pointsOf = (side: number) => Math.floor(side / cell)
  const points = { width: pointsOf(width), height: pointsOf(height) }
  const halfPoints = { width: pointsOf(width / 2), height: pointsOf(height / 2) }
  const light = points.width * points.height
  const colour = halfPoints.width * halfPoints.height
  const planes = [
    { from: 0, width, points, at: 0, end: light },
    { from: width * height, width: width / 2, points: halfPoints, at: light, end: light + colour },
    {
      ...{ from: width * height * 1.25, width: width / 2, points: halfPoints },
      ...{ at: light + colour, end: light + 2 * colour },
    },
  ]
  const size = light + 2 * colour
  let [small, reference] = [new Uint8Array(size), new Uint8Array(size)]
  const [black, still] = [openStretches(), openStretches()]
  let first: number[] = []
  let [count, since, lookedAt] = [0, 0, -1]
  const look = (frame: Uint8Array) => {
    for (const { from, at, end, ...plane } of planes)
      shrink(frame.subarray(from), { ...plane, cell }, small.subarray(at, end))
    if (count === 0) first = lightOf(small, points)
    // From behind the last frame that was looked at and was not so.
    const from = lookedAt + 1
    black.tell(isBlack(small.subarray(0, light)), from, count)
    const isStill = count > 0 && differenceOf(small, reference) <= STILL_NOISE
    still.tell(isStill, since, count)
    if (!isStill) {
      ;[small, reference] = [reference, small]
      since = from
    }
    lookedAt = count
  }
  return {
    add: (frame: Uint8Array) => {
      if (count % FRAMES_A_LOOK === 0 || count === frameCount - 1) look(frame)
      count += 1
    },
    finish: (): DrawnStretch => ({ black: black.finish(count), still: still.finish(count), first }),
  }
}

/** Stretches of frames in a row of which something is true; `from` is where one begins that is first told of at `at`. */
function openStretches() {
  const found: FrameRange[] = []
  let start: number | undefined
  const end = (to: number) => {
    if (start !== undefined) found.push({ from: start, to })
    start = undefined
  }
  return {
    tell: (isTrue: boolean, from: number, at: number) => {
      if (isTrue) start ??= from
      else end(at)
    },
    finish: (count: number) => {
      end(count)
      return found
    },
  }
}

/** The mean of each cell; of large ones every third row, and of that every second point, which says as much at a sixth of the price. */
function shrink(
  plane: Uint8Array,
  { width, cell, points }: { readonly width: number; readonly cell: number; readonly points: FrameSize },
  out: Uint8Array,
): void {
  const step = cell > 2 ? 3 : 1
  const aside = cell > 3 ? 2 : 1
  const share = 1 / (Math.ceil(cell / aside) * Math.ceil(cell / step))
  for (let row = 0; row < points.height; row += 1) {
    for (let column = 0; column < points.width; column += 1) {
      let sum = 0
      for (let y = 0; y < cell; y += step) {
        const from = (row * cell + y) * width + column * cell
        for (let at = from; at < from + cell; at += aside) sum += plane[at] ?? 0
      }
      out[row * points.width + column] = sum * share + 0.5
    }
  }
}

function isBlack(light: Uint8Array): boolean {
  let dark = 0
  for (let at = 0; at < light.length; at += 1) if ((light[at] ?? 0) <= BLACK_LIGHT) dark += 1
  return dark >= BLACK_SHARE * light.length
}

/** The mean difference of two small frames, as a share of a byte; light counts for four points of each colour, as in a frame. */
function differenceOf(one: Uint8Array, other: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  return sum / (one.length * 255)
}

/** The light of a small frame, smaller still. */
function lightOf(small: Uint8Array, { width, height }: FrameSize): number[] {
  const edge = (at: number, of: number, size: number) => Math.floor((at * size) / of)
  return Array.from({ length: LIGHT_SIZE.width * LIGHT_SIZE.height }, (_, n) => {
    const [x, y] = [n % LIGHT_SIZE.width, Math.floor(n / LIGHT_SIZE.width)]
    const [left, right] = [edge(x, LIGHT_SIZE.width, width), edge(x + 1, LIGHT_SIZE.width, width)]
    const [top, bottom] = [edge(y, LIGHT_SIZE.height, height), edge(y + 1, LIGHT_SIZE.height, height)]
    let sum = 0
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1) sum += small[row * width + column] ?? 0
    return Math.round(sum / ((right - left) * (bottom - top) || 1))
  })
}
