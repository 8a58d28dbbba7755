import { boxPath } from './chart-shape.ts'
import type { Material } from './material.ts'

/** Anime: clean colours in two tones with a hard border, white rims, a violet line. */
export const CEL: Material = {
  family: 'Hookreel M PLUS Rounded',
  ink: { main: '#ffffff', rest: '#ffffff', quiet: '#ffffff' },
  outlines: [{ colour: '#2a2360', width: 0.2 }],
  weight: 0,
  line: { main: '#ff5f9e', rest: '#6ad3ff', quiet: '#ffffff' },
  round: 30,
  isWaxed: false,
  edge: { colour: '#2a2360', by: 12, glow: 0 },
  ground: ({ context }, box) => {
    const pane = boxPath(box, 60)
    context.fillStyle = 'rgba(52,44,128,0.58)'
    context.fill(pane)
    context.strokeStyle = 'rgba(255,255,255,0.85)'
    context.lineWidth = 7
    context.stroke(pane)
  },
  area: ({ context }, path, tone, box) => {
    const [light, dark] = tone === 'main' ? ['#ff8fbe', '#ee4f92'] : ['#a5e8ff', '#58b8ee']
    context.lineJoin = 'round'
    context.strokeStyle = '#ffffff'
    context.lineWidth = 20
    context.stroke(path)
    context.strokeStyle = '#2a2360'
    context.lineWidth = 11
    context.stroke(path)
    context.fillStyle = dark
    context.fill(path)
    context.save()
    context.clip(path)
    const [left, top, right, bottom] = box
    const [width, height] = [right - left, bottom - top]
    context.fillStyle = light
    context.beginPath()
    context.moveTo(left - 4, top - 4)
    context.lineTo(left + width * 0.78, top - 4)
    context.lineTo(left + width * 0.5, top + height + 4)
    context.lineTo(left - 4, top + height + 4)
    context.fill()
    context.fillStyle = 'rgba(255,255,255,0.75)'
    context.beginPath()
    context.ellipse(
      left + width * 0.24,
      top + Math.min(height * 0.12, 60),
      width * 0.13,
      Math.min(height * 0.05, 18),
      -0.2,
      0,
      7,
    )
    context.fill()
    context.restore()
  },
}
