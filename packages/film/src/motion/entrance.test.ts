import { describe, expect, test } from 'vitest'
import { enterLayer } from './entrance.ts'

const frameSize = { width: 500, height: 800 }
const whole = { x: 100, y: 200, width: 300, height: 400 }

describe('layers that come in', () => {
  test('rise from their lower edge to their whole height within two seconds', () => {
    const heights = [0, 5, 10, 20, 60].map((frame) => enterLayer('rise', whole, frame, frameSize))
    for (const rect of heights) expect(rect.y + rect.height).toBeCloseTo(600)
    expect(heights.map(({ height }) => height)).toEqual(
      heights.map(({ height }) => height).toSorted((a, b) => a - b),
    )
    expect(heights[0]?.height).toBeLessThan(40)
    expect(heights.at(-1)).toEqual(whole)
  })

  test('pop around their middle, a little too far, and come to rest', () => {
    const rects = Array.from({ length: 30 }, (_, frame) => enterLayer('pop', whole, frame, frameSize))
    for (const { x, width } of rects) expect(x + width / 2).toBeCloseTo(250)
    expect(rects[0]?.width).toBeLessThan(250)
    expect(Math.max(...rects.map(({ width }) => width))).toBeGreaterThan(305)
    expect(rects.at(-1)).toEqual(whole)
  })

  test('land from above when they are stamped, and slide in from the left, with all others of their page', () => {
    const stamped = [0, 3, 6, 8].map((frame) => enterLayer('stamp', whole, frame, frameSize))
    const widths = stamped.map(({ width }) => width)
    expect(widths).toEqual(widths.toSorted((a, b) => b - a))
    expect(widths[0]).toBeCloseTo(348)
    expect(stamped.at(-1)).toEqual(whole)
    // A word keeps its place on the page meanwhile.
    const word = { x: 160, y: 280, width: 30, height: 40 }
    for (const frame of [0, 3, 6]) {
      const [page, lit] = [whole, word].map((rect) => enterLayer('stamp', rect, frame, frameSize))
      expect(((lit?.x ?? 0) - (page?.x ?? 0)) / (page?.width ?? 1)).toBeCloseTo(0.2)
      const [slid, litToo] = [whole, word].map((rect) => enterLayer('slide', rect, frame, frameSize))
      expect((litToo?.x ?? 0) - (slid?.x ?? 0)).toBeCloseTo(60)
    }
    const slid = [0, 4, 11].map((frame) => enterLayer('slide', whole, frame, frameSize))
    expect(slid.map(({ x }) => x)).toEqual(slid.map(({ x }) => x).toSorted((a, b) => a - b))
    expect(slid[0]?.x).toBeCloseTo(30)
    expect(slid.at(-1)).toEqual(whole)
  })

  test('others are where the camera puts them from the first frame on', () => {
    expect(enterLayer('none', whole, 0, frameSize)).toEqual(whole)
  })
})
