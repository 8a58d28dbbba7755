// Eight pixels of two neighbouring rows at a time from straight RGBA to planes: the same values as in conversion.ts, but for
// premultiplied differences of colour, which are rounded in 32-bit floats (one step apart in 1 of 2 million).
import { addPairs, lumaOfFour, storeEight, storeFour, sumBlocks } from './pixel-sums'

// @ts-ignore: decorator
@inline
function storeOpaqueLuma(target: usize, left: v128, right: v128): void {
  const bias = i32x4.splat((16 << 15) + 16384)
  storeEight(
    target,
    i32x4.shr_s(i32x4.add(lumaOfFour(left), bias), 15),
    i32x4.shr_s(i32x4.add(lumaOfFour(right), bias), 15),
  )
}

/** `columns` (a multiple of 8) opaque pixels of the row at `upper` and of the one `rowBytes` below. */
export function opaqueEights(
  upper: usize,
  rowBytes: usize,
  columns: usize,
  y: usize,
  u: usize,
  v: usize,
  stride: usize,
): void {
  const bluish = i16x8(-6596, -22189, 28785, 0, -6596, -22189, 28785, 0)
  const reddish = i16x8(28785, -26145, -2640, 0, 28785, -26145, -2640, 0)
  const bias = i32x4.splat((128 << 18) + 131072)
  for (let x: usize = 0; x < columns; x += 8) {
    const at = upper + (x << 2)
    const left = v128.load(at)
    const right = v128.load(at, 16)
    const leftBelow = v128.load(at + rowBytes)
    const rightBelow = v128.load(at + rowBytes, 16)
    storeOpaqueLuma(y + x, left, right)
    storeOpaqueLuma(y + x + stride, leftBelow, rightBelow)
    const first = sumBlocks(left, leftBelow)
    const second = sumBlocks(right, rightBelow)
    const blue = addPairs(i32x4.dot_i16x8_s(first, bluish), i32x4.dot_i16x8_s(second, bluish))
    const red = addPairs(i32x4.dot_i16x8_s(first, reddish), i32x4.dot_i16x8_s(second, reddish))
    storeFour(u + (x >> 1), i32x4.shr_s(i32x4.add(blue, bias), 18))
    storeFour(v + (x >> 1), i32x4.shr_s(i32x4.add(red, bias), 18))
  }
}

/** Premultiplied luma of four pixels: exact, as (luma * alpha + 32640) / 65280. */
// @ts-ignore: decorator
@inline
function coveredLuma(pixels: v128, cover: v128): v128 {
  const luma = i32x4.shr_s(i32x4.add(lumaOfFour(pixels), i32x4.splat(16 << 15)), 7)
  const scaled = i32x4.shr_s(i32x4.add(i32x4.mul(luma, cover), i32x4.splat(32640)), 8)
  // A division by 255 that is exact below 65535.
  return i32x4.shr_s(i32x4.add(i32x4.add(scaled, i32x4.splat(1)), i32x4.shr_s(scaled, 8)), 8)
}

/** One channel of four columns, each pixel as much as it covers, both rows together. Values below 256: their products are 16-bit ones. */
// @ts-ignore: decorator
@inline
function coveredSum(upper: v128, lower: v128, upperCover: v128, lowerCover: v128, shift: i32): v128 {
  const low = i32x4.splat(255)
  return i32x4.add(
    i32x4.dot_i16x8_s(v128.and(i32x4.shr_u(upper, shift), low), upperCover),
    i32x4.dot_i16x8_s(v128.and(i32x4.shr_u(lower, shift), low), lowerCover),
  )
}

/** The same with alpha: premultiplied planes, which must be zeroed before. */
export function coveredEights(
  upper: usize,
  rowBytes: usize,
  columns: usize,
  y: usize,
  alpha: usize,
  u: usize,
  v: usize,
  halfAlpha: usize,
  stride: usize,
): void {
  const alphas = i32x4.splat(0xff000000)
  for (let x: usize = 0; x < columns; x += 8) {
    const at = upper + (x << 2)
    const left = v128.load(at)
    const right = v128.load(at, 16)
    const leftBelow = v128.load(at + rowBytes)
    const rightBelow = v128.load(at + rowBytes, 16)
    const any = v128.or(v128.or(left, right), v128.or(leftBelow, rightBelow))
    if (!v128.any_true(v128.and(any, alphas))) continue
    const leftCover = i32x4.shr_u(left, 24)
    const rightCover = i32x4.shr_u(right, 24)
    const leftCoverBelow = i32x4.shr_u(leftBelow, 24)
    const rightCoverBelow = i32x4.shr_u(rightBelow, 24)
    storeEight(y + x, coveredLuma(left, leftCover), coveredLuma(right, rightCover))
    storeEight(y + x + stride, coveredLuma(leftBelow, leftCoverBelow), coveredLuma(rightBelow, rightCoverBelow))
    storeEight(alpha + x, leftCover, rightCover)
    storeEight(alpha + x + stride, leftCoverBelow, rightCoverBelow)
    const cover = addPairs(i32x4.add(leftCover, leftCoverBelow), i32x4.add(rightCover, rightCoverBelow))
    storeFour(halfAlpha + (x >> 1), i32x4.shr_s(i32x4.add(cover, i32x4.splat(2)), 2))
    const red = addPairs(
      coveredSum(left, leftBelow, leftCover, leftCoverBelow, 0),
      coveredSum(right, rightBelow, rightCover, rightCoverBelow, 0),
    )
    const green = addPairs(
      coveredSum(left, leftBelow, leftCover, leftCoverBelow, 8),
      coveredSum(right, rightBelow, rightCover, rightCoverBelow, 8),
    )
    const blue = addPairs(
      coveredSum(left, leftBelow, leftCover, leftCoverBelow, 16),
      coveredSum(right, rightBelow, rightCover, rightCoverBelow, 16),
    )
    storeFour(u + (x >> 1), coveredChroma(red, green, blue, cover, -6596, -22189, 28785))
    storeFour(v + (x >> 1), coveredChroma(red, green, blue, cover, 28785, -26145, -2640))
  }
}

/** One premultiplied difference of colour of four blocks: 16 fractional bits, sums of four pixels and of their alpha up to 255. */
// @ts-ignore: decorator
@inline
function coveredChroma(red: v128, green: v128, blue: v128, cover: v128, r: f32, g: f32, b: f32): v128 {
  const scale: f32 = 1.0 / (255.0 * 262144.0)
  const colour = f32x4.add(
    f32x4.add(
      f32x4.mul(f32x4.convert_i32x4_s(red), f32x4.splat(r * scale)),
      f32x4.mul(f32x4.convert_i32x4_s(green), f32x4.splat(g * scale)),
    ),
    f32x4.mul(f32x4.convert_i32x4_s(blue), f32x4.splat(b * scale)),
  )
  const offset = f32x4.mul(f32x4.convert_i32x4_s(cover), f32x4.splat(128.0 / 1020.0))
  return i32x4.trunc_sat_f32x4_s(f32x4.add(f32x4.add(colour, offset), f32x4.splat(0.5)))
}
