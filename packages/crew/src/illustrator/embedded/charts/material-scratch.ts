import { drawSoft } from '../brush.ts'
import type { Material } from './material.ts'

/** Horror: marks scratched into the dark, red for what is said, bone for the rest. */
export const SCRATCH: Material = {
  family: 'Hookreel Creepster',
  ink: { main: '#ff5244', rest: '#e9ecdc', quiet: '#fff4e4' },
  outlines: [{ colour: '#050505', width: 0.1 }],
  weight: 0,
  line: { main: '#c8161f', rest: '#d5d9c8', quiet: 'rgba(214,218,200,0.55)' },
  round: 0,
  isWaxed: false,
  edge: { colour: 'rgba(0,0,0,0.85)', by: 10, glow: 0 },
  ground: ({ context, frame }, [left, top, right, bottom]) => {
    drawSoft(context, frame, 70, (soft) => {
      soft.fillStyle = 'rgba(0,0,0,0.74)'
      soft.fillRect(left, top, right - left, bottom - top)
    })
  },
  area: ({ context, random }, path, tone, [left, top, right, bottom]) => {
    context.fillStyle = tone === 'main' ? 'rgba(92,8,12,0.9)' : 'rgba(44,50,44,0.82)'
    context.fill(path)
    context.save()
    context.clip(path)
    context.lineCap = 'round'
    const slope = (right - left) * 0.2 + 34
    const count = Math.ceil((bottom - top + slope) / 9) + 2
    for (let i = 0; i < count; i += 1) {
      const y = top - slope + i * 9 + random.between(-6, 6)
      context.strokeStyle =
        tone === 'main'
          ? `rgba(${random.whole(196, 240)},${random.whole(22, 44)},34,${random.between(0.5, 1).toFixed(2)})`
          : `rgba(226,230,212,${random.between(0.3, 0.85).toFixed(2)})`
      context.lineWidth = random.between(2, 7)
      context.beginPath()
      context.moveTo(left - 8, y + slope + random.between(-9, 9))
      context.quadraticCurveTo((left + right) / 2, y + slope * 0.4 + random.between(-12, 12), right + 8, y)
      context.stroke()
    }
    context.restore()
    // Drawn over three times by a hand that shakes.
    context.strokeStyle = tone === 'main' ? 'rgba(240,50,44,0.85)' : 'rgba(232,236,220,0.75)'
    for (let pass = 0; pass < 3; pass += 1) {
      context.save()
      context.translate(random.between(-5, 5), random.between(-5, 5))
      context.lineWidth = random.between(1.5, 4)
      context.stroke(path)
      context.restore()
    }
  },
}
