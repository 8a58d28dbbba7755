// The SIMD core that draws display lists into planar YUV 4:2:0. Memory is laid out by the caller; nothing here allocates.
import { buildTable, mixRows, sampleRow, storeBytes } from './sampling'

export { convertOpaque, convertPremultiplied, convertLight } from './conversion'
export { addGrain, buildGrain, fillBytes, mixFrames, overSprite } from './whole-planes'

/** Rows that share one transparent extent. */
const BAND: i32 = 16
const STORE: i32 = 0
const OVER: i32 = 1
const ADD_LUMA: i32 = 2
const ADD_CHROMA: i32 = 3

/** First byte that the caller may use. */
export function heapBase(): usize {
  return (__heap_base + 63) & ~63
}

/**
 * Draws a plane into the region [left, right) x [top, bottom) of a target plane. Output (x, y) is sampled at
 * (startX + stepX * x, startY + stepY * y) of the source. `extents` holds, for each source row, the first and the end
 * column that are not empty (two 16-bit numbers); rows and bands without any are skipped. Modes: 0 store, 1 premultiplied
 * colour over, 2 add light, 3 add chroma around 128.
 */
export function drawPlane(
  mode: i32,
  target: usize,
  targetStride: i32,
  left: i32,
  right: i32,
  top: i32,
  bottom: i32,
  source: usize,
  alpha: usize,
  sourceStride: i32,
  width: i32,
  height: i32,
  extents: usize,
  startX: f64,
  stepX: f64,
  startY: f64,
  stepY: f64,
): void {
  const groups = (right - left + 7) >> 3
  buildTable(startX, stepX, left, groups, width)
  const lastRow: f64 = <f64>height - 1.001
  for (let bandTop = top; bandTop < bottom; bandTop += BAND) {
    const bandEnd = min<i32>(bottom, bandTop + BAND)
    let first = 0
    let end = groups
    if (mode != STORE) {
      const fromRow = <i32>max<f64>(0, min<f64>(lastRow, startY + stepY * <f64>bandTop))
      const toRow = 1 + <i32>max<f64>(0, min<f64>(lastRow, startY + stepY * <f64>(bandEnd - 1)))
      let fullFrom = i32.MAX_VALUE
      let fullTo = 0
      for (let row = fromRow; row <= toRow; row++) {
        const from = <i32>load<u16>(extents + (<usize>row << 2))
        const to = <i32>load<u16>(extents + (<usize>row << 2), 2)
        if (to <= from) continue
        fullFrom = min<i32>(fullFrom, from)
        fullTo = max<i32>(fullTo, to)
      }
      if (fullTo == 0) continue
      const outFrom = <i32>Math.floor((<f64>(fullFrom - 1) - startX) / stepX) - left
      const outTo = <i32>Math.ceil((<f64>(fullTo + 1) - startX) / stepX) - left
      first = max<i32>(0, outFrom) >> 3
      end = min<i32>(groups, (outTo + 8) >> 3)
      if (end <= first) continue
    }
    drawBand(mode, target, targetStride, left, right, bandTop, bandEnd, first, end, source, alpha, sourceStride, lastRow, startY, stepY)
  }
}

function drawBand(
  mode: i32,
  target: usize,
  targetStride: i32,
  left: i32,
  right: i32,
  top: i32,
  bottom: i32,
  first: i32,
  end: i32,
  source: usize,
  alpha: usize,
  sourceStride: i32,
  lastRow: f64,
  startY: f64,
  stepY: f64,
): void {
  // Buffers 0 and 1 hold two neighbouring rows of colour, 2 and 3 of alpha; going down, the lower becomes the upper.
  let upper = 0
  let lower = 1
  let upperRow = -1
  let lowerRow = -1
  for (let y = top; y < bottom; y++) {
    const position = max<f64>(0, min<f64>(lastRow, startY + stepY * <f64>y))
    const row = <i32>position
    if (upperRow != row && lowerRow == row) {
      const kept = upper
      upper = lower
      lower = kept
      upperRow = row
      lowerRow = -1
    }
    if (upperRow != row) {
      sampleBoth(mode, source, alpha, row * sourceStride, upper, first, end)
      upperRow = row
    }
    if (lowerRow != row + 1) {
      sampleBoth(mode, source, alpha, (row + 1) * sourceStride, lower, first, end)
      lowerRow = row + 1
    }
    const weight = i16x8.splat(<i16>((position - <f64>row) * 32767))
    const out = target + <usize>(y * targetStride + left)
    const count = right - left
    if (mode == STORE) storeRow(out, upper, lower, first, end, count, weight)
    else if (mode == OVER) overRow(out, upper, lower, first, end, count, weight)
    else if (mode == ADD_LUMA) addRow(out, upper, lower, first, end, count, weight, 0)
    else addRow(out, upper, lower, first, end, count, weight, 128)
  }
}

// @ts-ignore: decorator
@inline
function sampleBoth(mode: i32, source: usize, alpha: usize, offset: i32, buffer: i32, first: i32, end: i32): void {
  sampleRow(source + <usize>offset, buffer, first, end)
  if (mode == OVER) sampleRow(alpha + <usize>offset, buffer + 2, first, end)
}

function storeRow(out: usize, upper: i32, lower: i32, first: i32, end: i32, count: i32, weight: v128): void {
  for (let group = first; group < end; group++) {
    storeBytes(out + <usize>(group << 3), mixRows(upper, lower, group, weight), count - (group << 3))
  }
}

function overRow(out: usize, upper: i32, lower: i32, first: i32, end: i32, count: i32, weight: v128): void {
  const full = i16x8.splat(255)
  const half = i16x8.splat(128)
  for (let group = first; group < end; group++) {
    const cover = mixRows(upper + 2, lower + 2, group, weight)
    if (!v128.any_true(cover)) continue
    const at = out + <usize>(group << 3)
    const colour = mixRows(upper, lower, group, weight)
    const below = i16x8.extend_low_i8x16_u(v128.load64_zero(at))
    const kept = i16x8.add(i16x8.mul(below, i16x8.sub(full, cover)), half)
    const scaled = i16x8.shr_u(i16x8.add(kept, i16x8.shr_u(kept, 8)), 8)
    storeBytes(at, i16x8.add(scaled, colour), count - (group << 3))
  }
}

function addRow(out: usize, upper: i32, lower: i32, first: i32, end: i32, count: i32, weight: v128, neutral: i16): void {
  const zero = i16x8.splat(neutral)
  for (let group = first; group < end; group++) {
    const at = out + <usize>(group << 3)
    const light = i16x8.sub(mixRows(upper, lower, group, weight), zero)
    const below = i16x8.extend_low_i8x16_u(v128.load64_zero(at))
    storeBytes(at, i16x8.add(below, light), count - (group << 3))
  }
}
