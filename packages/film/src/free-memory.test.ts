import { expect, test } from 'vitest'
import { freeBytes, freeCanvas } from './free-memory.ts'

test('the memory of all that is used no more is given up, of the same twice, too', () => {
  const [samples, bytes] = [new Float32Array(4), new Uint8Array(8)]
  freeBytes(samples, bytes, samples)
  expect([samples.length, bytes.length, bytes.buffer.byteLength]).toEqual([0, 0, 0])
})

test('a canvas that is used no more has one pixel', () => {
  const canvas = { width: 1080, height: 1920 }
  freeCanvas(canvas)
  expect(canvas).toEqual({ width: 1, height: 1 })
})
