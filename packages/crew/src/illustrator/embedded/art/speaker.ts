import type { DesignFrame } from '../canvas.ts'
import { pictureArea } from '../canvas.ts'
import { isWide, type WordLayout } from './direct-scene.ts'
import type { ArtSheet } from './sheet.ts'

/** Who says the words of a balloon: where their head is, and how large. */
export type Speaker = { readonly x: number; readonly y: number; readonly radius: number }

/** Where somebody stands who is heard: those who speak one after the other stand at both sides; null where nobody does. */
export function speakerOf(layout: WordLayout | null, frame: DesignFrame): Speaker | null {
  if (layout !== 'balloon' && layout !== 'reply') return null
  const { width, height } = frame
  const aside = isWide(frame) ? 0.19 : 0.28
  const x = width * (layout === 'balloon' ? aside : 1 - aside)
  return isWide(frame)
    ? { x, y: height * 0.52, radius: height * 0.13 }
    : { x, y: height * 0.745, radius: width * 0.135 }
}

/** Somebody from the shoulders up, before a disc, cut by the frame: of whom the words describe only that they are said, and by a woman or not. */
export function paintSpeaker(
  { context, frame, tones }: ArtSheet,
  { x, y, radius }: Speaker,
  { isFacingRight, isWoman }: { readonly isFacingRight: boolean; readonly isWoman: boolean },
): void {
  const bottom = pictureArea(frame).bottom
  const side = isFacingRight ? 1 : -1
  context.save()
  context.lineJoin = 'round'
  context.fillStyle = tones.light
  context.beginPath()
  context.arc(x, y + radius * 0.7, radius * 2.15, 0, 7)
  context.fill()
  if (tones.line) outline(context, tones.line)
  context.translate(x, y)
  context.scale(side, 1)
  context.beginPath()
  const shoulders = radius * 2.05
  const neck = radius * 0.42
  context.moveTo(-neck, radius * 0.6)
  context.lineTo(-neck, radius * 1.2)
  context.bezierCurveTo(-neck * 1.4, radius * 1.6, -shoulders, radius * 1.5, -shoulders, radius * 2.9)
  context.lineTo(-shoulders, bottom - y + 40)
  context.lineTo(shoulders, bottom - y + 40)
  context.lineTo(shoulders, radius * 2.9)
  context.bezierCurveTo(shoulders, radius * 1.5, neck * 1.4, radius * 1.6, neck, radius * 1.2)
  context.lineTo(neck, radius * 0.6)
  context.closePath()
  context.fillStyle = tones.dark
  context.fill()
  if (tones.line) outline(context, tones.line)
  if (isWoman) {
    traceHair(context, radius)
    context.fillStyle = tones.dark
    context.fill()
    if (tones.line) outline(context, tones.line)
  }
  traceProfile(context, radius)
  context.fillStyle = tones.dark
  context.fill()
  if (tones.line) outline(context, tones.line)
  context.restore()
}

/** A head that looks aside with its mouth open. */
function traceProfile(context: ArtSheet['context'], radius: number): void {
  const at = (px: number, py: number): [number, number] => [px * radius, py * radius]
  context.beginPath()
  context.moveTo(...at(-0.42, 0.95))
  context.bezierCurveTo(...at(-1.1, 0.55), ...at(-1.12, -0.75), ...at(-0.25, -1.02))
  context.bezierCurveTo(...at(0.4, -1.2), ...at(0.86, -0.75), ...at(0.84, -0.3))
  // Forehead, nose, lips, chin.
  context.lineTo(...at(0.82, -0.16))
  context.lineTo(...at(1.06, 0.18))
  context.quadraticCurveTo(...at(1.06, 0.28), ...at(0.84, 0.28))
  context.lineTo(...at(0.88, 0.42))
  context.lineTo(...at(0.62, 0.52))
  context.lineTo(...at(0.84, 0.66))
  context.quadraticCurveTo(...at(0.86, 0.98), ...at(0.5, 1))
  context.quadraticCurveTo(...at(0.3, 1), ...at(0.2, 0.92))
  context.lineTo(...at(0.3, 1.25))
  context.lineTo(...at(-0.42, 1.25))
  context.closePath()
}

/** Hair that is tied at the back of the head. */
function traceHair(context: ArtSheet['context'], radius: number): void {
  context.beginPath()
  context.arc(-radius * 1.02, -radius * 0.62, radius * 0.44, 0, 7)
}

function outline(
  context: ArtSheet['context'],
  { colour, width }: NonNullable<ArtSheet['tones']['line']>,
): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.stroke()
}
