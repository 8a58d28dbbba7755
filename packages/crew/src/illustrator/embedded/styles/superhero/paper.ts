import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '@hookreel/film'
import { radial } from '../../brush.ts'
import { createLayer, pictureArea, type Layer } from '../../canvas.ts'
import { mix, withAlpha } from '../../colour.ts'
import type { Panel } from './panel.ts'

const INK = '#0b0820'

/** The panel's paper: rays, dots, a panel split in two, or streaks that rush by; neighbours never have the same. */
export function paintPanel(panel: Panel): Layer {
  const { plan, frame, colours, x, y } = panel
  const layer = createLayer(frame)
  const { context } = layer
  const area = pictureArea(frame)
  const reach = Math.hypot(frame.width, frame.height)
  const random = createRandom(plan.seed + 3)
  context.fillStyle = radial(
    context,
    [x, y, 40, reach * 0.56],
    [
      [0, mix(colours[0], '#ffffff', 0.55)],
      [0.4, colours[0]],
      [1, colours[1]],
    ],
  )
  context.fillRect(area.left, area.top, area.right - area.left, area.bottom - area.top)
  const kind = plan.kind === 'type' ? plan.index % 2 : (plan.index * 2 + plan.filmSeed) % 5
  if (kind <= 1) drawRays(context, panel, random, kind === 0 ? 30 : 16)
  if (kind === 3) splitPanel(context, panel)
  if (kind === 4) drawStreaks(context, panel, random)
  drawDots(context, panel, kind === 2 ? 0.12 : 0.34)
  return layer
}

function drawRays(context: SKRSContext2D, panel: Panel, random: Random, count: number): void {
  const { frame, colours, x, y } = panel
  const reach = Math.hypot(frame.width, frame.height) * 1.2
  context.fillStyle = withAlpha(mix(colours[0], '#ffffff', 0.6), 0.5)
  for (let ray = 0; ray < count; ray += 1) {
    const angle = (ray / count) * 2 * Math.PI + random.between(-0.03, 0.03)
    const half = (Math.PI / count) * random.between(0.34, 0.56)
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + Math.cos(angle - half) * reach, y + Math.sin(angle - half) * reach)
    context.lineTo(x + Math.cos(angle + half) * reach, y + Math.sin(angle + half) * reach)
    context.fill()
  }
}

/** The lower half in another colour behind a slanted gutter, as two panels that meet. */
function splitPanel(context: SKRSContext2D, { plan, frame, colours }: Panel): void {
  const area = pictureArea(frame)
  const slope = plan.index % 2 === 0 ? 0.17 : -0.17
  const edge = (x: number) =>
    frame.height * 0.4 + (x - frame.width / 2) * slope * (frame.height / frame.width)
  context.beginPath()
  context.moveTo(area.left, edge(area.left))
  context.lineTo(area.right, edge(area.right))
  context.lineTo(area.right, area.bottom)
  context.lineTo(area.left, area.bottom)
  context.closePath()
  context.fillStyle = colours[2]
  context.fill()
  for (const [width, colour] of [
    [44, INK],
    [26, '#fffdf4'],
  ] as const) {
    context.lineWidth = width
    context.strokeStyle = colour
    context.beginPath()
    context.moveTo(area.left, edge(area.left))
    context.lineTo(area.right, edge(area.right))
    context.stroke()
  }
}

/** Slanted streaks over the whole panel. */
function drawStreaks(context: SKRSContext2D, { plan, frame, colours }: Panel, random: Random): void {
  const reach = Math.hypot(frame.width, frame.height)
  context.save()
  context.translate(frame.width / 2, frame.height * 0.4)
  context.rotate(plan.index % 2 === 0 ? -0.5 : 0.5)
  for (let streak = 0; streak < 46; streak += 1) {
    const y = random.between(-0.75, 0.75) * reach
    const from = random.between(-1, 0.4) * reach
    const half = random.between(3, 26)
    const colour = random.pick(['#ffffff', mix(colours[0], '#ffffff', 0.5), colours[1]])
    context.fillStyle = withAlpha(colour, random.between(0.35, 0.8))
    context.beginPath()
    context.moveTo(from, y)
    context.lineTo(from + random.between(0.4, 1.1) * reach, y - half)
    context.lineTo(from + random.between(0.4, 1.1) * reach, y + half)
    context.fill()
  }
  context.restore()
}

function drawDots(context: SKRSContext2D, panel: Panel, from: number): void {
  const { frame, colours, x, y } = panel
  const area = pictureArea(frame)
  const step = 26
  const reach = Math.hypot(frame.width, frame.height) * 0.5
  context.fillStyle = withAlpha(mix(colours[1], '#000000', 0.25), 0.5)
  context.beginPath()
  for (let row = 0; area.top + row * step * 0.866 < area.bottom + step; row += 1) {
    const dotY = area.top + row * step * 0.866
    for (let column = 0; area.left + column * step < area.right + step; column += 1) {
      const dotX = area.left + column * step + (row % 2 ? step / 2 : 0)
      const away = Math.hypot(dotX - x, (dotY - y) * 0.9) / reach
      const radius = step * 0.56 * Math.max(0, Math.min(1, (away - from) * 1.2))
      if (radius < 1) continue
      context.moveTo(dotX + radius, dotY)
      context.arc(dotX, dotY, radius, 0, 7)
    }
  }
  context.fill()
}
