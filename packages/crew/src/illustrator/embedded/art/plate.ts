import { pictureArea } from '../canvas.ts'
import { drawingArea } from '../composition.ts'
import type { ArtSheet } from './sheet.ts'

/** What sets a drawing off from its ground and ties it to the frame, by turns: a disc, an arch, a leaning block, a half of the frame. */
export function paintPlate({ context, frame, plan, tones }: ArtSheet): void {
  const area = drawingArea(plan, frame)
  if (area === null) return
  const whole = pictureArea(frame)
  const [x, y] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2]
  const side = Math.min(area.right - area.left, (area.bottom - area.top) * 1.1)
  const turn = plan.index + plan.filmSeed
  context.save()
  context.fillStyle = tones.light
  context.beginPath()
  if (turn % 4 === 0) context.arc(x, y, side * 0.52, 0, 7)
  else if (turn % 4 === 1) {
    context.arc(x, y - side * 0.02, side * 0.46, Math.PI, 2 * Math.PI)
    context.lineTo(x + side * 0.46, whole.bottom)
    context.lineTo(x - side * 0.46, whole.bottom)
  } else if (turn % 4 === 2) {
    context.translate(x, y)
    context.rotate(turn % 8 === 2 ? -0.16 : 0.16)
    context.rect(-whole.right, -side * 0.34, whole.right * 2, side * 0.68)
  } else {
    context.translate(x, y)
    context.rotate(Math.PI / 4)
    context.rect(-side * 0.4, -side * 0.4, side * 0.8, side * 0.8)
  }
  context.closePath()
  context.fill()
  if (tones.line) {
    context.strokeStyle = tones.line.colour
    context.lineWidth = tones.line.width
    context.stroke()
  }
  context.restore()
}
