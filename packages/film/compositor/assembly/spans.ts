// Layers that are kept in their full size, as spans: some rows of a band between two columns, drawn from one plane of one layer. Columns are
// counted in groups of eight outputs, an even number of them; the band has room for what goes beyond its width.
import { along, between, biasOf, ENTRY_BYTES, layOver, signOf, wholeOf } from './sampling'
import { findRow, lowerShare, upperRow } from './rows'

/**
 * Stores rows [top, bottom) of a plane that covers what is below it into the band; output row y is sampled at startY + stepY * y. `source` is
 * a signed plane of `height` rows. Two rows at a time where they have a source row in common, as most have: it is sampled along its length once.
 */
export function storeSpan(
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
  const first = table + <usize>from * ENTRY_BYTES
  const end = table + <usize>to * ENTRY_BYTES
  let line = out + (<usize>from << 3)
  for (let y = top; y < bottom; ) {
    findRow(y, startY, stepY, height)
    const row = upperRow
    const share = lowerShare
    const start = source + <usize>row * stride
    if (y + 1 < bottom) {
      findRow(y + 1, startY, stepY, height)
      if (upperRow == row + 1) {
        storeTwoLines(line, outStride, start, stride, first, end, share, lowerShare)
        line += 2 * outStride
        y += 2
        continue
      }
    }
    storeLine(line, start, stride, first, end, share)
    line += outStride
    y++
  }
}

function storeLine(out: usize, row: usize, stride: usize, entry: usize, end: usize, share: v128): void {
  const whole = wholeOf()
  const sign = signOf()
  for (; entry < end; entry += 2 * ENTRY_BYTES, out += 16) {
    v128.store(out, v128.xor(sampleSixteen(row, stride, entry, share, whole), sign))
  }
}

/** Sixteen signed bytes for the two table entries at `entry`. */
// @ts-ignore: decorator
@inline
function sampleSixteen(row: usize, stride: usize, entry: usize, share: v128, whole: v128): v128 {
  return i8x16.narrow_i16x8_s(
    sampleEight(row, stride, entry, share, whole),
    sampleEight(row, stride, entry + ENTRY_BYTES, share, whole),
  )
}

// @ts-ignore: decorator
@inline
function sampleEight(row: usize, stride: usize, entry: usize, share: v128, whole: v128): v128 {
  const from = row + <usize>load<i32>(entry, 32)
  const taps = v128.load(entry)
  const weights = v128.load(entry, 16)
  return between(along(from, taps, weights), along(from + stride, taps, weights), share, whole)
}

function storeTwoLines(
  out: usize,
  outStride: usize,
  row: usize,
  stride: usize,
  entry: usize,
  end: usize,
  share: v128,
  nextShare: v128,
): void {
  const whole = wholeOf()
  const sign = signOf()
  for (; entry < end; entry += 2 * ENTRY_BYTES, out += 16) {
    const left = row + <usize>load<i32>(entry, 32)
    const right = row + <usize>load<i32>(entry, 80)
    const leftTaps = v128.load(entry)
    const leftWeights = v128.load(entry, 16)
    const rightTaps = v128.load(entry, 48)
    const rightWeights = v128.load(entry, 64)
    const leftMiddle = along(left + stride, leftTaps, leftWeights)
    const rightMiddle = along(right + stride, rightTaps, rightWeights)
    const upper = i8x16.narrow_i16x8_s(
      between(along(left, leftTaps, leftWeights), leftMiddle, share, whole),
      between(along(right, rightTaps, rightWeights), rightMiddle, share, whole),
    )
    v128.store(out, v128.xor(upper, sign))
    const lower = i8x16.narrow_i16x8_s(
      between(leftMiddle, along(left + 2 * stride, leftTaps, leftWeights), nextShare, whole),
      between(rightMiddle, along(right + 2 * stride, rightTaps, rightWeights), nextShare, whole),
    )
    v128.store(out + outStride, v128.xor(lower, sign))
  }
}

/** Lays rows of a signed premultiplied plane over the band, as `storeSpan` stores them. */
export function overSpan(
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
  const first = table + <usize>from * ENTRY_BYTES
  const end = table + <usize>to * ENTRY_BYTES
  let line = out + (<usize>from << 3)
  for (let y = top; y < bottom; ) {
    findRow(y, startY, stepY, height)
    const row = upperRow
    const share = lowerShare
    const offset = <usize>row * stride
    if (y + 1 < bottom) {
      findRow(y + 1, startY, stepY, height)
      if (upperRow == row + 1) {
        overTwoLines(line, outStride, source + offset, alpha - source, stride, first, end, share, lowerShare)
        line += 2 * outStride
        y += 2
        continue
      }
    }
    overLine(line, source + offset, alpha - source, stride, first, end, share)
    line += outStride
    y++
  }
}

function overLine(out: usize, row: usize, toAlpha: usize, stride: usize, entry: usize, end: usize, share: v128): void {
  const whole = wholeOf()
  const sign = signOf()
  const bias = biasOf()
  for (; entry < end; entry += 2 * ENTRY_BYTES, out += 16) {
    const cover = v128.xor(sampleSixteen(row + toAlpha, stride, entry, share, whole), sign)
    if (!v128.any_true(cover)) continue
    const colour = v128.xor(sampleSixteen(row, stride, entry, share, whole), sign)
    v128.store(out, layOver(v128.load(out), colour, cover, bias))
  }
}

function overTwoLines(
  out: usize,
  outStride: usize,
  row: usize,
  toAlpha: usize,
  stride: usize,
  entry: usize,
  end: usize,
  share: v128,
  nextShare: v128,
): void {
  const whole = wholeOf()
  const sign = signOf()
  const bias = biasOf()
  for (; entry < end; entry += 2 * ENTRY_BYTES, out += 16) {
    const left = row + <usize>load<i32>(entry, 32)
    const right = row + <usize>load<i32>(entry, 80)
    const leftTaps = v128.load(entry)
    const leftWeights = v128.load(entry, 16)
    const rightTaps = v128.load(entry, 48)
    const rightWeights = v128.load(entry, 64)
    const leftCover = along(left + toAlpha + stride, leftTaps, leftWeights)
    const rightCover = along(right + toAlpha + stride, rightTaps, rightWeights)
    const cover = v128.xor(i8x16.narrow_i16x8_s(
      between(along(left + toAlpha, leftTaps, leftWeights), leftCover, share, whole),
      between(along(right + toAlpha, rightTaps, rightWeights), rightCover, share, whole),
    ), sign)
    const nextCover = v128.xor(i8x16.narrow_i16x8_s(
      between(leftCover, along(left + toAlpha + 2 * stride, leftTaps, leftWeights), nextShare, whole),
      between(rightCover, along(right + toAlpha + 2 * stride, rightTaps, rightWeights), nextShare, whole),
    ), sign)
    if (!v128.any_true(v128.or(cover, nextCover))) continue
    const leftMiddle = along(left + stride, leftTaps, leftWeights)
    const rightMiddle = along(right + stride, rightTaps, rightWeights)
    const colour = i8x16.narrow_i16x8_s(
      between(along(left, leftTaps, leftWeights), leftMiddle, share, whole),
      between(along(right, rightTaps, rightWeights), rightMiddle, share, whole),
    )
    v128.store(out, layOver(v128.load(out), v128.xor(colour, sign), cover, bias))
    const nextColour = i8x16.narrow_i16x8_s(
      between(leftMiddle, along(left + 2 * stride, leftTaps, leftWeights), nextShare, whole),
      between(rightMiddle, along(right + 2 * stride, rightTaps, rightWeights), nextShare, whole),
    )
    v128.store(out + outStride, layOver(v128.load(out + outStride), v128.xor(nextColour, sign), nextCover, bias))
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
  const sign = signOf()
  const bias = biasOf()
  for (let y = 0; y < rows; y++) {
    for (let x: usize = 0; x < <usize>bytes; x += 16) {
      const cover = v128.xor(v128.load(alpha + x), sign)
      if (!v128.any_true(cover)) continue
      v128.store(out + x, layOver(v128.load(out + x), v128.xor(v128.load(source + x), sign), cover, bias))
    }
    out += outStride
    source += <usize>stride
    alpha += <usize>stride
  }
}
