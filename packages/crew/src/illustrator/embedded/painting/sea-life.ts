import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawSoft } from '../brush.ts'
import { mix, withAlpha } from '../colour.ts'
import type { Stage } from './stage.ts'

/** Blades of kelp in two clumps at the sides, away from whatever is shown. */
export function paintWeed(
  stage: Stage,
  context: SKRSContext2D,
  weed: { base: number; tall: number; count: number; colour: string },
): void {
  const { frame, random } = stage
  for (const side of [0.05, 0.95]) {
    for (let i = 0; i < weed.count; i += 1) {
      const x = frame.width * (side + random.between(-0.1, 0.1))
      const height = frame.height * weed.tall * random.between(0.4, 1)
      const width = random.between(16, 34)
      const sway = random.between(-1, 1) * height * 0.2
      context.fillStyle = withAlpha(mix(weed.colour, '#1d6b4a', random.between(0.1, 0.4)), 0.92)
      context.beginPath()
      context.moveTo(x - width / 2, weed.base)
      context.bezierCurveTo(
        x - width - sway,
        weed.base - height * 0.4,
        x + sway * 1.6,
        weed.base - height * 0.7,
        x + sway,
        weed.base - height,
      )
      context.bezierCurveTo(
        x + sway * 1.6 + width,
        weed.base - height * 0.66,
        x + width - sway,
        weed.base - height * 0.4,
        x + width / 2,
        weed.base,
      )
      context.fill()
    }
  }
}

/** Bubbles in columns at the sides, and what drifts in the water, in the colour of its `surface`. */
export function paintBubbles(stage: Stage, context: SKRSContext2D, surface: string): void {
  const { frame, random, finish } = stage
  const ink = mix(surface, '#ffffff', 0.6)
  const strength = finish === 'grim' ? 0.3 : 0.6
  for (let i = 0; i < 20; i += 1) {
    // In columns that rise from the sides.
    const column = i % 3 === 0 ? 0.16 : i % 3 === 1 ? 0.85 : 0.72
    const [x, y] = [
      frame.width * (column + random.between(-0.05, 0.05)),
      frame.height * random.between(0.05, 0.72),
    ]
    const radius = random.between(5, 20) * (1.2 - y / frame.height)
    context.strokeStyle = withAlpha(ink, strength * random.between(0.4, 1))
    context.lineWidth = Math.max(1.5, radius * 0.18)
    context.beginPath()
    context.arc(x, y, radius, 0, 7)
    context.stroke()
    context.fillStyle = withAlpha('#ffffff', strength * 0.6)
    context.beginPath()
    context.arc(x - radius * 0.35, y - radius * 0.35, radius * 0.2, 0, 7)
    context.fill()
  }
  drawSoft(context, frame, 3, (soft) => {
    for (let i = 0; i < 40; i += 1) {
      soft.fillStyle = withAlpha(ink, random.between(0.05, 0.22))
      soft.beginPath()
      soft.arc(random.between(0, frame.width), random.between(0, frame.height), random.between(2, 7), 0, 7)
      soft.fill()
    }
  })
}
