import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '@hookreel/film'
import { createSprite } from '../../canvas.ts'
import { drawFlatLighthouse } from './lighthouse.ts'

/** Planets as a child knows them: bright, flat, banded or spotted. Light and shade of the painted ones turn muddy in wax. */
const PLANETS: Record<
  string,
  {
    readonly kind: 'bands' | 'spots' | 'rays' | 'spiral'
    readonly colours: readonly string[]
    readonly ring?: string
  }
> = {
  mercury: { kind: 'spots', colours: ['#b9aea2', '#8f857c'] },
  venus: { kind: 'bands', colours: ['#f3c56b', '#ffe2a0', '#e6a04a'] },
  earth: { kind: 'spots', colours: ['#4aa3e8', '#57b04f'] },
  mars: { kind: 'spots', colours: ['#e0653a', '#b5472a'] },
  jupiter: { kind: 'bands', colours: ['#f0cf9c', '#c9824e', '#fbe9cb'] },
  saturn: { kind: 'bands', colours: ['#f2d388', '#dfae58', '#f8e6b4'], ring: '#c98f4a' },
  uranus: { kind: 'bands', colours: ['#9fe3e6', '#7fcdd6', '#b9f0f0'], ring: '#6fb4c4' },
  neptune: { kind: 'bands', colours: ['#4f7fe8', '#3a5fc4', '#7aa6f4'] },
  pluto: { kind: 'spots', colours: ['#d9bfa4', '#b08f74'] },
  moon: { kind: 'spots', colours: ['#e6e2d0', '#bdb7a4'] },
  sun: { kind: 'rays', colours: ['#ffd42e', '#ff9d2e'] },
  'black-hole': { kind: 'spots', colours: ['#15101f', '#15101f'], ring: '#ff9d2e' },
  galaxy: { kind: 'spiral', colours: ['#8a5fe0', '#f08ac8', '#fff0b0'] },
  star: { kind: 'rays', colours: ['#fff0a0', '#ffc94a'] },
}

/** A planet, moon, star or lighthouse in flat colours on a square canvas; undefined for anything else. */
export function drawFlatSubject(name: string, pixels: number, seed: number): Canvas | undefined {
  if (name === 'lighthouse') return drawFlatLighthouse(pixels)
  const look = PLANETS[name]
  if (!look) return undefined
  const { canvas, context } = createSprite(pixels)
  const random = createRandom(seed)
  const middle = canvas.width / 2
  const radius = middle * (look.ring || look.kind === 'rays' ? 0.62 : 0.9)
  const [base = '#cccccc', second = '#999999', third = base] = look.colours
  if (look.kind === 'spiral') {
    drawSpiral(context, middle, look.colours)
    return canvas
  }
  if (look.kind === 'rays') {
    context.fillStyle = second
    context.beginPath()
    for (let i = 0; i < 28; i += 1) {
      const angle = (i / 28) * 2 * Math.PI
      const reach = i % 2 === 0 ? middle * 0.96 : radius * 1.08
      context.lineTo(middle + Math.cos(angle) * reach, middle + Math.sin(angle) * reach)
    }
    context.fill()
  }
  if (name === 'black-hole') {
    context.fillStyle = '#ffcf6b'
    context.beginPath()
    context.arc(middle, middle, radius * 1.16, 0, 7)
    context.fill()
  }
  context.save()
  context.beginPath()
  context.arc(middle, middle, radius, 0, 7)
  context.clip()
  context.fillStyle = base
  context.fillRect(0, 0, canvas.width, canvas.height)
  if (look.kind === 'bands') {
    for (let band = 0; band < 4; band += 1) {
      context.fillStyle = band % 2 === 0 ? second : third
      const y = middle + radius * (-0.72 + band * 0.42 + random.between(-0.05, 0.05))
      context.fillRect(0, y, canvas.width, radius * 0.2)
    }
    if (name === 'jupiter') {
      context.fillStyle = '#d9542f'
      context.beginPath()
      context.ellipse(middle + radius * 0.35, middle + radius * 0.3, radius * 0.22, radius * 0.13, 0, 0, 7)
      context.fill()
    }
  }
  if (look.kind === 'spots') {
    context.fillStyle = second
    for (let spot = 0; spot < 6; spot += 1) {
      const angle = spot * 1.05 + random.between(-0.2, 0.2)
      const away = radius * (spot === 0 ? 0.1 : random.between(0.45, 0.8))
      context.beginPath()
      context.ellipse(
        middle + Math.cos(angle) * away,
        middle + Math.sin(angle) * away,
        radius * random.between(0.12, 0.3),
        radius * random.between(0.1, 0.2),
        angle,
        0,
        7,
      )
      context.fill()
    }
  }
  context.restore()
  if (look.ring) {
    context.strokeStyle = look.ring
    context.lineWidth = radius * 0.17
    context.beginPath()
    // The far part of the ring is hidden by the planet.
    context.ellipse(middle, middle, middle * 0.9, middle * 0.26, -0.3, -0.35, Math.PI + 0.35)
    context.stroke()
  }
  return canvas
}

function drawSpiral(context: SKRSContext2D, middle: number, colours: readonly string[]): void {
  context.lineCap = 'round'
  const [outer = '#8a5fe0', inner = '#f08ac8', core = '#fff0b0'] = colours
  for (const [colour, width] of [
    [outer, 0.3],
    [inner, 0.14],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = middle * width
    for (const turn of [0, Math.PI]) {
      context.beginPath()
      for (let step = 0; step <= 40; step += 1) {
        const angle = turn + step * 0.105
        const reach = middle * (0.12 + step * 0.0175)
        context.lineTo(middle + Math.cos(angle) * reach, middle + Math.sin(angle) * reach * 0.62)
      }
      context.stroke()
    }
  }
  context.fillStyle = core
  context.beginPath()
  context.ellipse(middle, middle, middle * 0.22, middle * 0.17, 0, 0, 7)
  context.fill()
}
