// Layers that are kept small and drawn large, light and shades: a source row is sampled along its length once for the several output rows that it
// serves. Spans are counted as in spans.ts.
import { along, biasOf, ENTRY_BYTES, layOver, mixSixteen, signOf, wholeOf } from './sampling'
import { findRow, lowerShare, upperRow } from './rows'

/** Two neighbouring source rows of a plane, sampled along their length, of its alpha and of the other difference of colour. */
const lines: usize = memory.data(6 * 8192, 16)
const TO_ALPHA: usize = 2 * 8192
const TO_OTHER: usize = 4 * 8192
/** Where the rows stand. */
let upperLine: usize = lines
let lowerLine: usize = lines
/** Which row stands in each; -1 is none. */
let heldUpper: i32 = -1
let heldLower: i32 = -1

function forgetLines(): void {
  upperLine = lines
  lowerLine = lines + 8192
  heldUpper = -1
  heldLower = -1
}

/** Has row `row` and the next one sampled along their length: those that are not there yet. `alpha` and `other` are 0 where there are none. */
function holdLines(row: i32, source: usize, alpha: usize, other: usize, stride: usize, entry: usize, end: usize): void {
  if (row == heldLower) {
    const kept = upperLine
    upperLine = lowerLine
    lowerLine = kept
    heldUpper = row
    heldLower = -1
  }
  if (row != heldUpper) holdLine(upperLine, <usize>row * stride, source, alpha, other, entry, end)
  if (row + 1 != heldLower) holdLine(lowerLine, <usize>(row + 1) * stride, source, alpha, other, entry, end)
  heldUpper = row
  heldLower = row + 1
}

function holdLine(line: usize, offset: usize, source: usize, alpha: usize, other: usize, entry: usize, end: usize): void {
  const row = source + offset
  if (alpha == 0) {
    for (; entry < end; entry += ENTRY_BYTES, line += 16) {
      v128.store(line, along(row + <usize>load<i32>(entry, 32), v128.load(entry), v128.load(entry, 16)))
    }
    return
  }
  const toAlpha = alpha - source
  const toOther = other == 0 ? 0 : other - source
  for (; entry < end; entry += ENTRY_BYTES, line += 16) {
    const at = row + <usize>load<i32>(entry, 32)
    const taps = v128.load(entry)
    const weights = v128.load(entry, 16)
    v128.store(line, along(at, taps, weights))
    v128.store(line + TO_ALPHA, along(at + toAlpha, taps, weights))
    if (toOther != 0) v128.store(line + TO_OTHER, along(at + toOther, taps, weights))
  }
}

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
  const first = table + <usize>from * ENTRY_BYTES
  const end = table + <usize>to * ENTRY_BYTES
  const bytes = <usize>(to - from) << 3
  forgetLines()
  let line = out + (<usize>from << 3)
  for (let y = top; y < bottom; y++) {
    findRow(y, startY, stepY, height)
    holdLines(upperRow, source, 0, 0, stride, first, end)
    if (isChroma) addChroma(line, upperLine, lowerLine, bytes, lowerShare)
    else addLuma(line, upperLine, lowerLine, bytes, lowerShare)
    line += outStride
  }
}

/**
 * As `overSpan`, to the bit, for a layer that is drawn much larger than it is kept. `other` is the second difference of colour, which goes
 * `toOther` behind the first one and has the same alpha; luma has none (0).
 */
export function overSoftSpan(
  out: usize,
  toOther: usize,
  outStride: usize,
  top: i32,
  bottom: i32,
  from: i32,
  to: i32,
  table: usize,
  source: usize,
  alpha: usize,
  other: usize,
  stride: usize,
  height: i32,
  startY: f64,
  stepY: f64,
): void {
  const first = table + <usize>from * ENTRY_BYTES
  const end = table + <usize>to * ENTRY_BYTES
  const bytes = <usize>(to - from) << 3
  forgetLines()
  let line = out + (<usize>from << 3)
  for (let y = top; y < bottom; y++) {
    findRow(y, startY, stepY, height)
    holdLines(upperRow, source, alpha, other, stride, first, end)
    if (other == 0) overLuma(line, upperLine, lowerLine, bytes, lowerShare)
    else overChroma(line, toOther, upperLine, lowerLine, bytes, lowerShare)
    line += outStride
  }
}

/** Thirty-two at a time: a span of luma is a number of whole cells. */
function overLuma(out: usize, upper: usize, lower: usize, bytes: usize, share: v128): void {
  const whole = wholeOf()
  const sign = signOf()
  const bias = biasOf()
  for (let x: usize = 0; x < bytes; x += 32) {
    const above = upper + 2 * x
    const below = lower + 2 * x
    const cover = v128.xor(mixSixteen(above + TO_ALPHA, below + TO_ALPHA, share, whole), sign)
    const next = v128.xor(mixSixteen(above + TO_ALPHA + 32, below + TO_ALPHA + 32, share, whole), sign)
    if (!v128.any_true(v128.or(cover, next))) continue
    const at = out + x
    const colour = v128.xor(mixSixteen(above, below, share, whole), sign)
    v128.store(at, layOver(v128.load(at), colour, cover, bias))
    const nextColour = v128.xor(mixSixteen(above + 32, below + 32, share, whole), sign)
    v128.store(at, layOver(v128.load(at, 16), nextColour, next, bias), 16)
  }
}

function overChroma(out: usize, toOther: usize, upper: usize, lower: usize, bytes: usize, share: v128): void {
  const whole = wholeOf()
  const sign = signOf()
  const bias = biasOf()
  for (let x: usize = 0; x < bytes; x += 16) {
    const above = upper + 2 * x
    const below = lower + 2 * x
    const cover = v128.xor(mixSixteen(above + TO_ALPHA, below + TO_ALPHA, share, whole), sign)
    if (!v128.any_true(cover)) continue
    const at = out + x
    const colour = v128.xor(mixSixteen(above, below, share, whole), sign)
    v128.store(at, layOver(v128.load(at), colour, cover, bias))
    const other = v128.xor(mixSixteen(above + TO_OTHER, below + TO_OTHER, share, whole), sign)
    v128.store(at + toOther, layOver(v128.load(at + toOther), other, cover, bias))
  }
}

function addLuma(out: usize, upper: usize, lower: usize, bytes: usize, weight: v128): void {
  const whole = wholeOf()
  const sign = signOf()
  for (let x: usize = 0; x < bytes; x += 16) {
    const light = v128.xor(mixSixteen(upper + 2 * x, lower + 2 * x, weight, whole), sign)
    v128.store(out + x, i8x16.add_sat_u(v128.load(out + x), light))
  }
}

function addChroma(out: usize, upper: usize, lower: usize, bytes: usize, weight: v128): void {
  const whole = wholeOf()
  const sign = signOf()
  for (let x: usize = 0; x < bytes; x += 16) {
    const light = mixSixteen(upper + 2 * x, lower + 2 * x, weight, whole)
    v128.store(out + x, v128.xor(i8x16.add_sat_s(v128.xor(v128.load(out + x), sign), light), sign))
  }
}
