import { COEFFICIENTS, type SpectralFrames } from './spectral-frames.ts'

/** What it costs to let one of the two readings wait: a straight walk is preferred. */
const WAIT_COST = 0.1
/** How far the walk may leave the straight line, in frames and as a share of the length. */
const BAND_FRAMES = 120
const BAND_SHARE = 0.25

/**
 * Lays one reading of a text along another: for each frame of `reading` the frame of `target` that sounds like it, never
 * going back (dynamic time warping after Sakoe and Chiba, 1978, in a band around the straight line).
 */
export function warpTime(reading: SpectralFrames, target: SpectralFrames): Int32Array {
  const columns = target.count
  const slope = columns / reading.count
  const band = Math.max(BAND_FRAMES, Math.ceil(BAND_SHARE * Math.max(columns, reading.count)))
  const costs = new Float32Array(reading.count * columns).fill(Infinity)
  for (let row = 0; row < reading.count; row += 1) {
    const middle = Math.round(row * slope)
    const end = Math.min(columns - 1, middle + band)
    for (let column = Math.max(0, middle - band); column <= end; column += 1) {
      const here = row * columns + column
      const straight = row > 0 && column > 0 ? (costs[here - columns - 1] ?? 0) : Infinity
      const down = row > 0 ? (costs[here - columns] ?? 0) + WAIT_COST : Infinity
      const right = column > 0 ? (costs[here - 1] ?? 0) + WAIT_COST : Infinity
      const before = row === 0 && column === 0 ? 0 : Math.min(straight, down, right)
      if (before < Infinity) costs[here] = before + distance(reading, row, target, column)
    }
  }
  return walkBack(costs, reading.count, columns)
}

function walkBack(costs: Float32Array, rows: number, columns: number): Int32Array {
  const path = new Int32Array(rows)
  let row = rows - 1
  let column = columns - 1
  path[row] = column
  while (row > 0 || column > 0) {
    const here = row * columns + column
    const straight = row > 0 && column > 0 ? (costs[here - columns - 1] ?? Infinity) : Infinity
    const down = row > 0 ? (costs[here - columns] ?? Infinity) + WAIT_COST : Infinity
    const right = column > 0 ? (costs[here - 1] ?? Infinity) + WAIT_COST : Infinity
    if (straight <= down && straight <= right) {
      row -= 1
      column -= 1
    } else if (down <= right) row -= 1
    else column -= 1
    if (row < 0 || column < 0) break
    path[row] = column
  }
  return path
}

function distance(a: SpectralFrames, row: number, b: SpectralFrames, column: number): number {
  const left = row * COEFFICIENTS
  const right = column * COEFFICIENTS
  let sum = 0
  for (let i = 0; i < COEFFICIENTS; i += 1) {
    const difference = (a.values[left + i] ?? 0) - (b.values[right + i] ?? 0)
    sum += difference * difference
  }
  return Math.sqrt(sum)
}
