import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { createSprite } from '../../canvas.ts'

/** A lighthouse in flat bright colours on its rock, filling a square canvas: the graphic styles ink or cut it. */
export function drawFlatLighthouse(pixels: number): Canvas {
  const { canvas, context } = createSprite(pixels)
  context.scale(canvas.width / 100, canvas.width / 100)
  fill(context, '#7d8597', [
    [14, 99],
    [22, 88],
    [36, 82],
    [64, 83],
    [80, 89],
    [88, 99],
  ])
  const tower = [
    [33, 86],
    [40, 30],
    [60, 30],
    [67, 86],
  ] as const
  fill(context, '#fbfaf4', tower)
  context.save()
  context.beginPath()
  for (const [x, y] of tower) context.lineTo(x, y)
  context.clip()
  context.fillStyle = '#e0402f'
  for (const y of [38, 56, 74]) context.fillRect(0, y, 100, 9)
  context.restore()
  context.fillStyle = '#4a3b52'
  context.fillRect(46.5, 76, 7, 10)
  context.fillRect(47.5, 49, 5, 6)
  context.fillRect(35, 27, 30, 4.5)
  context.fillStyle = '#ffe066'
  context.fillRect(41.5, 15, 17, 12)
  context.fillStyle = '#4a3b52'
  context.fillRect(49, 15, 2, 12)
  fill(context, '#c22f2a', [
    [38, 15.5],
    [50, 3],
    [62, 15.5],
  ])
  fill(context, '#ffe98a', [
    [38, 18],
    [6, 10],
    [6, 28],
    [38, 25],
  ])
  fill(context, '#ffe98a', [
    [62, 18],
    [94, 10],
    [94, 28],
    [62, 25],
  ])
  return canvas
}

function fill(context: SKRSContext2D, colour: string, points: readonly (readonly [number, number])[]): void {
  context.fillStyle = colour
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
  context.fill()
}
