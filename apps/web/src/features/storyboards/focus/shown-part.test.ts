import { expect, test } from 'vitest'
import { describePlace, seenPart, wayToMove } from './shown-part.ts'

const TALL = { width: 540, height: 960 }
const WIDE = { width: 1600, height: 900 }

test('what is seen of a clip is its part of the frame’s shape; of a photo a little less on all sides', () => {
  const clip = seenPart({ size: WIDE, isClip: true }, TALL, { x: 0.5, y: 0.5 })
  expect((clip.width * WIDE.width) / (clip.height * WIDE.height)).toBeCloseTo(TALL.width / TALL.height, 9)
  expect(clip.height).toBe(1)
  const photo = seenPart({ size: WIDE, isClip: false }, TALL, { x: 0.5, y: 0.5 })
  expect(photo.height).toBeCloseTo(1 / 1.12, 9)
  expect(photo.width / clip.width).toBeCloseTo(1 / 1.12, 9)
  for (const part of [clip, photo]) expect(part.x + part.width / 2).toBeCloseTo(0.5, 9)
})

test('a picture moves along the side that is cut, as far as its borders', () => {
  const { axis, least, most } = wayToMove(WIDE, TALL) ?? { axis: null, least: 0, most: 0 }
  expect(axis).toBe('x')
  expect(seenPart({ size: WIDE, isClip: true }, TALL, { x: least, y: 0.5 }).x).toBeCloseTo(0, 9)
  const last = seenPart({ size: WIDE, isClip: true }, TALL, { x: most, y: 0.5 })
  expect(last.x + last.width).toBeCloseTo(1, 9)
  expect(wayToMove(TALL, WIDE)?.axis).toBe('y')
})

test('one of the frame’s own shape cannot be moved', () => {
  expect(wayToMove(WIDE, { width: 1920, height: 1080 })).toBeNull()
  expect(wayToMove({ width: 1620, height: 900 }, { width: 1920, height: 1080 })).toBeNull()
})

test('its place is said from the border where the way begins', () => {
  expect([0, 50, 100].map((percent) => describePlace('x', percent))).toEqual([
    ...['At the left border', '50 % from the left', 'At the right border'],
  ])
  expect([0, 25.2, 100].map((percent) => describePlace('y', percent))).toEqual([
    ...['At the top', '25 % from the top', 'At the bottom'],
  ])
})
