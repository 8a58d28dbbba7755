import { describe, expect, test } from 'vitest'
import { lookAtFrames } from './look-at-frames.ts'

const SIZE = { width: 320, height: 568 }
const LUMA = SIZE.width * SIZE.height

/** Planar frames of one light and one colour, with a texture that stands where it is. */
function frameOf(light: number, colour = 128): Uint8Array {
  const frame = new Uint8Array(LUMA * 1.5).fill(colour, LUMA)
  for (let at = 0; at < LUMA; at += 1) frame[at] = light + (light > 20 ? at % 7 : 0)
  return frame
}

function look(lights: readonly number[], colourOf: (n: number) => number = () => 128) {
  const seen = lookAtFrames(SIZE, lights.length)
  for (const [n, light] of lights.entries()) seen.add(frameOf(light, colourOf(n)))
  return seen.finish()
}

/** Every frame lighter than the one before it. */
const moving = (count: number) => Array.from({ length: count }, (_, n) => 60 + 2 * n)

describe('looking at frames as they are drawn', () => {
  test('finds nothing in what moves and is lit', () => {
    expect(look(moving(40))).toMatchObject({ black: [], still: [] })
  })

  test.each([0, 1, 2])('finds all of what is black, whichever frames it looks at (%i)', (later) => {
    const lights = moving(40).map((light, n) => (n >= 9 + later && n < 30 + later ? 17 : light))
    const { black, still } = look(lights)
    for (const [range] of [black, still]) {
      expect(range?.from).toBeLessThanOrEqual(9 + later)
      expect(range?.from).toBeGreaterThan(9 + later - 3)
      expect(range?.to).toBeGreaterThanOrEqual(30 + later)
      expect(range?.to).toBeLessThan(30 + later + 3)
    }
    expect([black.length, still.length]).toEqual([1, 1])
  })

  test('finds what stands still up to the last frame, and from the first one on', () => {
    expect(look([...moving(20), ...Array.from({ length: 15 }, () => 98)]).still.at(-1)?.to).toBe(35)
    expect(look([...Array.from({ length: 15 }, () => 60), ...moving(20)]).still[0]?.from).toBe(0)
  })

  test('sees that colours move where the light does not', () => {
    const lights = Array.from({ length: 30 }, () => 100)
    expect(look(lights, (n) => 60 + 3 * n).still).toEqual([])
    expect(look(lights).still).toEqual([{ from: 0, to: 30 }])
  })

  test('tells the light of the first frame', () => {
    const { first } = look(moving(5))
    expect(first).toHaveLength(9 * 16)
    for (const light of first) expect(light).toBeCloseTo(63, -1)
  })

  test('a single frame is a stretch, too', () => {
    expect(look([17])).toMatchObject({ black: [{ from: 0, to: 1 }], still: [] })
  })
})
