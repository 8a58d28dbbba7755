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

/** Eight outputs sampled along the row at `from`: 16-bit values with 6 fractional bits. */
// @ts-ignore: decorator
@inline
export function along(from: usize, taps: v128, weights: v128): v128 {
  return i16x8.relaxed_dot_i8x16_i7x16_s(i8x16.relaxed_swizzle(v128.load(from), taps), weights)
}

/**
 * Numbers that loops need sixteen times over. They are read from memory before a loop: written into it, V8 makes each of them anew each time,
 * three instructions of a hundred for every use.
 */
const numbers: usize = memory.data(3 * 16, 16)
v128.store(numbers, i16x8.splat(512))
v128.store(numbers, i8x16.splat(-128), 16)
v128.store(numbers, i16x8.splat(128), 32)

/** What `between` multiplies by: 2 ** -6 of 15 fractional bits. */
// @ts-ignore: decorator
@inline
export function wholeOf(): v128 {
  return v128.load(numbers)
}

/** What turns values into signed ones or back, by `v128.xor`. */
// @ts-ignore: decorator
@inline
export function signOf(): v128 {
  return v128.load(numbers, 16)
}

/** What `layOver` rounds by. */
// @ts-ignore: decorator
@inline
export function biasOf(): v128 {
  return v128.load(numbers, 32)
}

/** Whole values between two rows that were sampled along their length, mixed by `weight` (15 fractional bits). */
// @ts-ignore: decorator
@inline
export function between(above: v128, below: v128, weight: v128, whole: v128): v128 {
  const mixed = i16x8.add(above, i16x8.relaxed_q15mulr_s(i16x8.sub(below, above), weight))
  // (mixed + 32) >> 6, rounded as that is.
  return i16x8.relaxed_q15mulr_s(mixed, whole)
}

/** Premultiplied `colour` with `cover` over `below`, sixteen unsigned bytes. */
// @ts-ignore: decorator
@inline
export function layOver(below: v128, colour: v128, cover: v128, bias: v128): v128 {
  const kept = v128.not(cover)
  // x * k / 255, rounded as that is.
  const low = i16x8.add(i16x8.extmul_low_i8x16_u(below, kept), bias)
  const high = i16x8.add(i16x8.extmul_high_i8x16_u(below, kept), bias)
  const scaled = i8x16.narrow_i16x8_u(
    i16x8.shr_u(i16x8.add(low, i16x8.shr_u(low, 8)), 8),
    i16x8.shr_u(i16x8.add(high, i16x8.shr_u(high, 8)), 8),
  )
  return i8x16.add_sat_u(scaled, colour)
}

/** Sixteen signed bytes between two rows that were sampled along their length. */
// @ts-ignore: decorator
@inline
export function mixSixteen(upper: usize, lower: usize, weight: v128, whole: v128): v128 {
  return i8x16.narrow_i16x8_s(
    between(v128.load(upper), v128.load(lower), weight, whole),
    between(v128.load(upper, 16), v128.load(lower, 16), weight, whole),
  )
}
