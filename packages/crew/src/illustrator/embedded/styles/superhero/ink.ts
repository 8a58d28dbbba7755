import type { Canvas } from '@napi-rs/canvas'
import { tinted } from '../../brush.ts'
import { createSprite } from '../../canvas.ts'

/** Prints a subject like a comic: stronger colours, dots in the shade, a white edge towards the light. Draws on `canvas`. */
export function inkSubject(canvas: Canvas): Canvas {
  const side = canvas.width
  const original = createSprite(side)
  original.context.drawImage(canvas, 0, 0)
  const context = canvas.getContext('2d')
  context.globalCompositeOperation = 'saturation'
  context.globalAlpha = 0.32
  context.fillStyle = 'hsl(0,100%,50%)'
  context.fillRect(0, 0, side, side)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(original.canvas, 0, 0)
  context.globalCompositeOperation = 'source-atop'
  context.drawImage(shadeDots(side), 0, 0)
  const edge = createSprite(side)
  edge.context.drawImage(tinted(original.canvas, '#ffffff'), 0, 0)
  edge.context.globalCompositeOperation = 'destination-out'
  edge.context.drawImage(original.canvas, side * 0.014, side * 0.014)
  context.globalAlpha = 0.85
  context.drawImage(edge.canvas, 0, 0)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
  return canvas
}

/** Dots that grow towards the lower right. */
function shadeDots(side: number): Canvas {
  const { canvas, context } = createSprite(side)
  const step = side / 52
  context.fillStyle = 'rgba(20,10,60,0.5)'
  context.beginPath()
  for (let row = 0; row * step * 0.866 < side; row += 1) {
    for (let column = 0; column < 54; column += 1) {
      const x = column * step + (row % 2 ? step / 2 : 0)
      const y = row * step * 0.866
      const shade = ((x * 0.45 + y * 0.75) / side - 0.54) * 1.8
      const radius = step * 0.6 * Math.max(0, Math.min(1, shade))
      if (radius < 0.5) continue
      context.moveTo(x + radius, y)
      context.arc(x, y, radius, 0, 7)
    }
  }
  context.fill()
  return canvas
}
