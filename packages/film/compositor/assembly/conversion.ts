// Straight RGBA pictures to planar YUV 4:2:0, BT.709, limited range. Width and height are even; strides in bytes. Eight columns of two
// rows are converted at a time; what is left of a row one block of two by two after the other.
import { coveredEights, opaqueEights } from './conversion-eights'

/** Luma of a colour, with 16 fractional bits, without its offset of 16. */
// @ts-ignore: decorator
@inline
function lumaOf(red: i32, green: i32, blue: i32): i32 {
  return 11966 * red + 40254 * green + 4064 * blue
}

// @ts-ignore: decorator
@inline
function clampByte(value: i32): u8 {
  return <u8>max<i32>(0, min<i32>(255, value))
}

/** Opaque pictures: `u` and `v` have half the width, height and stride. */
export function convertOpaque(rgba: usize, width: i32, height: i32, y: usize, u: usize, v: usize, stride: i32): void {
  const whole = width & ~7
  for (let row = 0; row < height; row += 2) {
    const upper = rgba + (<usize>(row * width) << 2)
    const to = <usize>(row * stride)
    opaqueEights(upper, <usize>width << 2, <usize>whole, y + to, u + (to >> 2), v + (to >> 2), stride)
    for (let column = whole; column < width; column += 2) {
      let red = 0
      let green = 0
      let blue = 0
      for (let k = 0; k < 4; k++) {
        const line = row + (k >> 1)
        const x = column + (k & 1)
        const pixel = load<u32>(rgba + (<usize>(line * width + x) << 2))
        const r = <i32>(pixel & 255)
        const g = <i32>((pixel >> 8) & 255)
        const b = <i32>((pixel >> 16) & 255)
        red += r
        green += g
        blue += b
        store<u8>(y + <usize>(line * stride + x), <u8>((lumaOf(r, g, b) + (16 << 16) + 32768) >> 16))
      }
      const at = <usize>((row >> 1) * (stride >> 1) + (column >> 1))
      store<u8>(u + at, clampByte((-6596 * red - 22189 * green + 28785 * blue + (128 << 18) + 131072) >> 18))
      store<u8>(v + at, clampByte((28785 * red - 26145 * green - 2640 * blue + (128 << 18) + 131072) >> 18))
    }
  }
}

/**
 * Pictures with alpha: premultiplied planes (offsets included), alpha and half-size alpha. The planes must be zeroed before.
 */
export function convertPremultiplied(
  rgba: usize,
  width: i32,
  height: i32,
  y: usize,
  u: usize,
  v: usize,
  alpha: usize,
  halfAlpha: usize,
  stride: i32,
): void {
  const whole = width & ~7
  for (let row = 0; row < height; row += 2) {
    const upper = rgba + (<usize>(row * width) << 2)
    const to = <usize>(row * stride)
    const half = to >> 2
    coveredEights(upper, <usize>width << 2, <usize>whole, y + to, alpha + to, u + half, v + half, halfAlpha + half, stride)
    for (let column = whole; column < width; column += 2) {
      let red = 0
      let green = 0
      let blue = 0
      let cover = 0
      for (let k = 0; k < 4; k++) {
        const line = row + (k >> 1)
        const x = column + (k & 1)
        const pixel = load<u32>(rgba + (<usize>(line * width + x) << 2))
        const a = <i32>(pixel >> 24)
        if (a == 0) continue
        const r = <i32>(pixel & 255)
        const g = <i32>((pixel >> 8) & 255)
        const b = <i32>((pixel >> 16) & 255)
        red += r * a
        green += g * a
        blue += b * a
        cover += a
        const luma = (lumaOf(r, g, b) + (16 << 16)) >> 8
        const at = <usize>(line * stride + x)
        store<u8>(y + at, <u8>((luma * a + 32640) / 65280))
        store<u8>(alpha + at, <u8>a)
      }
      if (cover == 0) continue
      const at = <usize>((row >> 1) * (stride >> 1) + (column >> 1))
      const offset: i64 = (<i64>128 * <i64>cover) << 16
      const blueness: i64 = <i64>-6596 * <i64>red + <i64>-22189 * <i64>green + <i64>28785 * <i64>blue
      const redness: i64 = <i64>28785 * <i64>red + <i64>-26145 * <i64>green + <i64>-2640 * <i64>blue
      store<u8>(u + at, clampByte(<i32>(((blueness + offset) / 255 + 131072) >> 18)))
      store<u8>(v + at, clampByte(<i32>(((redness + offset) / 255 + 131072) >> 18)))
      store<u8>(halfAlpha + at, <u8>((cover + 2) >> 2))
    }
  }
}

/** Light to be added: luma without its offset, chroma around 128. Alpha dims the light. */
export function convertLight(
  rgba: usize,
  width: i32,
  height: i32,
  y: usize,
  u: usize,
  v: usize,
  stride: i32,
): void {
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      let red = 0
      let green = 0
      let blue = 0
      for (let k = 0; k < 4; k++) {
        const line = row + (k >> 1)
        const x = column + (k & 1)
        const pixel = load<u32>(rgba + (<usize>(line * width + x) << 2))
        const a = <i32>(pixel >> 24)
        const r = (<i32>(pixel & 255) * a + 127) / 255
        const g = (<i32>((pixel >> 8) & 255) * a + 127) / 255
        const b = (<i32>((pixel >> 16) & 255) * a + 127) / 255
        red += r
        green += g
        blue += b
        store<u8>(y + <usize>(line * stride + x), <u8>((lumaOf(r, g, b) + 32768) >> 16))
      }
      const at = <usize>((row >> 1) * (stride >> 1) + (column >> 1))
      store<u8>(u + at, clampByte((-6596 * red - 22189 * green + 28785 * blue + (128 << 18) + 131072) >> 18))
      store<u8>(v + at, clampByte((28785 * red - 26145 * green - 2640 * blue + (128 << 18) + 131072) >> 18))
    }
  }
}
