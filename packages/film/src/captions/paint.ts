import type { Canvas2D } from '../frames/canvas-2d.ts'
import { captionFont } from './layout.ts'
import type { CaptionSprite, WordSprite } from './sprites.ts'
import { GLOW_BLUR, MARKER, PILL, SHADOW, UNDERLINE } from './ink-bounds.ts'
import { isSpaceless } from '../script/script.ts'
import type { CaptionLook } from '../styles/caption-look.ts'

const PLATE_RADIUS = 0.26
const NO_SHADOW = 'rgba(0, 0, 0, 0)'
const CURSOR = { width: 0.12, height: 0.86, gap: 0.07 }

/** Paints one sprite of a caption with its middle at (x, y). The context's state is kept. */
export function paintSprite(
  context: Canvas2D,
  sprite: CaptionSprite,
  fontSize: number,
  look: CaptionLook,
  x: number,
  y: number,
): void {
  context.save()
  context.translate(x, y)
  if (sprite.kind === 'plate') {
    fillRounded(context, look.plate ?? look.stroke, sprite.width, sprite.height, PLATE_RADIUS * fontSize)
  } else {
    context.scale(sprite.scale, sprite.scale)
    context.rotate(sprite.tilt)
    context.font = captionFont(look, fontSize)
    context.direction = sprite.direction
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    context.lineJoin = 'round'
    paintWord(context, sprite, fontSize, look)
  }
  context.restore()
}

/** Pill or marker, outlines with their shadow or glow, letters, underline, cursor. */
function paintWord(context: Canvas2D, word: WordSprite, fontSize: number, look: CaptionLook): void {
  paintGround(context, word, fontSize, look)
  const text = word.typed ?? word.text
  const at = placeTyped(context, word)
  const isBare = word.isActive && look.isHighlightBare
  if (!isBare && look.strokeWidth > 0) paintOutlines(context, word, text, at, fontSize, look)
  context.fillStyle = word.isActive ? look.highlight : look.fill
  context.fillText(text, at, word.baseline)
  if (word.isActive && look.emphasis === 'underline') paintUnderline(context, word, fontSize, look)
  if (word.typed !== null) paintCursor(context, word, fontSize, look)
}

function paintGround(context: Canvas2D, word: WordSprite, fontSize: number, look: CaptionLook): void {
  if (look.emphasis === 'pill' && word.isActive) {
    // Without spaces between words a wide pill would cover its neighbours.
    const padding = isSpaceless(word.text) ? PILL.tightPadding : PILL.padding
    fillRounded(
      context,
      look.accent,
      word.width + 2 * padding * fontSize,
      PILL.height * fontSize,
      PILL.radius * fontSize,
    )
  } else if (look.emphasis === 'marker' && word.isSaid) {
    // Half the space to each neighbour: the marker runs on from word to word.
    const padding = isSpaceless(word.text) ? 0 : MARKER.padding
    fillRounded(
      context,
      look.accent,
      word.width + 2 * padding * fontSize,
      MARKER.height * fontSize,
      0.02 * fontSize,
    )
  }
}

function paintOutlines(
  context: Canvas2D,
  word: WordSprite,
  text: string,
  at: number,
  fontSize: number,
  look: CaptionLook,
): void {
  const isGlowing = look.isGlowing || (word.isActive && look.emphasis === 'glow')
  const glow = word.isActive ? GLOW_BLUR.spoken : GLOW_BLUR.resting
  context.shadowColor = isGlowing ? look.accent : 'rgba(0, 0, 0, 0.6)'
  context.shadowBlur = (isGlowing ? glow : SHADOW.blur) * fontSize
  context.shadowOffsetY = (isGlowing ? 0 : SHADOW.offsetY) * fontSize
  const outline = (colour: string, width: number) => {
    context.lineWidth = width * fontSize
    context.strokeStyle = colour
    context.strokeText(text, at, word.baseline)
  }
  if (look.rim !== null) {
    outline(look.rim.colour, look.rim.width)
    context.shadowColor = NO_SHADOW
  }
  outline(look.stroke, look.strokeWidth)
  // A single glow is lost on a bright picture.
  if (look.isGlowing) outline(look.stroke, look.strokeWidth)
  context.shadowColor = NO_SHADOW
  context.shadowBlur = 0
  context.shadowOffsetY = 0
}

function paintUnderline(context: Canvas2D, word: WordSprite, fontSize: number, look: CaptionLook): void {
  const width = word.width * word.growth
  const height = UNDERLINE.height * fontSize
  const start = word.direction === 'rtl' ? word.width / 2 - width : -word.width / 2
  const rim = (look.strokeWidth * fontSize) / 4
  context.translate(start + width / 2, underlineOf(word, fontSize) + height / 2)
  fillRounded(context, look.stroke, width + 2 * rim, height + 2 * rim, height)
  fillRounded(context, look.accent, width, height, height / 2)
}

/** Where an underline begins, below the middle: under the word's own letters, so that it crosses no tail of a "g". */
function underlineOf(word: WordSprite, fontSize: number): number {
  return Math.max(word.baseline, word.below) + UNDERLINE.gap * fontSize
}

/** Where the letters typed so far stand: at the end of the word where writing begins. */
function placeTyped(context: Canvas2D, word: WordSprite): number {
  if (word.typed === null) return 0
  const missing = word.width - context.measureText(word.typed).width
  return ((word.direction === 'rtl' ? 1 : -1) * missing) / 2
}

function paintCursor(context: Canvas2D, word: WordSprite, fontSize: number, look: CaptionLook): void {
  const side = word.direction === 'rtl' ? -1 : 1
  const end = context.measureText(word.typed ?? '').width - word.width / 2
  const rim = 0.04 * fontSize
  const [width, height] = [CURSOR.width * fontSize, CURSOR.height * fontSize]
  context.translate(side * (end + CURSOR.gap * fontSize + width / 2), 0)
  fillRounded(context, look.stroke, width + 2 * rim, height + 2 * rim, rim)
  fillRounded(context, look.accent, width, height, 0)
}

function fillRounded(context: Canvas2D, colour: string, width: number, height: number, radius: number): void {
  context.fillStyle = colour
  context.beginPath()
  context.roundRect(-width / 2, -height / 2, width, height, radius)
  context.fill()
}
