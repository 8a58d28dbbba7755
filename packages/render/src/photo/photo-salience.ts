/** A picture as bytes: red, green, blue, alpha. */
export type PixelImage = {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** Luma and two differences of colour, each 0 to 1. */
export type Channels = readonly [Float32Array, Float32Array, Float32Array]

/** Shares of the highest values that count as the highest: a few pixels decide nothing. */
const TOP = 0.98

/** The channels of a picture, slightly smoothed. */
export function readChannels({ width, height, data }: PixelImage): Channels {
  const read = (weigh: (r: number, g: number, b: number) => number) => {
    const channel = new Float32Array(width * height)
    for (let i = 0; i < channel.length; i += 1)
      channel[i] = weigh(data[4 * i] ?? 0, data[4 * i + 1] ?? 0, data[4 * i + 2] ?? 0) / 255
    return blurBox(channel, width, height, 1)
  }
  return [
    read((r, g, b) => 0.299 * r + 0.587 * g + 0.114 * b),
    read((r, g, b) => 127.5 - 0.169 * r - 0.331 * g + 0.5 * b),
    read((r, g, b) => 127.5 + 0.5 * r - 0.419 * g - 0.081 * b),
  ]
}

/**
 * For each pixel the smallest change of colour that a way from the borders has to cross, 0 to 1; colour counts more than light.
 * Minimum barrier distance by raster sweeps (Zhang et al., ICCV 2015).
 */
export function measureBarriers([luma, blue, red]: Channels, width: number, height: number): Float32Array {
  const sum = new Float32Array(width * height)
  for (const [channel, weight] of [
    [luma, 1],
    [blue, 2],
    [red, 2],
  ] as const) {
    const distance = spread(channel, width, height)
    for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + weight * (distance[i] ?? 0)
  }
  const high = sum.toSorted()[Math.floor(sum.length * TOP)] ?? 1
  return sum.map((value) => Math.min(1, value / Math.max(0.02, high)))
}

/** Sweeps to and fro until nearly nothing changes; people stand on the lower border, so that its middle is no start. */
function spread(channel: Float32Array, width: number, height: number): Float32Array {
  const distance = new Float32Array(channel.length).fill(Number.POSITIVE_INFINITY)
  const highest = Float32Array.from(channel)
  const lowest = Float32Array.from(channel)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isSide = x === 0 || x === width - 1 || y === 0
      const isCorner = y === height - 1 && Math.abs(x / width - 0.5) > 0.38
      if (isSide || isCorner) distance[y * width + x] = 0
    }
  const relax = (at: number, from: number) => {
    const value = channel[at] ?? 0
    const high = Math.max(highest[from] ?? 0, value)
    const low = Math.min(lowest[from] ?? 0, value)
    if (high - low >= (distance[at] ?? 0)) return
    distance[at] = high - low
    highest[at] = high
    lowest[at] = low
  }
  for (let sweep = 0; sweep < 4; sweep += 1) {
    const isForth = sweep % 2 === 0
    for (let n = 0; n < channel.length; n += 1) {
      const at = isForth ? n : channel.length - 1 - n
      const x = at % width
      const step = isForth ? -1 : 1
      if (isForth ? x > 0 : x < width - 1) relax(at, at + step)
      const above = at + step * width
      if (above >= 0 && above < channel.length) relax(at, above)
    }
  }
  return distance
}

/** How near a pixel is to the middle, 0 to 1. */
export function weighCentre(width: number, height: number): Float32Array {
  const weights = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x / width - 0.5, y / height - 0.52]
      weights[y * width + x] = Math.exp(-((dx / 0.34) ** 2 + (dy / 0.4) ** 2) / 2)
    }
  return weights
}

/** The mean of the square around each pixel, as fast for any radius. */
export function blurBox(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(values.length)
  for (let y = 0; y < height; y += 1) blurLine(values, rows, y * width, 1, width, radius)
  const out = new Float32Array(values.length)
  for (let x = 0; x < width; x += 1) blurLine(rows, out, x, width, height, radius)
  return out
}

/** Means along a line of `count` values, `step` apart: what comes into the window is added, what leaves it is taken away. */
function blurLine(
  values: Float32Array,
  out: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  let sum = 0
  for (let at = 0; at < Math.min(radius, count); at += 1) sum += values[start + at * step] ?? 0
  for (let at = 0; at < count; at += 1) {
    const [first, last] = [at - radius, at + radius]
    if (last < count) sum += values[start + last * step] ?? 0
    if (first > 0) sum -= values[start + (first - 1) * step] ?? 0
    out[start + at * step] = sum / (Math.min(count - 1, last) - Math.max(0, first) + 1)
  }
}
