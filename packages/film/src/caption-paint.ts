import type { Canvas2D } from './canvas-2d.ts'
import { captionFont, type StatedWord } from './caption-layout.ts'
import { isSpaceless } from './script.ts'
import type { CaptionLook } from './styles/caption-look.ts'

/** Sizes in ems. */
const SHADOW = { blur: 0.17, offsetY: 0.06 }
const GLOW_BLUR = 0.4
const PILL = { height: 1.16, padding: 0.17, tightPadding: 0.03, radius: 0.22 }

/** Room in ems that outline, shadow, glow or pill need around a word's advance width and line height. */
export const PAINT_MARGIN = 0.55

/** Paints one word centred at (x, y): pill, shadow or glow, outline, letters. The context's state is kept. */
export function paintWord(
  context: Canvas2D,
  word: StatedWord,
  fontSize: number,
  look: CaptionLook,
  x: number,
  y: number,
): void {
  const emphasis = word.isActive ? look.emphasis : undefined
  context.save()
  context.translate(x, y)
  context.scale(word.scale, word.scale)
  context.rotate(word.tilt)
  context.font = captionFont(look, fontSize)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  if (emphasis === 'pill') {
    // Without spaces between words a wide pill would cover its neighbours.
    const padding = isSpaceless(word.text) ? PILL.tightPadding : PILL.padding
    const width = word.width + 2 * padding * fontSize
    const height = PILL.height * fontSize
    context.fillStyle = look.accent
    context.beginPath()
    context.roundRect(-width / 2, -height / 2, width, height, PILL.radius * fontSize)
    context.fill()
  }
  if (!(word.isActive && look.isHighlightBare)) {
    const isGlowing = emphasis === 'glow'
    context.shadowColor = isGlowing ? look.accent : 'rgba(0, 0, 0, 0.6)'
    context.shadowBlur = (isGlowing ? GLOW_BLUR : SHADOW.blur) * fontSize
    context.shadowOffsetY = (isGlowing ? 0 : SHADOW.offsetY) * fontSize
    context.lineWidth = look.strokeWidth * fontSize
    context.strokeStyle = look.stroke
    context.strokeText(word.text, 0, word.baseline)
    context.shadowColor = 'rgba(0, 0, 0, 0)'
    context.shadowBlur = 0
    context.shadowOffsetY = 0
  }
  context.fillStyle = word.isActive ? look.highlight : look.fill
  context.fillText(word.text, 0, word.baseline)
  context.restore()
}
