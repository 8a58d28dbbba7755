import type { FrameSize } from '@hookreel/film'

const ONE = 1 << 16
const HALF = 1 << 15

/**
 * A picture (RGBA, both sides even) in planar YUV 4:2:0, BT.709, limited range, as films are: all of Y, then U and V in quarter size.
 * Browsers that are given RGB each convert it in their own way.
 */
export function toPlanes(rgba: Uint8ClampedArray, { width, height }: FrameSize): Uint8Array<ArrayBuffer> {
  const luma = width * height
  const quarter = luma / 4
  const planes = new Uint8Array(luma + 2 * quarter)
  // Channel by channel and index by index: half a million pixels in each frame.
  const channel = (at: number, of: number) => rgba[at + of] ?? 0
  const lumaAt = (at: number) =>
    16 + ((11966 * channel(at, 0) + 40254 * channel(at, 1) + 4064 * channel(at, 2) + HALF) >> 16)
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const place = y * width + x
      const first = place * 4
      const second = first + width * 4
      planes[place] = lumaAt(first)
      planes[place + 1] = lumaAt(first + 4)
      planes[place + width] = lumaAt(second)
      planes[place + width + 1] = lumaAt(second + 4)
      const sumOf = (of: number) =>
        channel(first, of) + channel(first + 4, of) + channel(second, of) + channel(second + 4, of)
      const [r, g, b] = [sumOf(0), sumOf(1), sumOf(2)]
      const half = luma + (y * width) / 4 + x / 2
      planes[half] = 128 + Math.round((-6596 * r - 22189 * g + 28784 * b) / (4 * ONE))
      planes[half + quarter] = 128 + Math.round((28784 * r - 26145 * g - 2639 * b) / (4 * ONE))
    }
  return planes
}
