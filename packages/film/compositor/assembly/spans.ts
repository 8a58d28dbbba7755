// A span: some rows of a band between two columns, drawn from one plane of one layer. Columns are counted in groups of eight
// outputs, an even number of them; the band has room for what goes beyond its width.
import { ENTRY_BYTES, flipSign, layOver, mixSixteen, sampleAlong, sampleSixteen } from './sampling'

/** How a sampled plane meets what is below it. */
export const STORE: i32 = 0
export const OVER: i32 = 1

/**
 * Draws rows [top, bottom) of the output into the band row by row; output row y is sampled at startY + stepY * y.
 * `source` and `alpha` are signed planes of `height` rows.
 */
export function drawSpan(
  mode: i32,
  out: usize,
  outStride: usize,
  top: i32,
  bottom: i32,
  from: i32,
  to: i32,
  table: usize,
  source: usize,
  alpha: usize,
  stride: usize,
  height: i32,
  startY: f64,
  stepY: f64,
): void {
  const last: f64 = <f64>height - 1.001
  const first = table + <usize>from * ENTRY_BYTES
  const end = table + <usize>to * ENTRY_BYTES
  let line = out + (<usize>from << 3)
  for (let y = top; y < bottom; y++) {
    const position = max<f64>(0, min<f64>(last, startY + stepY * <f64>y))
    const row = <i32>position
    const weight = i16x8.splat(<i16>((position - <f64>row) * 32767))
    const offset = <usize>row * stride
    if (mode == STORE) storeLine(line, source + offset, stride, first, end, weight)
    else overLine(line, source + offset, alpha + offset, stride, first, end, weight)
    line += outStride
  }
}

function storeLine(out: usize, row: usize, stride: usize, entry: usize, end: usize, weight: v128): void {
  for (; entry < end; entry += 2 * ENTRY_BYTES, out += 16) {
    v128.store(out, flipSign(sampleSixteen(row, stride, entry, weight)))
  }
}

function overLine(out: usize, row: usize, alpha: usize, stride: usize, entry: usize, end: usize, weight: v128): void {
  for (; entry < end; entry += 2 * ENTRY_BYTES, out += 16) {
    const cover = flipSign(sampleSixteen(alpha, stride, entry, weight))
    if (!v128.any_true(cover)) continue
    const colour = flipSign(sampleSixteen(row, stride, entry, weight))
    v128.store(out, layOver(v128.load(out), colour, cover))
  }
}

/** Two neighbouring source rows, sampled along their length. */
const lines: usize = memory.data(2 * 8192, 16)

/**
 * Adds a plane of light to the band. Light is mostly kept small and drawn large: a source row is sampled once for the several
 * output rows that it serves.
 */
export function addSpan(
  isChroma: bool,
  out: usize,
  outStride: usize,
  top: i32,
  bottom: i32,
  from: i32,
  to: i32,
  table: usize,
  source: usize,
  stride: usize,
  height: i32,
  startY: f64,
  stepY: f64,
): void {
  const last: f64 = <f64>height - 1.001
  const first = table + <usize>from * ENTRY_BYTES
  const end = table + <usize>to * ENTRY_BYTES
  const bytes = <usize>(to - from) << 3
  let upper = lines
  let lower = lines + 8192
  let upperRow = -1
  let lowerRow = -1
  let line = out + (<usize>from << 3)
  for (let y = top; y < bottom; y++) {
    const position = max<f64>(0, min<f64>(last, startY + stepY * <f64>y))
    const row = <i32>position
    if (row == lowerRow) {
      const kept = upper
      upper = lower
      lower = kept
      upperRow = row
      lowerRow = -1
    }
    if (row != upperRow) sampleAlong(upper, source + <usize>row * stride, first, end)
    if (row + 1 != lowerRow) sampleAlong(lower, source + <usize>(row + 1) * stride, first, end)
    upperRow = row
    lowerRow = row + 1
    const weight = i16x8.splat(<i16>((position - <f64>row) * 32767))
    if (isChroma) addChroma(line, upper, lower, bytes, weight)
    else addLuma(line, upper, lower, bytes, weight)
    line += outStride
  }
}

function addLuma(out: usize, upper: usize, lower: usize, bytes: usize, weight: v128): void {
  for (let x: usize = 0; x < bytes; x += 16) {
    const light = flipSign(mixSixteen(upper + 2 * x, lower + 2 * x, weight))
    v128.store(out + x, i8x16.add_sat_u(v128.load(out + x), light))
  }
}

function addChroma(out: usize, upper: usize, lower: usize, bytes: usize, weight: v128): void {
  for (let x: usize = 0; x < bytes; x += 16) {
    const light = mixSixteen(upper + 2 * x, lower + 2 * x, weight)
    v128.store(out + x, flipSign(i8x16.add_sat_s(flipSign(v128.load(out + x)), light)))
  }
}

/** Lays a signed premultiplied plane over the band, pixel on pixel; `source` and `alpha` point at the span's first pixel. */
export function overUnmoved(
  out: usize,
  outStride: usize,
  rows: i32,
  bytes: i32,
  source: usize,
  alpha: usize,
  stride: i32,
): void {
  for (let y = 0; y < rows; y++) {
    for (let x: usize = 0; x < <usize>bytes; x += 16) {
      const cover = flipSign(v128.load(alpha + x))
      if (!v128.any_true(cover)) continue
      v128.store(out + x, layOver(v128.load(out + x), flipSign(v128.load(source + x)), cover))
    }
    out += outStride
    source += <usize>stride
    alpha += <usize>stride
  }
}
