/**
 * Paints a frame of planar YUV 4:2:0 (BT.709, limited range) into RGBA pixels of the same size; a part of its rows alone where the
 * rest is not looked at.
 */
export function paintYuv(
  planes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  rgba: Uint8ClampedArray,
  rows: { readonly from: number; readonly to: number } = { from: 0, to: height },
): void {
  const luma = width * height
  for (let row = Math.max(0, rows.from); row < Math.min(height, rows.to); row += 1) {
    const half = (row >> 1) * (width / 2)
    for (let column = 0; column < width; column += 1) {
      const i = row * width + column
      const colour = half + (column >> 1)
      const y = 1.16438 * ((planes[i] ?? 0) - 16)
      const u = (planes[luma + colour] ?? 0) - 128
      const v = (planes[luma * 1.25 + colour] ?? 0) - 128
      // One by one: a list for each of half a million pixels takes longer than to draw the frame.
      rgba[i * 4] = y + 1.79274 * v
      rgba[i * 4 + 1] = y - 0.21325 * u - 0.53291 * v
      rgba[i * 4 + 2] = y + 2.1124 * u
      rgba[i * 4 + 3] = 255
    }
  }
}
