import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { encodePng } from './encode-png.ts'

test.each([
  [1, 1],
  [3, 7],
  [241, 130],
])('a layer of %i x %i pixels is the same to the bit as the canvas writes it', async (width, height) => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const shade = context.createLinearGradient(0, 0, width, height)
  shade.addColorStop(0, 'rgba(255, 40, 0, 0.1)')
  shade.addColorStop(1, 'rgba(10, 200, 255, 1)')
  context.fillStyle = shade
  context.fillRect(0, 0, width, height / 2)
  const drawn = context.getImageData(0, 0, width, height)

  const read = async (bytes: Uint8Array) => {
    const image = await loadImage(bytes)
    const again = createCanvas(image.width, image.height).getContext('2d')
    again.drawImage(image, 0, 0)
    return again.getImageData(0, 0, image.width, image.height)
  }
  const ours = await read(await encodePng(drawn))
  expect([ours.width, ours.height]).toEqual([width, height])
  expect(Buffer.from(ours.data).equals(Buffer.from((await read(await canvas.encode('png'))).data))).toBe(true)
})

test('every step from one byte to another is written as it is, wherever the pixels lie in memory', async () => {
  const [width, height] = [256, 64]
  const held = new Uint8ClampedArray(width * height * 4 + 1)
  // Opaque, as no canvas keeps the colour of what is not seen; not at a multiple of four.
  const data = held.subarray(1).map((_, at) => (at % 4 === 3 ? 255 : (at * 7 + (at >> 6) * 131) % 256))
  held.set(data, 1)
  for (const pixels of [data, held.subarray(1)]) {
    const image = await loadImage(await encodePng({ width, height, data: pixels }))
    const again = createCanvas(width, height).getContext('2d')
    again.drawImage(image, 0, 0)
    const read = Buffer.from(again.getImageData(0, 0, width, height).data)
    expect(read.equals(Buffer.from(data))).toBe(true)
  }
})
