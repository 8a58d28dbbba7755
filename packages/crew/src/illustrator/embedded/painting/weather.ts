import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, withAlpha } from '../colour.ts'
import type { Stage } from './stage.ts'

/** Rain or snow between the lens and the scene; nothing in other weather or indoors. Meant for the overlay. */
export function paintWeather(stage: Stage, context: SKRSContext2D): void {
  const { plan } = stage
  if (['space', 'underwater', 'room', 'desk', 'kitchen', 'laboratory', 'plain'].includes(plan.environment))
    return
  if (plan.weather === 'rain' || plan.weather === 'storm') paintRain(stage, context)
  if (plan.weather === 'snow') paintSnow(stage, context)
}

function paintRain(stage: Stage, context: SKRSContext2D): void {
  const { frame, palette, random, plan } = stage
  const slant = plan.weather === 'storm' ? 0.3 : 0.13
  context.lineCap = 'round'
  for (let i = 0; i < (240 * frame.width) / 1080; i += 1) {
    const length = random.between(40, 150)
    const [x, y] = [random.between(-0.1, 1.1) * frame.width, random.between(-0.1, 1) * frame.height]
    context.strokeStyle = withAlpha(mix(palette.fog, '#ffffff', 0.6), random.between(0.08, 0.34))
    context.lineWidth = random.between(1, 3)
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x - length * slant, y + length)
    context.stroke()
  }
}

function paintSnow(stage: Stage, context: SKRSContext2D): void {
  const { frame, random } = stage
  for (let i = 0; i < (190 * frame.width) / 1080; i += 1) {
    context.fillStyle = withAlpha('#ffffff', random.between(0.25, 0.9))
    context.beginPath()
    context.arc(
      random.between(0, frame.width),
      random.between(0, frame.height),
      random.next() ** 3 * 11 + 2,
      0,
      7,
    )
    context.fill()
  }
}
