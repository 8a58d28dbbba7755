// Bilinear sampling of one 8-bit plane, eight outputs at a time. The horizontal pass picks its taps with one byte swizzle
// per eight outputs and keeps 7 fractional bits (rows of 16-bit values); the vertical pass mixes two such rows.

/** Bytes of one table entry: 16 tap indexes, 8 weights of 16 bits, the source offset. */
const GROUP_BYTES: usize = 48
/** Widest region: 512 groups of 8 outputs. */
const table: usize = memory.data(512 * 48, 16)
/** Bytes of one horizontally sampled row. */
const ROW_BYTES: usize = 8192 + 64
/** Four of them: two for the colour plane, two for its alpha. */
const rows: usize = memory.data(4 * (8192 + 64), 16)

/** The source columns and weights of the outputs `from + 8 * group + i`. Sources left or right of the plane repeat its edge. */
export function buildTable(start: f64, step: f64, from: i32, groups: i32, width: i32): void {
  const last: f64 = <f64>width - 1.001
  for (let group = 0; group < groups; group++) {
    const entry = table + <usize>group * GROUP_BYTES
    let base = 0
    for (let i = 0; i < 8; i++) {
      const position = max<f64>(0, min<f64>(last, start + step * <f64>(from + group * 8 + i)))
      const column = <i32>position
      if (i == 0) base = column
      const tap = min<i32>(14, column - base)
      store<u8>(entry + i, <u8>tap)
      store<u8>(entry + 8 + i, <u8>(tap + 1))
      store<i16>(entry + 16 + (i << 1), <i16>((position - <f64>column) * 128 + 0.5))
    }
    store<i32>(entry + 32, base)
  }
}

/** Samples the groups [first, end) of a source row horizontally into row buffer `buffer` (0 to 3). */
export function sampleRow(source: usize, buffer: i32, first: i32, end: i32): void {
  let entry = table + <usize>first * GROUP_BYTES
  let out = rows + <usize>buffer * ROW_BYTES + <usize>first * 16
  for (let group = first; group < end; group++) {
    const pixels = v128.load(source + <usize>load<i32>(entry, 32))
    const taps = i8x16.swizzle(pixels, v128.load(entry))
    const left = i16x8.extend_low_i8x16_u(taps)
    const right = i16x8.extend_high_i8x16_u(taps)
    const mixed = i16x8.add(i16x8.shl(left, 7), i16x8.mul(i16x8.sub(right, left), v128.load(entry, 16)))
    v128.store(out, mixed)
    entry += GROUP_BYTES
    out += 16
  }
}

/** Eight 16-bit outputs (0 to 255) of a group: row buffers `upper` and `lower` mixed by `weight` (15 fractional bits). */
// @ts-ignore: decorator
@inline
export function mixRows(upper: i32, lower: i32, group: i32, weight: v128): v128 {
  const a = v128.load(rows + <usize>upper * ROW_BYTES + <usize>group * 16)
  const b = v128.load(rows + <usize>lower * ROW_BYTES + <usize>group * 16)
  const mixed = i16x8.add(a, i16x8.q15mulr_sat_s(i16x8.sub(b, a), weight))
  return i16x8.shr_u(i16x8.add(mixed, i16x8.splat(64)), 7)
}

/** Stores the low bytes of eight 16-bit values; `count` of them. */
// @ts-ignore: decorator
@inline
export function storeBytes(target: usize, values: v128, count: i32): void {
  const bytes = i8x16.narrow_i16x8_u(values, values)
  if (count >= 8) {
    v128.store64_lane(target, bytes, 0)
    return
  }
  let rest = i64x2.extract_lane(bytes, 0)
  for (let i = 0; i < count; i++) {
    store<u8>(target + i, <u8>rest)
    rest >>= 8
  }
}
