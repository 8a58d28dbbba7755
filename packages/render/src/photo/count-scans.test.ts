import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { openPhotoCleaner } from './clean-photo.ts'
import { countScans, isPaintedTooOften } from './count-scans.ts'

const cleanPhoto = openPhotoCleaner()

const segment = (marker: number, ...bytes: readonly number[]): Buffer =>
  Buffer.from([0xff, marker, 0, bytes.length + 2, ...bytes])

/** One pass over half of its blocks at most, in which nothing changes. */
const pass = (first: number): Buffer =>
  Buffer.concat([
    segment(0xda, 1, 1, 0, first, first === 0 ? 0 : 63, first === 0 ? 0 : 0x10),
    Buffer.alloc(64),
  ])

/** A grey JPEG of few bytes whose pixels are gone through again and again. */
function paintOften(side: number, passes: number): Buffer {
  const [high, low] = [side >> 8, side & 255]
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    segment(0xc2, 8, high, low, high, low, 1, 1, 0x11, 0),
    segment(0xc4, 0, 1, ...Array.from({ length: 15 }, () => 0), 0),
    segment(0xc4, 0x10, 0, 2, ...Array.from({ length: 14 }, () => 0), 0xe0, 0x00),
    ...Array.from({ length: passes }, (_, at) => pass(at === 0 ? 0 : 1)),
    Buffer.from([0xff, 0xd9]),
  ])
}

describe('a JPEG', () => {
  test('as programs write it has a pass or some ten, whatever stands in what it brings', async () => {
    const jpeg = await createCanvas(60, 40).encode('jpeg', 90)
    expect(countScans(jpeg)).toBe(1)
    // A small picture inside of it, and one behind its end.
    const inside = segment(0xe1, ...segment(0xda, 1, 1, 0, 0, 0, 0))
    const brought = Buffer.concat([jpeg.subarray(0, 2), inside, jpeg.subarray(2), jpeg])
    expect(countScans(brought)).toBe(1)
    expect(countScans(paintOften(64, 10))).toBe(10)
  })

  test('that goes through many pixels again and again is refused before it is decoded', async () => {
    expect(isPaintedTooOften(paintOften(7000, 10), 49_000_000)).toBe(false)
    await expect(cleanPhoto(paintOften(7000, 97))).rejects.toMatchObject({
      ...{ code: 'photo_unreadable', detail: expect.stringContaining('painted over too often') },
    })
  })

  test('of twenty megabytes of any bytes is counted in a moment', () => {
    const markers = Buffer.alloc(20_000_000, Buffer.from([0xff, 0xd0]))
    markers.set([0xff, 0xd8])
    const began = process.cpuUsage().user
    expect(countScans(markers)).toBe(0)
    expect(process.cpuUsage().user - began).toBeLessThan(3_000_000)
  })
})
