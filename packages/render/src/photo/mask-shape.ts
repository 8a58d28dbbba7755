/** What cannot be reached from the borders without crossing the mask belongs to it. */
export function fillHoles(mask: Float32Array, width: number, height: number): Uint8Array {
  const reached = new Uint8Array(mask.length)
  const ways: number[] = []
  const visit = (at: number) => {
    if (reached[at] === 1 || mask[at] === 1) return
    reached[at] = 1
    ways.push(at)
  }
  for (let x = 0; x < width; x += 1) [x, (height - 1) * width + x].forEach(visit)
  for (let y = 0; y < height; y += 1) [y * width, y * width + width - 1].forEach(visit)
  for (let at = ways.pop(); at !== undefined; at = ways.pop()) neighboursOf(at, width, height).forEach(visit)
  return reached.map((isReached) => 1 - isReached)
}

/** The largest piece of a mask alone, and which share of the whole mask it is. */
export function keepLargest(
  mask: Uint8Array,
  width: number,
  height: number,
): { readonly piece: Uint8Array; readonly share: number } {
  const names = new Int32Array(mask.length)
  const sizes: number[] = [0]
  mask.forEach((isIn, start) => {
    if (isIn !== 1 || names[start] !== 0) return
    const name = sizes.length
    sizes.push(0)
    names[start] = name
    const ways = [start]
    for (let at = ways.pop(); at !== undefined; at = ways.pop()) {
      sizes[name] = (sizes[name] ?? 0) + 1
      for (const next of neighboursOf(at, width, height)) {
        if (mask[next] !== 1 || names[next] !== 0) continue
        names[next] = name
        ways.push(next)
      }
    }
  })
  const largest = sizes.indexOf(Math.max(...sizes))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  return {
    piece: mask.map((isIn, i) => (isIn === 1 && names[i] === largest ? 1 : 0)),
    share: (sizes[largest] ?? 0) / Math.max(1, total),
  }
}

function neighboursOf(at: number, width: number, height: number): number[] {
  const x = at % width
  const y = Math.floor(at / width)
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x < width - 1 ? [at + 1] : []),
    ...(y > 0 ? [at - width] : []),
    ...(y < height - 1 ? [at + width] : []),
  ]
}
