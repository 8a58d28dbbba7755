import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '@hookreel/film'
import { pictureArea, type DesignFrame } from '../../canvas.ts'
import { mix, withAlpha } from '../../colour.ts'
import type { ScenePlan } from '../../scene-plan.ts'

/** A comic panel being drawn: its colours and the point everything bursts from. */
export type Panel = {
  readonly plan: ScenePlan
  readonly frame: DesignFrame
  /** Light, deep, and the one that pops. */
  readonly colours: readonly [string, string, string]
  readonly x: number
  readonly y: number
}

const INK = '#0b0820'

/** Wedges that rush towards the hero, white with some ink. */
export function drawSpeedLines(context: SKRSContext2D, panel: Panel): void {
  const { plan, frame, x, y } = panel
  const random = createRandom(plan.seed + 19)
  const inner = Math.min(frame.width, frame.height) * 0.41
  const stretch = Math.max(1, frame.height / frame.width) ** 0.4
  for (let line = 0; line < 64; line += 1) {
    const angle = random.between(0, Math.PI * 2)
    // The lower middle is where the captions stand: no lines there.
    const isBelow = Math.sin(angle) > 0.45 && Math.abs(Math.cos(angle)) < 0.8
    const from = random.between(inner, inner * 1.7)
    const length = random.between(180, 800)
    const half = random.between(3, 12)
    const isWhite = random.next() < 0.74
    if (isBelow) continue
    context.fillStyle = isWhite ? 'rgba(255,255,255,0.9)' : withAlpha(INK, 0.85)
    const side = angle + Math.PI / 2
    const endX = x + Math.cos(angle) * (from + length)
    const endY = y + Math.sin(angle) * (from + length) * stretch
    context.beginPath()
    context.moveTo(x + Math.cos(angle) * from, y + Math.sin(angle) * from * stretch)
    context.lineTo(endX + Math.cos(side) * half, endY + Math.sin(side) * half)
    context.lineTo(endX - Math.cos(side) * half, endY - Math.sin(side) * half)
    context.fill()
  }
}

/** A spiky star. */
export function drawBurst(
  context: SKRSContext2D,
  shape: { x: number; y: number; rx: number; ry: number; points: number },
  random: Random,
  fill: string,
  stroke: string,
): void {
  context.beginPath()
  for (let i = 0; i < shape.points * 2; i += 1) {
    const angle = (i / (shape.points * 2)) * Math.PI * 2
    const reach = i % 2 ? random.between(0.62, 0.74) : random.between(0.92, 1.14)
    context.lineTo(shape.x + Math.cos(angle) * shape.rx * reach, shape.y + Math.sin(angle) * shape.ry * reach)
  }
  context.closePath()
  context.fillStyle = fill
  context.fill()
  context.lineWidth = 9
  context.lineJoin = 'miter'
  context.strokeStyle = stroke
  context.stroke()
}

/** The panel's border, fixed to the screen. */
export function drawFrame(context: SKRSContext2D, frame: DesignFrame): void {
  context.strokeStyle = '#fffdf4'
  context.lineWidth = 44
  context.strokeRect(14, 14, frame.width - 28, frame.height - 28)
  context.strokeStyle = INK
  context.lineWidth = 9
  context.strokeRect(38, 38, frame.width - 76, frame.height - 76)
}

/** The edge of a roof to stand on, down to the lower end of the picture. */
export function drawRooftop(context: SKRSContext2D, panel: Panel, y: number): void {
  const area = pictureArea(panel.frame)
  const thick = panel.frame.height * 0.035
  context.fillStyle = mix(panel.colours[1], INK, 0.45)
  context.fillRect(area.left, y - thick, area.right - area.left, thick * 2)
  context.fillStyle = mix(panel.colours[1], INK, 0.8)
  context.fillRect(area.left, y + thick, area.right - area.left, area.bottom - y)
  context.strokeStyle = INK
  context.lineWidth = 9
  for (const line of [y - thick, y + thick]) {
    context.beginPath()
    context.moveTo(area.left, line)
    context.lineTo(area.right, line)
    context.stroke()
  }
}
