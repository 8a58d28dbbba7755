import type { SKRSContext2D } from '@napi-rs/canvas'
import type { DesignFrame } from '../canvas.ts'
import { pictureFont } from './type-composition-fonts.ts'

/** A line set large, ready to be drawn centred on (x, y). */
export type SetLine = {
  readonly text: string
  readonly size: number
  readonly x: number
  readonly y: number
  readonly width: number
  /** The line that carries the weight: the number, or the widest word. */
  readonly isMain: boolean
}

/** Where words may stand: above the captions, away from the edges. */
const TOP = 0.13
const BOTTOM = 0.56
const WIDTH = 0.77
const LEADING = 0.98

/** Lines of small words only ("from your", "of a") stay small between the strong ones. */
const SMALL_LINE =
  /^(?:(?:of|the|an?|your|my|our|his|her|its|their|in|on|to|from|for|with|and|or|as|is|are|was)\s?)+$/i

/** Words that never carry a line's weight, however long they are. */
const FILLER =
  /^(?:have|has|had|been|being|will|would|could|should|does|that|this|these|those|there|their|your|with|from|into|than|then|about|because|every|more|most)$/i

/**
 * Fits one to four lines into the upper part of the frame: the main one as wide as it goes, the others under it.
 * `above`: height kept free over them for a sign.
 */
export function layOutWords(
  context: SKRSContext2D,
  frame: DesignFrame,
  words: readonly string[],
  look: { family: string; isUpper: boolean; tallest: number; above: number },
): SetLine[] {
  const texts = words
    .slice(0, 4)
    .map((word) => (look.isUpper ? word.toUpperCase() : word))
    .flatMap(breakLong)
  const main = mainIndex(texts)
  const hasNumber = /\d/.test(texts[main] ?? '')
  const room = frame.height * (BOTTOM - TOP) - look.above
  const tallest = Math.min(look.tallest, room * (texts.length === 1 ? 0.6 : 0.48))
  let sizes = texts.map((text, index) => {
    const share = SMALL_LINE.test(text) ? 0.34 : hasNumber ? 0.5 : 0.72
    const cap = index === main ? tallest : tallest * share
    return Math.min(cap, fitSize(context, text, frame.width * WIDTH, look.family))
  })
  const total = sizes.reduce((sum, size) => sum + size * LEADING, 0)
  if (total > room) sizes = sizes.map((size) => (size * room) / total)
  let y =
    frame.height * (TOP + (BOTTOM - TOP) * 0.48) +
    look.above / 2 -
    sizes.reduce((sum, size) => sum + size * LEADING, 0) / 2
  return texts.map((text, index) => {
    const size = sizes[index] ?? tallest
    const middle = y + (size * LEADING) / 2
    y += size * LEADING
    context.font = pictureFont(look.family, size)
    return {
      text,
      size,
      x: frame.width / 2,
      y: middle,
      width: context.measureText(text).width,
      isMain: index === main,
    }
  })
}

function mainIndex(texts: readonly string[]): number {
  const numbered = texts.findIndex((text) => /\d/.test(text))
  if (numbered >= 0) return numbered
  const weights = texts.map((text) =>
    Math.max(0, ...text.split(/[^\p{L}\p{M}'’]+/u).map((word) => (FILLER.test(word) ? 0 : word.length))),
  )
  return weights.indexOf(Math.max(...weights))
}

/** A long line (a quote) is broken into two near its middle. */
function breakLong(text: string): string[] {
  if (text.length <= 12 || !text.includes(' ')) return [text]
  const spaces = [...text.matchAll(/ /g)].map((found) => found.index)
  const at = spaces.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0] ?? 0
  return [text.slice(0, at), text.slice(at + 1)]
}

function fitSize(context: SKRSContext2D, text: string, width: number, family: string): number {
  context.font = pictureFont(family, 100)
  return (width / Math.max(1, context.measureText(text).width)) * 100
}
