// Bilinear sampling of one plane, sixteen outputs at a time, straight from its two source rows. Planes that are sampled are
// kept as signed bytes (value - 128): one multiply-and-add then mixes two neighbours. Positions have 6 fractional bits along
// the row, 15 down the column. The relaxed instructions are exact for the values used here: indexes below 16, weights below 128.

/** Bytes of one table entry (eight outputs): 16 tap indexes, 16 weights, the source column. */
export const ENTRY_BYTES: usize = 48

/** Writes the table of the outputs from 0 to 8 * groups; sources left or right of the plane repeat its edge. */
export function buildTable(table: usize, start: f64, step: f64, groups: i32, width: i32): void {
  const last: f64 = <f64>width - 1.001
  let entry = table
  for (let group = 0; group < groups; group++) {
    let base = 0
    for (let i = 0; i < 8; i++) {
      const position = max<f64>(0, min<f64>(last, start + step * <f64>(group * 8 + i)))
      const column = <i32>position
      if (i == 0) base = column
      const tap = min<i32>(14, column - base)
      const weight = <i32>((position - <f64>column) * 64 + 0.5)
      store<u8>(entry + (i << 1), <u8>tap)
      store<u8>(entry + (i << 1), <u8>(tap + 1), 1)
      store<u8>(entry + (i << 1), <u8>(64 - weight), 16)
      store<u8>(entry + (i << 1), <u8>weight, 17)
    }
    store<i32>(entry, base, 32)
    entry += ENTRY_BYTES
  }
}

/** Eight signed values of the row at `upper` and the one `stride` below, mixed by `weight` (15 fractional bits). */
// @ts-ignore: decorator
@inline
function sampleEight(upper: usize, stride: usize, taps: v128, weights: v128, weight: v128): v128 {
  const above = i16x8.relaxed_dot_i8x16_i7x16_s(i8x16.relaxed_swizzle(v128.load(upper), taps), weights)
  const below = i16x8.relaxed_dot_i8x16_i7x16_s(i8x16.relaxed_swizzle(v128.load(upper + stride), taps), weights)
  const mixed = i16x8.add(above, i16x8.relaxed_q15mulr_s(i16x8.sub(below, above), weight))
  return i16x8.shr_s(i16x8.add(mixed, i16x8.splat(32)), 6)
}

/** Sixteen signed bytes for the two table entries at `entry`. */
// @ts-ignore: decorator
@inline
export function sampleSixteen(row: usize, stride: usize, entry: usize, weight: v128): v128 {
  const left = sampleEight(row + <usize>load<i32>(entry, 32), stride, v128.load(entry), v128.load(entry, 16), weight)
  const right = sampleEight(row + <usize>load<i32>(entry, 80), stride, v128.load(entry, 48), v128.load(entry, 64), weight)
  return i8x16.narrow_i16x8_s(left, right)
}

/** Turns values into signed ones or back. */
// @ts-ignore: decorator
@inline
export function flipSign(values: v128): v128 {
  return v128.xor(values, i8x16.splat(-128))
}

/** Premultiplied `colour` with `cover` over `below`, sixteen unsigned bytes. */
// @ts-ignore: decorator
@inline
export function layOver(below: v128, colour: v128, cover: v128): v128 {
  const kept = v128.not(cover)
  // (x * k + 255) >> 8 is exact for k = 0 and 255, and never further than one step from x * k / 255.
  const bias = i16x8.splat(255)
  const low = i16x8.shr_u(i16x8.add(i16x8.extmul_low_i8x16_u(below, kept), bias), 8)
  const high = i16x8.shr_u(i16x8.add(i16x8.extmul_high_i8x16_u(below, kept), bias), 8)
  return i8x16.add_sat_u(i8x16.narrow_i16x8_u(low, high), colour)
}

/** Samples a row along its length only: sixteen bytes of 16-bit values (6 fractional bits) for each entry. */
export function sampleAlong(out: usize, row: usize, entry: usize, end: usize): void {
  for (; entry < end; entry += ENTRY_BYTES, out += 16) {
    const taps = i8x16.relaxed_swizzle(v128.load(row + <usize>load<i32>(entry, 32)), v128.load(entry))
    v128.store(out, i16x8.relaxed_dot_i8x16_i7x16_s(taps, v128.load(entry, 16)))
  }
}

/** Sixteen signed bytes between two rows that were sampled along their length. */
// @ts-ignore: decorator
@inline
export function mixSixteen(upper: usize, lower: usize, weight: v128): v128 {
  return i8x16.narrow_i16x8_s(mixEight(upper, lower, weight), mixEight(upper + 16, lower + 16, weight))
}

// @ts-ignore: decorator
@inline
function mixEight(upper: usize, lower: usize, weight: v128): v128 {
  const above = v128.load(upper)
  const mixed = i16x8.add(above, i16x8.relaxed_q15mulr_s(i16x8.sub(v128.load(lower), above), weight))
  return i16x8.shr_s(i16x8.add(mixed, i16x8.splat(32)), 6)
}
