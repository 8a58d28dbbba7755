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
