import { createRandom } from '@hookreel/film'

/** Smooth seeded noise, 0 to 1, repeating every 256 units. */
export type Noise = {
  /** Value noise at a point. */
  at(x: number, y: number): number
  /** Fractal noise: `octaves` layers, each twice as fine and half as strong. */
  fractal(x: number, y: number, octaves: number): number
}

const kept = new Map<number, Noise>()

/** The noise of a seed; the last few are kept, since building the table costs more than using it. */
export function createNoise(seed: number): Noise {
  const known = kept.get(seed)
  if (known) return known
  const random = createRandom(seed)
  const table = new Float32Array(65536)
  for (let i = 0; i < table.length; i += 1) table[i] = random.next()
  const at = (x: number, y: number) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    let fx = x - column
    let fy = y - row
    fx = fx * fx * (3 - 2 * fx)
    fy = fy * fy * (3 - 2 * fy)
    const upper = (row & 255) << 8
    const lower = ((row + 1) & 255) << 8
    const left = column & 255
    const right = (column + 1) & 255
    const a = table[upper | left] ?? 0
    const b = table[upper | right] ?? 0
    const c = table[lower | left] ?? 0
    const d = table[lower | right] ?? 0
    return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy
  }
  const fractal = (x: number, y: number, octaves: number) => {
    let sum = 0
    let strength = 0.5
    let total = 0
    let px = x
    let py = y
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += strength * at(px, py)
      total += strength
      strength *= 0.5
      px = px * 2 + 17.3
      py = py * 2 + 9.1
    }
    return sum / total
  }
  const noise = { at, fractal }
  if (kept.size >= 24) kept.clear()
  kept.set(seed, noise)
  return noise
}
