// Grain: a tile of noise that is added to the luma of stored layers.

/** Side of the grain's tile, and the tile: it repeats in both directions. */
const GRAIN_SIDE: i32 = 512
const grain: usize = memory.data(512 * 512, 16)
/** One row of noise with a neighbour on each side, for the tile being made. */
const noise: usize = memory.data(3 * 4 * 512, 16)

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
  const shift = <i32>((offset >> 9) & 511)
  for (let y = 0; y < height; y++) {
    const row = grain + <usize>(((y + <i32>(offset & 511)) & (GRAIN_SIDE - 1)) * GRAIN_SIDE)
    for (let x = 0; x < width; ) {
      const at = <usize>(y * stride + x)
      const from = (x + shift) & (GRAIN_SIDE - 1)
      if (x + 8 <= width && from + 8 <= GRAIN_SIDE) {
        grainEight(luma + at, alpha == 0 ? 0 : alpha + at, row + <usize>from)
        x += 8
        continue
      }
      const cover = alpha == 0 ? 255 : <i32>load<u8>(alpha + at)
      const step = (<i32>load<i8>(row + <usize>from) * cover + 128) >> 8
      store<u8>(luma + at, <u8>max<i32>(0, min<i32>(255, <i32>load<u8>(luma + at) + step)))
      x++
    }
  }
}

// @ts-ignore: decorator
@inline
function grainEight(luma: usize, alpha: usize, row: usize): void {
  const cover = alpha == 0 ? i16x8.splat(255) : i16x8.extend_low_i8x16_u(v128.load64_zero(alpha))
  if (!v128.any_true(cover)) return
  const noise = i16x8.extend_low_i8x16_s(v128.load64_zero(row))
  const step = i16x8.shr_s(i16x8.add(i16x8.mul(noise, cover), i16x8.splat(128)), 8)
  const values = i16x8.add(i16x8.extend_low_i8x16_u(v128.load64_zero(luma)), step)
  v128.store64_lane(luma, i8x16.narrow_i16x8_u(values, values), 0)
}
