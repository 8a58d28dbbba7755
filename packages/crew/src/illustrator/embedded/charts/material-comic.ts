import { boxPath } from './chart-shape.ts'
import type { Material } from './material.ts'

const INK = '#0b0820'

/** Superhero: loud flat colours, thick ink, printed dots, a hard shadow. */
export const COMIC: Material = {
  family: 'Hookreel Bangers',
  ink: { main: '#fff07a', rest: '#ffffff', quiet: '#ffffff' },
  outlines: [
    { colour: INK, width: 0.26 },
    { colour: INK, width: 0.16 },
  ],
  weight: 0,
  line: { main: '#ff2f3a', rest: '#2f8bff', quiet: INK },
  round: 8,
  isWaxed: false,
  edge: { colour: INK, by: 18, glow: 0 },
  ground: ({ context }, box) => {
    const panel = boxPath(box, 6)
    context.save()
    context.translate(14, 16)
    context.fillStyle = INK
    context.fill(panel)
    context.restore()
    context.fillStyle = '#fffdf2'
    context.fill(panel)
    context.save()
    context.clip(panel)
    context.fillStyle = 'rgba(53,182,255,0.3)'
    context.beginPath()
    for (let row = 0; box[1] + row * 24 < box[3]; row += 1) {
      for (let x = box[0] + (row % 2) * 14; x < box[2]; x += 28) {
        const radius = 9 * Math.max(0, ((row * 24) / (box[3] - box[1])) ** 1.4)
        context.moveTo(x + radius, box[1] + row * 24)
        context.arc(x, box[1] + row * 24, radius, 0, 7)
      }
    }
    context.fill()
    context.restore()
    context.strokeStyle = INK
    context.lineWidth = 11
    context.stroke(panel)
  },
  area: ({ context }, path, tone, [left, top, right, bottom]) => {
    context.save()
    context.translate(11, 12)
    context.fillStyle = INK
    context.fill(path)
    context.restore()
    context.fillStyle = tone === 'main' ? '#ff2f3a' : '#35b6ff'
    context.fill(path)
    context.save()
    context.clip(path)
    context.fillStyle = 'rgba(255,255,255,0.4)'
    context.fillRect(left, top, (right - left) * 0.16, bottom - top)
    context.fillStyle = tone === 'main' ? 'rgba(120,0,40,0.5)' : 'rgba(10,30,140,0.45)'
    context.beginPath()
    for (let row = 0; top + row * 15 < bottom + 15; row += 1) {
      for (let x = left + (row % 2) * 8.5; x < right + 17; x += 17) {
        const share = (x - left) / (right - left) + (row * 15) / (bottom - top)
        const radius = 7 * Math.max(0, Math.min(1, share - 0.75))
        if (radius < 0.6) continue
        context.moveTo(x + radius, top + row * 15)
        context.arc(x, top + row * 15, radius, 0, 7)
      }
    }
    context.fill()
    context.restore()
    context.lineJoin = 'round'
    context.strokeStyle = INK
    context.lineWidth = 9
    context.stroke(path)
  },
}
