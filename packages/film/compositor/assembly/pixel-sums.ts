// Sums over neighbouring pixels, several at a time, as the conversion to planes needs them. Luma's coefficients are half of those in
// conversion.ts: all of them are even.

/** Luma without its offset, 15 fractional bits, of the four pixels in `pixels`. */
// @ts-ignore: decorator
@inline
export function lumaOfFour(pixels: v128): v128 {
  const weights = i16x8(5983, 20127, 2032, 0, 5983, 20127, 2032, 0)
  return sumOfPairs(pixels, weights)
}

/** Weighted sums of red, green, blue of four pixels, as 32-bit values. */
// @ts-ignore: decorator
@inline
function sumOfPairs(pixels: v128, weights: v128): v128 {
  return addPairs(
    i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(pixels), weights),
    i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(pixels), weights),
  )
}

/** Neighbouring 32-bit values added: two of `first`, two of `second`. */
// @ts-ignore: decorator
@inline
export function addPairs(first: v128, second: v128): v128 {
  return i32x4.add(v128.shuffle<i32>(first, second, 0, 2, 4, 6), v128.shuffle<i32>(first, second, 1, 3, 5, 7))
}

/** Stores the low bytes of four 32-bit values, clamped. */
// @ts-ignore: decorator
@inline
export function storeFour(target: usize, values: v128): void {
  const words = i16x8.narrow_i32x4_s(values, values)
  v128.store32_lane(target, i8x16.narrow_i16x8_u(words, words), 0)
}

// @ts-ignore: decorator
@inline
export function storeEight(target: usize, left: v128, right: v128): void {
  const words = i16x8.narrow_i32x4_s(left, right)
  v128.store64_lane(target, i8x16.narrow_i16x8_u(words, words), 0)
}

/** Sums of the blocks of two by two in four columns: red, green, blue, alpha of the one, then of the other, 16 bits each. */
// @ts-ignore: decorator
@inline
export function sumBlocks(upper: v128, lower: v128): v128 {
  const left = i16x8.add(i16x8.extend_low_i8x16_u(upper), i16x8.extend_low_i8x16_u(lower))
  const right = i16x8.add(i16x8.extend_high_i8x16_u(upper), i16x8.extend_high_i8x16_u(lower))
  return i16x8.add(v128.shuffle<i64>(left, right, 0, 2), v128.shuffle<i64>(left, right, 1, 3))
}
