import { expect, test } from 'vitest'
import { toPlanes } from './to-planes.ts'

const paint = (...pixels: readonly (readonly [number, number, number])[]) =>
  Uint8ClampedArray.from(pixels.flatMap((pixel) => [...pixel, 255]))
const [BLACK, WHITE, RED] = [[0, 0, 0] as const, [255, 255, 255] as const, [255, 0, 0] as const]

test('black, white and red are what BT.709 says they are in limited range', () => {
  const size = { width: 2, height: 2 }
  expect([...toPlanes(paint(BLACK, BLACK, BLACK, BLACK), size)]).toEqual([16, 16, 16, 16, 128, 128])
  expect([...toPlanes(paint(WHITE, WHITE, WHITE, WHITE), size)]).toEqual([235, 235, 235, 235, 128, 128])
  expect([...toPlanes(paint(RED, RED, RED, RED), size)]).toEqual([63, 63, 63, 63, 102, 240])
})

test('four neighbours share one colour, and each keeps its own brightness', () => {
  const planes = toPlanes(paint(BLACK, RED, WHITE, WHITE, BLACK, RED, WHITE, BLACK), { width: 4, height: 2 })
  expect([...planes]).toEqual([16, 63, 235, 235, 16, 63, 235, 16, 115, 128, 184, 128])
})
