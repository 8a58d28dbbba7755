/** Paints a frame of planar YUV 4:2:0 (BT.709, limited range) into RGBA pixels of the same size. */
export function paintYuv(planes: Uint8Array, width: number, height: number, rgba: Uint8ClampedArray): void {
  const luma = width * height
  for (let i = 0; i < luma; i += 1) {
    const half = (Math.floor(i / width) >> 1) * (width / 2) + ((i % width) >> 1)
    const y = 1.16438 * ((planes[i] ?? 0) - 16)
    const u = (planes[luma + half] ?? 0) - 128
    const v = (planes[luma * 1.25 + half] ?? 0) - 128
    // One by one: a list for each of half a million pixels takes longer than to draw the frame.
    rgba[i * 4] = y + 1.79274 * v
    rgba[i * 4 + 1] = y - 0.21325 * u - 0.53291 * v
    rgba[i * 4 + 2] = y + 2.1124 * u
    rgba[i * 4 + 3] = 255
  }
}
