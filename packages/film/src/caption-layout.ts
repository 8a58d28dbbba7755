import type { Canvas2D } from './canvas-2d.ts'
import type { CaptionCue } from './captions.ts'
import type { FrameSize } from './format.ts'
import type { CaptionItem } from './frame.ts'
import {
  CAPTION_SAFE_HEIGHT,
  CAPTION_SIDE_MARGIN,
  FALLBACK_FAMILIES,
  type CaptionLook,
} from './styles/caption-look.ts'
import { orderVisually } from './text-direction.ts'

/** A word's place in the frame, in pixels; `index` counts the words of the cue in spoken order. */
export type PlacedWord = {
  readonly index: number
  readonly text: string
  readonly width: number
  readonly centreX: number
  /** Middle of the letters, as the eye sees it. */
  readonly centreY: number
  /** How far below that the baseline lies. */
  readonly baseline: number
}

export type CueLayout = { readonly fontSize: number; readonly words: readonly PlacedWord[] }

/** A placed word as it looks in one frame. */
export type StatedWord = PlacedWord & {
  readonly isActive: boolean
  readonly scale: number
  /** Radians. */
  readonly tilt: number
}

const LINE_HEIGHT = 1.22
const SPACE = 0.28
const POP_TILT = -0.03
/** How far the spoken word has grown in its first frames; the last value stays. */
const POP_CURVE = [0.55, 1, 0.8, 0.65]

/** The CSS font of a caption. */
export function captionFont(look: CaptionLook, fontSize: number): string {
  const families = new Set([look.fontFamily, ...FALLBACK_FAMILIES])
  return `${fontSize}px ${[...families].map((family) => `"${family}"`).join(', ')}`
}

/** Places the words of a cue; the font shrinks when a line would leave the safe width. */
export function layoutCue(
  context: Canvas2D,
  cue: CaptionCue,
  look: CaptionLook,
  frameSize: FrameSize,
): CueLayout {
  const { width, height } = frameSize
  const wanted = look.size * Math.min(width, height)
  const room = width * (1 - 2 * CAPTION_SIDE_MARGIN) - look.strokeWidth * wanted
  const texts = cue.lines.map((line) =>
    line.map((word) => (look.isUppercase ? word.text.toUpperCase() : word.text)),
  )
  context.font = captionFont(look, wanted)
  const widths = texts.map((line) => line.map((text) => context.measureText(text).width))
  const gaps = cue.lines.map((line) => line.map((word) => (word.hasSpaceBefore ? SPACE * wanted : 0)))
  const lineWidths = widths.map((line, i) => sum(line) + sum(gaps[i] ?? []))
  const letters = context.measureText(referenceLetters(texts.flat().join(' '), look))
  const shrink = Math.min(1, room / Math.max(1, ...lineWidths))
  const fontSize = wanted * shrink
  const lineHeight = fontSize * LINE_HEIGHT
  const firstY =
    blockCentre(look, height, lineHeight * cue.lines.length) - ((cue.lines.length - 1) * lineHeight) / 2
  const baseline = ((letters.actualBoundingBoxAscent - letters.actualBoundingBoxDescent) / 2) * shrink
  const words: PlacedWord[] = []
  let counted = 0
  for (const [lineIndex, line] of texts.entries()) {
    const order = orderVisually(line, cue.direction)
    let x = (width - (lineWidths[lineIndex] ?? 0) * shrink) / 2
    for (const [position, index] of order.entries()) {
      // The gap belongs between two neighbours: in a right-to-left line it is that of the word on the left.
      const left = order[position - 1]
      const spaced = left === undefined ? 0 : Math.max(left, index)
      if (left !== undefined) x += (gaps[lineIndex]?.[spaced] ?? 0) * shrink
      const wordWidth = (widths[lineIndex]?.[index] ?? 0) * shrink
      const centreY = firstY + lineIndex * lineHeight
      const text = line[index] ?? ''
      const centreX = x + wordWidth / 2
      words.push({ index: counted + index, text, width: wordWidth, centreX, centreY, baseline })
      x += wordWidth
    }
    counted += line.length
  }
  return { fontSize, words }
}

/** The words as one frame shows them, in drawing order: the spoken one last, over its neighbours. */
export function stateWords(
  layout: CueLayout,
  { activeWord, age }: Pick<CaptionItem, 'activeWord' | 'age'>,
  look: CaptionLook,
): StatedWord[] {
  const growth = POP_CURVE[Math.min(age, POP_CURVE.length - 1)] ?? 0
  const stated = layout.words.map((word): StatedWord => {
    const isActive = word.index === activeWord
    const scale = isActive ? 1 + look.pop * growth : 1
    return { ...word, isActive, scale, tilt: isActive && look.emphasis === 'pop' ? POP_TILT : 0 }
  })
  return stated.sort((a, b) => Number(a.isActive) - Number(b.isActive))
}

/**
 * Letters whose height stands for a cue's. Scripts written like Latin take fixed ones, so that the baseline is the same from
 * cue to cue whatever letters occur; others are measured as they are.
 */
function referenceLetters(text: string, look: CaptionLook): string {
  if (!/^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\P{L}]*$/u.test(text)) return text
  return look.isUppercase ? 'H' : 'Hxp'
}

function blockCentre(look: CaptionLook, height: number, blockHeight: number): number {
  const lowest = CAPTION_SAFE_HEIGHT.bottom * height - blockHeight / 2
  const highest = CAPTION_SAFE_HEIGHT.top * height + blockHeight / 2
  return Math.max(highest, Math.min(lowest, look.centreY * height))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
