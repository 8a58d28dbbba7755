import { expect, test } from 'vitest'
import { focusSchema } from './film-choices.ts'
import { MIDDLE, windowAround } from './focus.ts'

const TALL = { width: 9, height: 16 }
const WIDE = { width: 1600, height: 900 }

test('the part of a picture that is shown is as large as can be and never leaves the picture', () => {
  for (const frame of [TALL, { width: 1, height: 1 }, { width: 16, height: 9 }])
    for (const picture of [WIDE, { width: 900, height: 1600 }, { width: 1000, height: 1000 }])
      for (const at of [0, 0.2, 0.5, 0.9, 1]) {
        const shown = windowAround(picture, frame, { x: at, y: 1 - at })
        const shape = (shown.width * picture.width) / (shown.height * picture.height)
        expect(shape).toBeCloseTo(frame.width / frame.height, 9)
        expect(Math.max(shown.width, shown.height)).toBeCloseTo(1, 9)
        expect(Math.min(shown.x, shown.y)).toBeGreaterThanOrEqual(0)
        expect(shown.x + shown.width).toBeLessThanOrEqual(1 + 1e-9)
        expect(shown.y + shown.height).toBeLessThanOrEqual(1 + 1e-9)
      }
})

test('its middle is the point, unless a border is nearer', () => {
  const { x, width } = windowAround(WIDE, TALL, { x: 0.4, y: 0.1 })
  expect(x + width / 2).toBeCloseTo(0.4, 9)
  expect(windowAround(WIDE, TALL, { x: 0, y: 0.5 }).x).toBe(0)
  expect(windowAround(WIDE, WIDE, MIDDLE)).toEqual({ x: 0, y: 0, width: 1, height: 1 })
})

test.each([
  { x: -0.1, y: 0 },
  { x: 0, y: 1.01 },
  { x: Number.NaN, y: 0 },
  { x: 0, y: Number.POSITIVE_INFINITY },
  { x: '0', y: 0 },
  { x: 0.5 },
  null,
  0.5,
])('%j is no point of a picture', (point) => {
  expect(focusSchema.safeParse(point).success).toBe(false)
})
