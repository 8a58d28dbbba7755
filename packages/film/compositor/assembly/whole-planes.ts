// Work on planes that needs no resampling: fills, mixing, sprites, grain.

/** Rows of the grain, each long enough for a frame's row at any offset below GRAIN_PERIOD. */
const GRAIN_ROWS: i32 = 64
const GRAIN_PERIOD: i32 = 1024
const GRAIN_WIDTH: i32 = 1024 + 4096
const grain: usize = memory.data(64 * (1024 + 4096) + 64, 16)

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

let state: u32 = 0

// @ts-ignore: decorator
@inline
function nextRandom(): u32 {
  state ^= state << 13
  state ^= state >> 17
  state ^= state << 5
  return state
}

/** Prepares the grain: nearly Gaussian noise of `strength` (standard deviation, luma steps), slightly soft along the row. */
export function buildGrain(seed: u32, strength: f64): void {
  state = seed | 1
  for (let row = 0; row < GRAIN_ROWS; row++) {
    const at = grain + <usize>(row * GRAIN_WIDTH)
    let before: f64 = 0
    for (let x = 0; x < GRAIN_PERIOD; x++) {
      let sum: f64 = -2
      for (let k = 0; k < 4; k++) sum += <f64>(nextRandom() >> 8) / 16777216.0
      // Four uniform numbers have a standard deviation of 0.577; the mix of neighbours takes 0.79 of it.
      const value = (sum * 0.75 + before * 0.25) * (strength / 0.456)
      before = sum
      store<i8>(at + x, <i8>max<f64>(-24, min<f64>(24, Math.round(value))))
    }
    for (let x = GRAIN_PERIOD; x < GRAIN_WIDTH; x++) store<i8>(at + x, load<i8>(at + x - GRAIN_PERIOD))
  }
}

/** Begins the grain of a frame; its rows follow each other from the top, each with a grain row and an offset of its own. */
export function startGrain(offset: u32): void {
  state = (offset * 2654435761) | 1
}

/** Writes the next row: `from` with its grain. Both may be the same. */
export function addGrainRow(to: usize, from: usize, width: i32): void {
  const zero = i8x16.splat(0)
  const random = nextRandom()
  const shift = (random >> 6) % GRAIN_PERIOD
  let noise = grain + <usize>(<i32>(random & 63) * GRAIN_WIDTH + shift)
  const end = to + width
  for (; to + 16 <= end; to += 16, from += 16, noise += 16) {
    const step = v128.load(noise)
    const bright = i8x16.max_s(step, zero)
    const dark = i8x16.max_s(i8x16.neg(step), zero)
    v128.store(to, i8x16.sub_sat_u(i8x16.add_sat_u(v128.load(from), bright), dark))
  }
  for (; to < end; to++, from++, noise++) {
    store<u8>(to, <u8>max<i32>(0, min<i32>(255, <i32>load<u8>(from) + <i32>load<i8>(noise))))
  }
}

/** Adds the grain to a whole luma plane. */
export function addGrain(luma: usize, width: i32, height: i32, offset: u32): void {
  startGrain(offset)
  for (let y = 0; y < height; y++) addGrainRow(luma + <usize>(y * width), luma + <usize>(y * width), width)
}

/** Turns a plane's values into signed ones, as sampling wants them; `length` is a multiple of 16. */
export function makeSigned(plane: usize, length: i32): void {
  const sign = i8x16.splat(-128)
  for (let i = 0; i < length; i += 16) v128.store(plane + i, v128.xor(v128.load(plane + i), sign))
}
