import type { SKRSContext2D } from '@napi-rs/canvas'
import { linear, type Stop } from '../../brush.ts'
import type { Beat } from './dress.ts'
import { pictureFont } from './fonts.ts'
import type { SetLine } from './layout.ts'
import type { TypeLook } from './looks.ts'

/** Makes a context ready to write a line centred on its place. */
export function holdPen(context: SKRSContext2D, line: SetLine, family: string): void {
  context.font = pictureFont(family, line.size)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
}

/** Writes a line in the style's letters: shadow, outlines, fill. */
export function writeLine({ context }: Beat, line: SetLine, look: TypeLook, fill?: readonly Stop[]): void {
  context.save()
  holdPen(context, line, look.family)
  const widest = look.outlines[0]?.width ?? 0
  if (look.shadow) {
    const by = line.size * look.shadow.by
    context.fillStyle = look.shadow.colour
    context.strokeStyle = look.shadow.colour
    context.lineWidth = Math.max(1, line.size * widest)
    if (widest > 0) context.strokeText(line.text, line.x + by, line.y + by)
    context.fillText(line.text, line.x + by, line.y + by)
  }
  for (const outline of look.outlines) {
    context.strokeStyle = outline.colour
    context.lineWidth = line.size * outline.width
    context.strokeText(line.text, line.x, line.y)
  }
  const stops = fill ?? (line.isMain ? look.main : look.other)
  context.fillStyle = linear(context, [0, line.y - line.size * 0.38, 0, line.y + line.size * 0.38], stops)
  context.fillText(line.text, line.x, line.y)
  context.restore()
}

/** A large pale quote mark behind the first line. */
export function writeQuoteMark({ context, frame, look, page }: Beat): void {
  const first = page[0]
  if (!first) return
  const size = Math.min(frame.width, frame.height) * 0.62
  context.save()
  context.font = pictureFont(look.family, size)
  context.fillStyle = look.main[1]
  context.globalAlpha = 0.34
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText('“', frame.width * 0.2, first.y + size * 0.36)
  context.restore()
}
