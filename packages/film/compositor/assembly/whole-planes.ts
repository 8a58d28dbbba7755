// Work on planes that needs no resampling: fills, mixing, sprites.

export function fillBytes(target: usize, value: i32, length: i32): void {
  memory.fill(target, <u8>value, length)
}

/** target = target + (source - target) * share / 256, over `length` bytes. */
export function mixBytes(target: usize, source: usize, length: i32, share: i32): void {
  const take = i16x8.splat(<i16>share)
  const keep = i16x8.splat(<i16>(256 - share))
  const half = i16x8.splat(128)
  for (let i = 0; i < length; i += 8) {
    const below = i16x8.extend_low_i8x16_u(v128.load64_zero(target + i))
    const above = i16x8.extend_low_i8x16_u(v128.load64_zero(source + i))
    const sum = i16x8.add(i16x8.add(i16x8.mul(below, keep), i16x8.mul(above, take)), half)
    storeBytes(target + i, i16x8.shr_u(sum, 8), length - i)
  }
}

/** Stores the low bytes of eight 16-bit values; at most `count` of them. */
// @ts-ignore: decorator
@inline
function storeBytes(target: usize, values: v128, count: i32): void {
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

/** Lays a premultiplied plane over a target plane, pixel on pixel. */
export function overSprite(
  target: usize,
  targetStride: i32,
  colour: usize,
  alpha: usize,
  stride: i32,
  width: i32,
  height: i32,
): void {
  const full = i16x8.splat(255)
  const half = i16x8.splat(128)
  for (let y = 0; y < height; y++) {
    const out = target + <usize>(y * targetStride)
    const row = <usize>(y * stride)
    for (let x = 0; x < width; x += 8) {
      const cover = i16x8.extend_low_i8x16_u(v128.load64_zero(alpha + row + x))
      if (!v128.any_true(cover)) continue
      const below = i16x8.extend_low_i8x16_u(v128.load64_zero(out + x))
      const kept = i16x8.add(i16x8.mul(below, i16x8.sub(full, cover)), half)
      const scaled = i16x8.shr_u(i16x8.add(kept, i16x8.shr_u(kept, 8)), 8)
      const above = i16x8.extend_low_i8x16_u(v128.load64_zero(colour + row + x))
      storeBytes(out + x, i16x8.add(scaled, above), width - x)
    }
  }
}

/** Turns a plane's values into signed ones, as sampling wants them; `length` is a multiple of 16. */
export function makeSigned(plane: usize, length: i32): void {
  const sign = i8x16.splat(-128)
  for (let i = 0; i < length; i += 16) v128.store(plane + i, v128.xor(v128.load(plane + i), sign))
}
