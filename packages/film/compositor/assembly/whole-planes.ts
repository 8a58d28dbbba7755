// Work on planes that needs no resampling: fills, mixing, sprites, grain.

/** Side of the grain's tile, and the tile: it repeats in both directions. */
const GRAIN_SIDE: i32 = 512
const grain: usize = memory.data(512 * 512, 16)
/** One row of noise with a neighbour on each side, for the tile being made. */
const noise: usize = memory.data(3 * 4 * 512, 16)

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

/** Writes a row of nearly Gaussian noise. */
function fillNoise(row: usize): void {
  for (let x = 0; x < GRAIN_SIDE; x++) {
    let sum: f32 = -2
    for (let k = 0; k < 4; k++) sum += <f32>(nextRandom() >> 8) / 16777216.0
    store<f32>(row + (<usize>x << 2), sum)
  }
}

/** The row's value at `x` mixed with its neighbours 1 : 2 : 1. */
// @ts-ignore: decorator
@inline
function softAt(row: usize, x: i32): f32 {
  const before = load<f32>(row + (<usize>((x + GRAIN_SIDE - 1) % GRAIN_SIDE) << 2))
  const after = load<f32>(row + (<usize>((x + 1) % GRAIN_SIDE) << 2))
  return before + 2 * load<f32>(row + (<usize>x << 2)) + after
}

/**
 * Prepares the grain: nearly Gaussian noise of `strength` (standard deviation, luma steps), as large as two pixels: finer grain
 * is lost in encoding.
 */
export function buildGrain(seed: u32, strength: f32): void {
  state = seed | 1
  let above = noise
  let here = noise + 4 * 512
  let below = noise + 8 * 512
  fillNoise(above)
  fillNoise(here)
  // Four uniform numbers have a standard deviation of 0.577, of which the mix of neighbours leaves 6 of 16.
  const scale = strength / <f32>(0.577 * 6)
  for (let y = 0; y < GRAIN_SIDE; y++) {
    fillNoise(below)
    for (let x = 0; x < GRAIN_SIDE; x++) {
      const value = (softAt(above, x) + 2 * softAt(here, x) + softAt(below, x)) * scale
      store<i8>(grain + <usize>(y * GRAIN_SIDE + x), <i8>max<f32>(-60, min<f32>(60, Mathf.round(value))))
    }
    const kept = above
    above = here
    here = below
    below = kept
  }
}

/**
 * Adds the grain to a luma plane, as strong as the pixel covers; `alpha` is 0 for a plane that covers everything. `offset`
 * chooses the part of the tile.
 */
export function addGrain(luma: usize, alpha: usize, stride: i32, width: i32, height: i32, offset: u32): void {
  for (let y = 0; y < height; y++) {
    const row = grain + <usize>(((y + <i32>(offset & 511)) & (GRAIN_SIDE - 1)) * GRAIN_SIDE)
    const shift = <i32>((offset >> 9) & 511)
    for (let x = 0; x < width; x++) {
      const at = <usize>(y * stride + x)
      const cover = alpha == 0 ? 255 : <i32>load<u8>(alpha + at)
      if (cover == 0) continue
      const step = (<i32>load<i8>(row + <usize>((x + shift) & (GRAIN_SIDE - 1))) * cover + 128) >> 8
      store<u8>(luma + at, <u8>max<i32>(0, min<i32>(255, <i32>load<u8>(luma + at) + step)))
    }
  }
}

/** Turns a plane's values into signed ones, as sampling wants them; `length` is a multiple of 16. */
export function makeSigned(plane: usize, length: i32): void {
  const sign = i8x16.splat(-128)
  for (let i = 0; i < length; i += 16) v128.store(plane + i, v128.xor(v128.load(plane + i), sign))
}
