import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '@hookreel/film'
import { createRidge, traceRidge } from '../../brush.ts'
import { pictureArea } from '../../canvas.ts'
import { mix } from '../../colour.ts'
import type { Environment } from '../../scene-plan.ts'
import type { Panel } from './panel.ts'

const INK = '#0b0820'
const WILD: readonly Environment[] = ['mountain', 'forest', 'desert', 'ruins', 'sky']

/** The panel's ground: inked hills, waves, a planet's rim or a skyline, dark enough to carry captions. */
export function drawSkyline(context: SKRSContext2D, panel: Panel): void {
  const { plan, frame, colours } = panel
  const random = createRandom(plan.seed + 11)
  const dark = mix(colours[1], '#0a0a2a', 0.72)
  const half = mix(colours[1], '#0a0a2a', 0.38)
  if (plan.environment === 'space') {
    for (let star = 0; star < 24; star += 1) {
      drawSparkle(
        context,
        random.between(0.04, 0.96) * frame.width,
        random.between(0.04, 0.7) * frame.height,
        random.between(8, 20),
      )
    }
    inkRidge(context, panel, random, { y: 0.87, height: 0.05, colour: dark })
  } else if (plan.environment === 'sea') {
    inkWaves(context, panel, 0.68, half)
    inkWaves(context, panel, 0.78, dark)
  } else if (plan.environment === 'underwater') {
    inkBubbles(context, panel, random)
    inkRidge(context, panel, random, { y: 0.76, height: 0.08, colour: half })
    inkRidge(context, panel, random, { y: 0.86, height: 0.05, colour: dark })
  } else if (WILD.includes(plan.environment)) {
    inkRidge(context, panel, random, {
      y: 0.72,
      height: plan.environment === 'desert' ? 0.05 : 0.13,
      colour: half,
    })
    inkRidge(context, panel, random, { y: 0.83, height: 0.07, colour: dark })
  } else if (plan.environment === 'city' || plan.environment === 'street') {
    inkTowers(context, panel, random, { base: 0.76, colour: half, lit: 0, breadth: 1 })
    inkTowers(context, panel, random, { base: 0.88, colour: dark, lit: 0.3, breadth: 1.5 })
  } else {
    inkTable(context, panel, dark)
  }
}

function inkRidge(
  context: SKRSContext2D,
  panel: Panel,
  random: Random,
  look: { y: number; height: number; colour: string },
): void {
  const { frame } = panel
  const ridge = createRidge(frame, random, {
    y: frame.height * look.y,
    height: frame.height * look.height,
    roughness: 0.5,
  })
  traceRidge(context, frame, ridge)
  context.fillStyle = look.colour
  context.fill()
  context.lineWidth = 10
  context.strokeStyle = INK
  context.stroke()
}

function inkWaves(context: SKRSContext2D, panel: Panel, y: number, colour: string): void {
  const { frame } = panel
  const area = pictureArea(frame)
  const top = frame.height * y
  context.beginPath()
  context.moveTo(area.left - 20, area.bottom + 20)
  context.lineTo(area.left - 20, top)
  for (let x = area.left - 20; x < area.right + 150; x += 150) {
    context.quadraticCurveTo(x + 60, top + 46, x + 112, top - 34)
    context.quadraticCurveTo(x + 118, top + 6, x + 150, top)
  }
  context.lineTo(area.right + 20, area.bottom + 20)
  context.fillStyle = colour
  context.fill()
  context.lineWidth = 10
  context.lineJoin = 'round'
  context.strokeStyle = INK
  context.stroke()
}

/** Rings that rise at both sides of what swims between them. */
function inkBubbles(context: SKRSContext2D, { frame }: Panel, random: Random): void {
  for (let i = 0; i < 16; i += 1) {
    const x = frame.width * ((i % 2 === 0 ? 0.12 : 0.88) + random.between(-0.08, 0.08))
    const y = frame.height * random.between(0.08, 0.72)
    const radius = random.between(10, 34)
    context.fillStyle = 'rgba(255,255,255,0.55)'
    context.beginPath()
    context.arc(x, y, radius, 0, 7)
    context.fill()
    context.lineWidth = 6
    context.strokeStyle = INK
    context.stroke()
    context.fillStyle = '#ffffff'
    context.beginPath()
    context.arc(x - radius * 0.35, y - radius * 0.35, radius * 0.26, 0, 7)
    context.fill()
  }
}

function inkTowers(
  context: SKRSContext2D,
  panel: Panel,
  random: Random,
  look: { base: number; colour: string; lit: number; breadth: number },
): void {
  const { frame, colours } = panel
  const area = pictureArea(frame)
  let x = area.left - random.between(0, 80)
  while (x < area.right) {
    const width = random.between(70, 140) * look.breadth
    const top = frame.height * (look.base - random.between(0.05, 0.2))
    context.fillStyle = look.colour
    context.fillRect(x, top, width + 1, area.bottom - top)
    context.lineWidth = 7
    context.strokeStyle = INK
    context.strokeRect(x, top, width, area.bottom - top + 20)
    context.fillStyle = colours[2]
    for (let row = top + 24; look.lit > 0 && row < top + frame.height * 0.16; row += 34) {
      for (let column = x + 16; column < x + width - 26; column += 30) {
        if (random.next() < look.lit) context.fillRect(column, row, 13, 17)
      }
    }
    x += width
  }
}

/** A table's edge, or a chequered floor that runs to a vanishing point, by turns. */
function inkTable(context: SKRSContext2D, panel: Panel, colour: string): void {
  const { frame, plan, colours } = panel
  const area = pictureArea(frame)
  const isFloor = (plan.index + plan.filmSeed) % 2 === 0
  const slope = isFloor ? 0 : plan.index % 4 < 2 ? 0.03 : -0.03
  const top = isFloor ? 0.7 : 0.76
  context.save()
  context.beginPath()
  context.moveTo(area.left - 20, frame.height * (top + slope))
  context.lineTo(area.right + 20, frame.height * (top - slope))
  context.lineTo(area.right + 20, area.bottom + 20)
  context.lineTo(area.left - 20, area.bottom + 20)
  context.closePath()
  context.fillStyle = colour
  context.fill()
  context.lineWidth = 10
  context.strokeStyle = INK
  context.stroke()
  context.clip()
  const light = mix(colours[1], '#0a0a2a', 0.5)
  if (isFloor) inkTiles(context, panel, frame.height * top, light)
  else inkEdge(context, panel, frame.height * top, light)
  context.restore()
}

function inkTiles(context: SKRSContext2D, { frame }: Panel, top: number, colour: string): void {
  const depths = [0, 0.07, 0.17, 0.31, 0.5, 0.76, 1.1, 1.5]
  const below = frame.height - top
  const middle = frame.width / 2
  const across = (column: number, depth: number) => middle + column * frame.width * (0.11 + depth * 0.3)
  context.fillStyle = colour
  for (const [row, near] of depths.slice(1).entries()) {
    const far = depths[row] ?? 0
    for (let column = -9 + (row % 2); column < 9; column += 2) {
      context.beginPath()
      context.moveTo(across(column, far), top + far * below)
      context.lineTo(across(column + 1, far), top + far * below)
      context.lineTo(across(column + 1, near), top + near * below)
      context.lineTo(across(column, near), top + near * below)
      context.fill()
    }
  }
}

/** The table's lit front and dots that fade down. */
function inkEdge(context: SKRSContext2D, { frame, colours }: Panel, top: number, colour: string): void {
  const area = pictureArea(frame)
  context.fillStyle = mix(colours[1], '#0a0a2a', 0.2)
  context.beginPath()
  const step = 34
  for (let row = 1; top + row * step < area.bottom; row += 1) {
    const radius = step * 0.44 * (1 - row / 11)
    if (radius < 1.5) break
    for (let x = area.left + (row % 2 ? step / 2 : 0); x < area.right; x += step) {
      context.moveTo(x + radius, top + row * step)
      context.arc(x, top + row * step, radius, 0, 7)
    }
  }
  context.fill()
  context.fillStyle = colour
  context.fillRect(area.left, frame.height * 0.93, area.right - area.left, frame.height * 0.2)
}

function drawSparkle(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.fillStyle = '#ffffff'
  context.beginPath()
  for (let point = 0; point < 8; point += 1) {
    const reach = point % 2 ? radius * 0.3 : radius
    context.lineTo(x + Math.cos((point * Math.PI) / 4) * reach, y + Math.sin((point * Math.PI) / 4) * reach)
  }
  context.fill()
}
