import { createCanvas, type ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import { boundPiece, captionFont, type CaptionLook, type StatedWord } from '@hookreel/film'

/** How far around the letters their plate or pill is looked at, in ems. */
const NEARBY = 0.2

/**
 * Contrast (WCAG 2.2, 1 to 21) of a word's letters against what lies around them in a finished frame: its outline, or the plate, pill
 * or marker where it has none. Medians of the pixels that belong wholly to the one and to the other; NaN when there are none.
 */
export function measureWordContrast(
  frame: Pick<ImageData, 'data' | 'width'>,
  word: StatedWord,
  fontSize: number,
  look: CaptionLook,
): number {
  const { left, top, right, bottom } = boundPiece(word, fontSize, look)
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
  const inside: number[] = []
  const outside: number[] = []
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const at = row * width + column
      const target = isAll(letters, 255, at, width)
        ? inside
        : isAll(letters, 0, at, width) && isAll(around, 255, at, width)
          ? outside
          : undefined
      target?.push(luminanceAt(frame, x + column, y + row))
    }
  }
  const [dark, light] = [medianOf(inside), medianOf(outside)].toSorted((a, b) => a - b)
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
