import type { Canvas2D } from '../frames/canvas-2d.ts'
import { centreBlock, lineHeightOf, PLATE, shrinkToFit } from './fit.ts'
import type { CaptionCue } from './captions.ts'
import type { FrameSize } from '../format.ts'
import type { CaptionLook } from '../styles/caption-look.ts'
import { orderVisually, type TextDirection } from '../text-direction.ts'

/** A word's place in the frame, in pixels; `index` counts the words of the cue in spoken order. */
export type PlacedWord = {
  readonly index: number
  readonly text: string
  readonly direction: TextDirection
  readonly width: number
  readonly centreX: number
  /** Middle of the letters, as the eye sees it. */
  readonly centreY: number
  /** How far below that the baseline lies. */
  readonly baseline: number
  /** How far the word's own letters reach above and below that middle. */
  readonly above: number
  readonly below: number
  /** Frames from this word's start to the next one's. */
  readonly frames: number
}

/** The plate behind a line, in pixels. */
export type PlacedPlate = {
  readonly centreX: number
  readonly centreY: number
  readonly width: number
  readonly height: number
}

/** Where each word of a cue stands in the frame; all in pixels. */
export type CueLayout = {
  readonly fontSize: number
  readonly words: readonly PlacedWord[]
  /** One a line when the look has plates. */
  readonly plates: readonly PlacedPlate[]
}

const SPACE = 0.28

/** The CSS font of a caption. */
export function captionFont(look: CaptionLook, fontSize: number): string {
  const families = new Set([look.fontFamily, ...look.fallbackFamilies])
  return `${fontSize}px ${[...families].map((family) => `"${family}"`).join(', ')}`
}

/** Places the words of a cue inside the frame's safe zone; the font shrinks when a line would leave it. */
export function layoutCue(
  context: Canvas2D,
  cue: CaptionCue,
  look: CaptionLook,
  frameSize: FrameSize,
): CueLayout {
  const wanted = look.size * Math.min(frameSize.width, frameSize.height)
  const measured = measureLines(context, cue, look, wanted)
  const fontSize = wanted * shrinkToFit(measured, look, frameSize, wanted)
  const shrink = fontSize / wanted
  const lines = { count: cue.lines.length, height: lineHeightOf(measured, look, wanted) }
  const lineHeight = fontSize * lines.height
  const firstY = centreBlock(look, frameSize, fontSize, lines, wanted) - ((lines.count - 1) * lineHeight) / 2
  const words = measured.flatMap((line, index) =>
    placeLine(line, shrink, frameSize.width / 2, firstY + index * lineHeight, cue.direction),
  )
  const plates = measured.map((line, index): PlacedPlate => ({
    centreX: frameSize.width / 2,
    centreY: firstY + index * lineHeight,
    width: line.width * shrink + 2 * PLATE.padding * fontSize,
    height: PLATE.height * fontSize,
  }))
  return { fontSize, words, plates: look.plate === null ? [] : plates }
}

type MeasuredWord = Omit<PlacedWord, 'centreX' | 'centreY'> & { readonly gap: number }
type MeasuredLine = { readonly words: readonly MeasuredWord[]; readonly width: number }

function measureLines(
  context: Canvas2D,
  cue: CaptionCue,
  look: CaptionLook,
  fontSize: number,
): MeasuredLine[] {
  context.font = captionFont(look, fontSize)
  context.direction = cue.direction
  const textOf = (text: string) => (look.isUppercase ? text.toUpperCase() : text)
  const all = cue.lines.flat()
  const letters = context.measureText(referenceLetters(all.map((word) => textOf(word.text)).join(' '), look))
  const baseline = (letters.actualBoundingBoxAscent - letters.actualBoundingBoxDescent) / 2
  let index = -1
  return cue.lines.map((line) => {
    const words = line.map((word): MeasuredWord => {
      index += 1
      const text = textOf(word.text)
      const {
        width,
        actualBoundingBoxAscent: ascent,
        actualBoundingBoxDescent: descent,
      } = context.measureText(text)
      const gap = word.hasSpaceBefore ? SPACE * fontSize : 0
      const frames = word.endFrame - word.startFrame
      return {
        index,
        text,
        direction: cue.direction,
        width,
        baseline,
        above: ascent - baseline,
        below: descent + baseline,
        frames,
        gap,
      }
    })
    return { words, width: words.reduce((sum, word) => sum + word.width + word.gap, 0) }
  })
}

/** Places a line's words around its middle; the gap belongs between two neighbours: in a right-to-left line it is that of the word on the left. */
function placeLine(
  line: MeasuredLine,
  shrink: number,
  centreX: number,
  centreY: number,
  direction: TextDirection,
): PlacedWord[] {
  const order = orderVisually(
    line.words.map((word) => word.text),
    direction,
  )
  let x = centreX - (line.width * shrink) / 2
  return order.flatMap((at, position) => {
    const word = line.words[at]
    if (word === undefined) return []
    const left = order[position - 1]
    if (left !== undefined) x += (line.words[Math.max(left, at)]?.gap ?? 0) * shrink
    const { gap: _, ...measured } = word
    const width = word.width * shrink
    const placed = {
      ...measured,
      width,
      baseline: word.baseline * shrink,
      above: word.above * shrink,
      below: word.below * shrink,
    }
    x += width
    return [{ ...placed, centreX: x - width / 2, centreY }]
  })
}

/**
 * Letters whose height stands for a cue's. Scripts written like Latin take fixed ones, so that the baseline is the same from
 * cue to cue whatever letters occur; others are measured as they are.
 */
function referenceLetters(text: string, look: CaptionLook): string {
  if (!/^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\P{L}]*$/u.test(text)) return text
  return look.isUppercase ? 'H' : 'Hxp'
}
