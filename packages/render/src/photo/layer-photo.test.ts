import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { layerPhoto } from './layer-photo.ts'
import type { PhotoSheet } from './layer-photo.ts'

const WIDTH = 240
const HEIGHT = 426

function drawSky(): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  const sky = context.createLinearGradient(0, 0, 0, HEIGHT)
  sky.addColorStop(0, '#1d4f86')
  sky.addColorStop(1, '#8fb8d8')
  context.fillStyle = sky
  context.fillRect(0, 0, WIDTH, HEIGHT)
  return canvas
}

function drawBall(): Canvas {
  const canvas = drawSky()
  const context = canvas.getContext('2d')
  context.fillStyle = '#c9302c'
  context.beginPath()
  context.arc(WIDTH / 2, HEIGHT / 2, 55, 0, 2 * Math.PI)
  context.fill()
  return canvas
}

/** Hills with stripes from side to side: nothing stands out. */
function drawHills(): Canvas {
  const canvas = drawSky()
  const context = canvas.getContext('2d')
  for (let y = 180; y < HEIGHT; y += 12) {
    context.fillStyle = `hsl(${90 + (y % 40)} 30% ${20 + (y % 30)}%)`
    context.fillRect(0, y, WIDTH, 12)
  }
  return canvas
}

function readPixels(canvas: Canvas): Uint8ClampedArray {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
}

/** The sheets laid over each other, each moved sideways by its depth. */
function lay(sheets: readonly PhotoSheet[], shift = 0): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  for (const { canvas: image, box, depth } of sheets)
    context.drawImage(
      image,
      box.x * WIDTH + shift * depth,
      box.y * HEIGHT,
      box.width * WIDTH,
      box.height * HEIGHT,
    )
  return canvas
}

/** Mean difference of two pictures, in steps of 255. */
function compare(one: Canvas, other: Canvas): number {
  const [a, b] = [readPixels(one), readPixels(other)]
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
}

describe('a photo', () => {
  test('with a clear subject is cut in two: the subject, and what is behind it without the subject', () => {
    const sheets = layerPhoto(drawBall())
    expect(sheets.map(({ name }) => name)).toEqual(['ground', 'subject'])
    expect(sheets[1]?.depth).toBeGreaterThan(sheets[0].depth)
    const ground = sheets[0].canvas
    const [red = 255, , blue = 0] = ground.getContext('2d').getImageData(WIDTH / 2, HEIGHT / 2, 1, 1).data
    // Nothing of the red ball: the sky around it goes on.
    expect(blue - red).toBeGreaterThan(40)
    const corner = sheets[1]?.canvas.getContext('2d').getImageData(0, 0, 1, 1).data
    expect(corner?.[3]).toBe(0)
  })

  test('without one becomes a relief whose sheets lie close to each other', () => {
    const sheets = layerPhoto(drawHills())
    expect(sheets.length).toBeGreaterThan(3)
    const depths = sheets.map(({ depth }) => depth)
    depths.slice(1).forEach((depth, i) => {
      expect(depth - (depths[i] ?? 0)).toBeGreaterThan(0)
      expect(depth - (depths[i] ?? 0)).toBeLessThan(0.1)
    })
  })

  test.each([
    ['a ball', drawBall],
    ['hills', drawHills],
  ])('at rest is itself again: %s', (_, draw) => {
    const photo = draw()
    expect(compare(lay(layerPhoto(photo)), photo)).toBeLessThan(1)
  })

  test('that is moved shows no part twice: the subject is where its sheet is, and nowhere else', () => {
    const moved = lay(layerPhoto(drawBall()), 30)
    const pixels = readPixels(moved)
    let count = 0
    for (let i = 0; i < pixels.length; i += 4)
      if ((pixels[i] ?? 0) > 150 && (pixels[i + 2] ?? 0) < 90) count += 1
    expect(count / (Math.PI * 55 ** 2)).toBeGreaterThan(0.94)
    expect(count / (Math.PI * 55 ** 2)).toBeLessThan(1.04)
  })
})
