import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { blurred, linear, resized } from '../brush.ts'
import { createLayer, drawWhole, pictureArea } from '../canvas.ts'
import { throughFraming, type Stage } from '../painting/stage.ts'

/**
 * Mirrors a painted layer below a level line, as wet ground or water does: rows of the image laid down one by one, each
 * pushed sideways a little. `strength` 0 to 1 at the line, fading towards the viewer; `sway` in design units.
 */
export function mirrorBelow(
  stage: Stage,
  source: Canvas,
  context: SKRSContext2D,
  mirror: { line: number; strength: number; sway: number },
): void {
  const { frame, random, plan } = stage
  const area = pictureArea(frame)
  const soft = blurred(resized(source, 0.25), 2.5 * frame.scale)
  const seen = throughFraming(stage, 'back', { x: 0, y: mirror.line }).y
  const lineRow = ((seen - area.top) / (area.bottom - area.top)) * soft.height
  const depth = area.bottom - mirror.line
  const rows = 90
  const phase = random.between(0, 6) + plan.index
  const image = createLayer(frame, { detail: 0.4 })
  for (let row = 0; row < rows; row += 1) {
    const down = row / rows
    const from = depth * down ** 1.25
    const to = depth * ((row + 1) / rows) ** 1.25
    const sourceRow = Math.max(0, lineRow - (down ** 1.1 * lineRow * 0.85 + 1))
    const push = (Math.sin(row * 1.9 + phase) * (0.1 + down) + Math.sin(row * 0.7) * down * 0.5) * mirror.sway
    const height = Math.max(1, lineRow / rows)
    const [left, top, width] = [area.left - 30 + push, mirror.line + from, area.right - area.left + 60]
    image.context.drawImage(soft, 0, sourceRow, soft.width, height, left, top, width, to - from + 3)
  }
  image.context.globalCompositeOperation = 'destination-in'
  image.context.fillStyle = linear(
    image.context,
    [0, mirror.line, 0, area.bottom],
    [`rgba(0,0,0,${mirror.strength})`, `rgba(0,0,0,${mirror.strength * 0.2})`],
  )
  image.context.fillRect(area.left, area.top, area.right - area.left, area.bottom - area.top)
  context.save()
  if (stage.framing.flipped) {
    // The source is already mirrored left to right: do not mirror it back.
    context.translate(frame.width, 0)
    context.scale(-1, 1)
  }
  drawWhole(context, image.canvas, frame)
  context.restore()
}
