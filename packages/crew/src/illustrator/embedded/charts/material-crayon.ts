import { boxPath } from './chart-shape.ts'
import type { Material } from './material.ts'

/** Crayon: flat child's colours; the whole is gone over in wax afterwards. */
export const CRAYON: Material = {
  family: 'Hookreel Gochi Hand',
  ink: { main: '#d8321f', rest: '#2456b8', quiet: '#4a2340' },
  outlines: [{ colour: '#fdf8ec', width: 0.22 }],
  weight: 0.045,
  line: { main: '#e8452f', rest: '#2f6fd6', quiet: '#5a4a52' },
  round: 10,
  isWaxed: true,
  edge: null,
  ground: ({ context }, box) => {
    context.fillStyle = 'rgba(253,248,236,0.93)'
    context.fill(boxPath(box, 70))
  },
  area: ({ context }, path, tone, [left, , right]) => {
    context.fillStyle = tone === 'main' ? '#f2a51e' : '#7fb6ee'
    context.fill(path)
    context.strokeStyle = '#4a3440'
    context.lineWidth = Math.min(9, (right - left) * 0.1)
    context.lineJoin = 'round'
    context.stroke(path)
  },
}
