import { readFile } from 'node:fs/promises'
import { STYLE_IDS } from '@hookreel/film'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { buildGoldenFrame } from '../../../../tests/builders/build-golden-frame.ts'

test.each(STYLE_IDS)('frames in the style %s look as they did', async (style) => {
  const drawn = await buildGoldenFrame(style)
  const { width, height } = drawn
  const golden = createCanvas(width, height).getContext('2d')
  const file = new URL(`../../../../tests/goldens/${style}.png`, import.meta.url)
  golden.drawImage(await loadImage(await readFile(file)), 0, 0)
  const before = golden.getImageData(0, 0, width, height).data
  const now = drawn.getContext('2d').getImageData(0, 0, width, height).data
  const squares = now.reduce((sum, value, i) => sum + (value - (before[i] ?? 0)) ** 2, 0)
  const psnr = 10 * Math.log10((255 * 255 * now.length) / Math.max(1, squares))
  // Letters may be rasterized a little differently on another machine.
  expect(psnr).toBeGreaterThan(38)
})
