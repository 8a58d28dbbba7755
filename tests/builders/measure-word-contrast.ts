import { createCanvas, type ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import { boundsOfSprite, captionFont, type CaptionLook, type WordSprite } from '@hookreel/film'

/** How far around the letters their plate or pill is looked at, in ems. */
const NEARBY = 0.2

/** Where a word is in a frame: its letters, and what lies around them. */
export type TracedWord = {
  readonly text: string
  readonly letters: readonly Spot[]
  readonly around: readonly Spot[]
}
type Spot = { readonly x: number; readonly y: number }

/**
 * The pixels that belong wholly to a word's letters, and those that belong wholly to its outline, or to the plate, pill or marker
 * where it has none.
 */
export function traceWord(word: WordSprite, fontSize: number, look: CaptionLook): TracedWord {
  const { left, top, right, bottom } = boundsOfSprite(word, fontSize, look)
  const [x, y] = [Math.floor(left), Math.floor(top)]
  const [width, height] = [Math.ceil(right) - x, Math.ceil(bottom) - y]
  const cover = (paint: (context: SKRSContext2D, text: string) => void) => {
    const context = createCanvas(width, height).getContext('2d')
    context.translate(word.centreX - x, word.centreY - y)
    context.scale(word.scale, word.scale)
    context.rotate(word.tilt)
    context.font = captionFont(look, fontSize)
    context.textAlign = 'center'
    context.lineJoin = 'round'
    paint(context, word.typed ?? word.text)
    return context.getImageData(0, 0, width, height).data
  }
  const isBare = look.strokeWidth === 0 || (word.isActive && look.isHighlightBare)
  const letters = cover((context, text) => context.fillText(text, 0, word.baseline))
  const around = cover((context, text) => {
    context.lineWidth = (isBare ? NEARBY : look.strokeWidth) * fontSize
    context.strokeText(text, 0, word.baseline)
  })
  const inside: Spot[] = []
  const outside: Spot[] = []
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const at = row * width + column
      const target = isAll(letters, 255, at, width)
        ? inside
        : isAll(letters, 0, at, width) && isAll(around, 255, at, width)
          ? outside
          : undefined
      target?.push({ x: x + column, y: y + row })
    }
  }
  return { text: word.text, letters: inside, around: outside }
}

/**
 * Contrast (WCAG 2.2, 1 to 21) of a word's letters against what lies around them in a finished frame, by their medians; NaN when
 * there is no pixel of the one or the other.
 */
export function measureWordContrast(
  frame: Pick<ImageData, 'data' | 'width'>,
  { letters, around }: TracedWord,
): number {
  const medians = [letters, around].map((spots) =>
    medianOf(spots.map(({ x, y }) => luminanceAt(frame, x, y))),
  )
  const [dark, light] = medians.toSorted((a, b) => a - b)
  return ((light ?? NaN) + 0.05) / ((dark ?? NaN) + 0.05)
}

/** Whether a pixel and the four beside it are covered so much. */
function isAll(mask: Uint8ClampedArray, cover: number, pixel: number, width: number): boolean {
  for (const near of [pixel, pixel - 1, pixel + 1, pixel - width, pixel + width])
    if (mask[near * 4 + 3] !== cover) return false
  return true
}

/** Of each value that a colour may have. */
const SHARES = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function luminanceAt({ data, width }: Pick<ImageData, 'data' | 'width'>, x: number, y: number): number {
  const shareOf = (channel: number) => SHARES[data[(y * width + x) * 4 + channel] ?? 0] ?? 0
  return 0.2126 * shareOf(0) + 0.7152 * shareOf(1) + 0.0722 * shareOf(2)
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}
