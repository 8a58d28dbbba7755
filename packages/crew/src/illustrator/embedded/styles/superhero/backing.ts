import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@hookreel/film'
import { mix } from '../../colour.ts'
import { drawBurst, type Panel } from './panel.ts'

const INK = '#0b0820'

/** What sets a hero off from its panel, `size` its box. Neighbouring panels never have the same. */
export function drawBacking(
  context: SKRSContext2D,
  panel: Panel,
  place: { readonly x: number; readonly y: number; readonly size: number },
  random: Random,
): void {
  const { x, y, size } = place
  const pop = panel.colours[2]
  switch ((panel.plan.index + panel.plan.filmSeed) % 4) {
    case 0:
      return drawBurst(
        context,
        { x, y, rx: size * 0.66, ry: size * 0.55, points: 18 },
        random,
        '#ffffff',
        pop,
      )
    case 1:
      return drawMoon(context, panel, { x, y, radius: size * 0.6 })
    case 2:
      return drawPuff(context, { x, y, size }, random, pop)
    default:
      return drawBolts(context, panel, { x, y, size })
  }
}

/** A full disc with an inked edge and dots in its shade, a little aside. */
function drawMoon(
  context: SKRSContext2D,
  panel: Panel,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const side = panel.plan.index % 2 === 0 ? 1 : -1
  const cx = x + side * radius * 0.14
  const cy = y - radius * 0.1
  context.save()
  context.beginPath()
  context.arc(cx, cy, radius, 0, 7)
  context.fillStyle = mix(panel.colours[2], '#ffffff', 0.35)
  context.fill()
  context.lineWidth = 10
  context.strokeStyle = INK
  context.stroke()
  context.clip()
  context.fillStyle = mix(panel.colours[2], panel.colours[1], 0.4)
  context.beginPath()
  const step = 30
  for (let row = -radius; row < radius; row += step) {
    for (let column = -radius; column < radius; column += step) {
      const away = (column * side + row) / radius
      const dot = step * 0.5 * Math.max(0, Math.min(1, away * 0.8))
      if (dot < 1.5) continue
      context.moveTo(cx + column + dot, cy + row)
      context.arc(cx + column, cy + row, dot, 0, 7)
    }
  }
  context.fill()
  context.restore()
}

/** A cloud of an explosion: round puffs around the hero. */
function drawPuff(
  context: SKRSContext2D,
  { x, y, size }: { x: number; y: number; size: number },
  random: Random,
  pop: string,
): void {
  const puffs = Array.from({ length: 13 }, (_, index) => {
    const angle = (index / 13) * Math.PI * 2
    const reach = random.between(0.4, 0.52)
    return {
      x: x + Math.cos(angle) * size * reach,
      y: y + Math.sin(angle) * size * reach * 0.86,
      radius: size * random.between(0.13, 0.2),
    }
  })
  for (const [grow, colour] of [
    [34, INK],
    [22, pop],
    [0, '#ffffff'],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    for (const puff of [...puffs, { x, y, radius: size * 0.5 }]) {
      context.moveTo(puff.x + puff.radius + grow, puff.y)
      context.arc(puff.x, puff.y, puff.radius + grow, 0, 7)
    }
    context.fill()
  }
}

/** Two bolts of lightning that cross behind the hero. */
function drawBolts(
  context: SKRSContext2D,
  panel: Panel,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const points = [
    [0.16, -0.92],
    [-0.34, 0.02],
    [-0.06, 0.02],
    [-0.2, 0.86],
    [0.36, -0.16],
    [0.08, -0.16],
    [0.42, -0.92],
  ] as const
  for (const side of [-1, 1] as const) {
    context.save()
    context.translate(x + side * size * 0.5, y)
    context.rotate(side * 0.28)
    context.beginPath()
    for (const [px, py] of points) context.lineTo(px * size * 0.8 * side, py * size * 0.8)
    context.closePath()
    context.lineJoin = 'miter'
    context.lineWidth = 30
    context.strokeStyle = INK
    context.stroke()
    context.lineWidth = 14
    context.strokeStyle = '#ffffff'
    context.stroke()
    context.fillStyle = panel.colours[2]
    context.fill()
    context.restore()
  }
}
