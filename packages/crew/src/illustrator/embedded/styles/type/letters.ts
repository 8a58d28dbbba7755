import type { SKRSContext2D } from '@napi-rs/canvas'
import { linear, type Stop } from '../../brush.ts'
import type { Sheet } from './dress.ts'
import { pictureFont, takeLetters } from './fonts.ts'
import type { SetText } from './layout.ts'
import type { TypeLook } from './looks.ts'

/** Makes a context ready to write words centred on their place. */
export function holdPen(context: SKRSContext2D, { size, text }: SetText, family: string): void {
  takeLetters(context, family, size, text)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
}

/** Writes words in the style's letters: shadow, outlines, fill; those that rest, unless it is told otherwise. */
export function writeText(
  { context }: Sheet,
  set: SetText,
  look: TypeLook,
  fill: readonly Stop[] = look.other,
): void {
  context.save()
  holdPen(context, set, look.family)
  const widest = look.outlines[0]?.width ?? 0
  if (look.shadow) {
    const by = set.size * look.shadow.by
    context.fillStyle = look.shadow.colour
    context.strokeStyle = look.shadow.colour
    context.lineWidth = Math.max(1, set.size * widest)
    if (widest > 0) context.strokeText(set.text, set.x + by, set.y + by)
    context.fillText(set.text, set.x + by, set.y + by)
  }
  for (const outline of look.outlines) {
    context.strokeStyle = outline.colour
    context.lineWidth = set.size * outline.width
    context.strokeText(set.text, set.x, set.y)
  }
  context.fillStyle = linear(context, [0, set.y - set.size * 0.38, 0, set.y + set.size * 0.38], fill)
  context.fillText(set.text, set.x, set.y)
  context.restore()
}

/** A word so many letters' sizes wide is long: its ends move no farther from where they rest, or both would be seen beside each other. */
const LONG = 8
const MAX_MOVE = 0.06

/** The same words larger, about their middle; a long word hardly. */
export function grown<Text extends SetText>(set: Text, factor: number): Text {
  const isLong = set.width > set.size * LONG
  const by = isLong ? Math.min(factor, 1 + (2 * MAX_MOVE * set.size) / set.width) : factor
  return { ...set, size: set.size * by, width: set.width * by }
}

/** A large pale quote mark behind the first line. */
export function writeQuoteMark({ context, frame, look, lines }: Sheet): void {
  const first = lines[0]
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

/** The point that a page is tilted about, in shares of the frame's height. */
export const PIVOT = 0.45

/** Turns what is drawn from now on about the middle of the words. */
export function tilt(context: SKRSContext2D, { width, height }: Sheet['frame'], angle: number): void {
  context.translate(width / 2, height * PIVOT)
  context.rotate(angle)
  context.translate(-width / 2, -height * PIVOT)
}
