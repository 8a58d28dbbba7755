import { describe, expect, test } from 'vitest'
import { enterLayer } from './entrance.ts'

const whole = { x: 100, y: 200, width: 300, height: 400 }

describe('layers that come in', () => {
  test('rise from their lower edge to their whole height within two seconds', () => {
    const heights = [0, 5, 10, 20, 60].map((frame) => enterLayer('rise', whole, frame))
    for (const rect of heights) expect(rect.y + rect.height).toBeCloseTo(600)
    expect(heights.map(({ height }) => height)).toEqual(
      heights.map(({ height }) => height).toSorted((a, b) => a - b),
    )
    expect(heights[0]?.height).toBeLessThan(40)
    expect(heights.at(-1)).toEqual(whole)
  })

  test('pop around their middle, a little too far, and come to rest', () => {
    const rects = Array.from({ length: 30 }, (_, frame) => enterLayer('pop', whole, frame))
    for (const { x, width } of rects) expect(x + width / 2).toBeCloseTo(250)
    expect(rects[0]?.width).toBeLessThan(250)
    expect(Math.max(...rects.map(({ width }) => width))).toBeGreaterThan(305)
    expect(rects.at(-1)).toEqual(whole)
  })

  test('land from above when they are stamped, and slide in from the left', () => {
    const stamped = [0, 3, 6, 8].map((frame) => enterLayer('stamp', whole, frame).width)
    expect(stamped).toEqual(stamped.toSorted((a, b) => b - a))
    expect(stamped[0]).toBe(450)
    expect(stamped.at(-1)).toBe(300)
    const slid = [0, 4, 11].map((frame) => enterLayer('slide', whole, frame))
    expect(slid.map(({ x }) => Math.round(x))).toEqual([-20, 73, 100])
    expect(slid.every(({ y, width }) => y === 200 && width === 300)).toBe(true)
  })

  test('others are where the camera puts them from the first frame on', () => {
    expect(enterLayer('none', whole, 0)).toEqual(whole)
  })
})
