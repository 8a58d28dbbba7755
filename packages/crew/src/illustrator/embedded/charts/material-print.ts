import type { Material } from './material.ts'

const INK = '#1d1a1c'

/** Documentary: a chart cut from an old report, red ink for what is said, hatched ink for the rest. */
export const PRINT: Material = {
  family: 'Hookreel Anton',
  ink: { main: '#b81a14', rest: INK, quiet: '#fbf6e8' },
  outlines: [],
  weight: 0,
  line: { main: '#c8201a', rest: INK, quiet: 'rgba(29,26,28,0.75)' },
  round: 0,
  isWaxed: false,
  edge: null,
  // The card of the board is ground enough.
  ground: () => undefined,
  area: ({ context }, path, tone, [left, top, right, bottom]) => {
    const isMain = tone === 'main'
    context.fillStyle = isMain ? 'rgba(200,32,26,0.92)' : 'rgba(232,222,196,0.96)'
    context.fill(path)
    context.save()
    context.clip(path)
    context.strokeStyle = isMain ? 'rgba(120,8,8,0.35)' : 'rgba(29,26,28,0.3)'
    context.lineWidth = isMain ? 2 : 3.2
    const reach = bottom - top
    context.beginPath()
    for (let x = left - reach; x < right; x += isMain ? 7 : 13) {
      context.moveTo(x, bottom)
      context.lineTo(x + reach, top)
    }
    context.stroke()
    context.restore()
    context.strokeStyle = INK
    context.lineWidth = 4
    context.stroke(path)
  },
}
