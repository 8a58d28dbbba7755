import type { SKRSContext2D } from '@napi-rs/canvas'
import type { DesignFrame } from '../../canvas.ts'
import type { Area } from '../../composition.ts'
import { pictureFont } from './fonts.ts'

/** A line set large, ready to be drawn centred on (x, y). */
export type SetLine = {
  readonly text: string
  readonly size: number
  readonly x: number
  readonly y: number
  readonly width: number
  /** The line that carries the weight: the number, or the strongest word. */
  readonly isMain: boolean
  /** A line of small words only. */
  readonly isSmall: boolean
}

/** How lines are set: by the style, and by what else has to find room. */
export type Setting = {
  readonly family: string
  readonly isUpper: boolean
  readonly tallest: number
  /** Height kept free over them for a sign. */
  readonly above: number
  /** Height of a line, in letters' sizes. */
  readonly leading: number
  readonly isLeft: boolean
  /** Where the words stand beside a drawing; null where they have the frame to themselves. */
  readonly area: Area | null
}

/** Where words may stand: above the captions, away from the edges. */
const TOP = 0.12
const BOTTOM = 0.56
const WIDTH = 0.8
/** Lines beside the main one are narrower by so much. */
const OTHER_WIDTH = 0.95
const MAX_LINES = 5
const LONG_LINE = 14
/** Up to here a line of two words is large enough. */
const SHORT_LINE = 7

/** Lines of small words only ("from your", "of a") stay small between the strong ones. */
const SMALL_LINE =
  /^(?:(?:of|the|an?|your|my|our|his|her|its|their|in|on|to|from|for|with|and|or|as|is|are|was)\s?)+$/i

/** Words that never carry a line's weight, however long they are. */
const FILLER =
  /^(?:(?:it|that|there|here|what|who|how|he|she|they|we|you|i|let)['’](?:s|re|ve|ll|d|m)|(?:do|does|did|is|are|was|were|has|have|had|could|would|should)n['’]t|till|between|since|during|under|over|across|again|through|around|behind|toward|towards|without|within|among|another|whose|whom|already|really|actually|almost|maybe|very|such|some|many|much|both|each|either|same|once|upon|still|away|might|must|shall|make|makes|gets|instead|whether|though|although|yourself|themselves|itself|have|has|had|been|being|will|would|could|should|does|that|this|these|those|there|their|your|with|from|into|than|then|about|because|every|more|most|something|somebody|someone|anything|things?|which|when|what|while|where|until|before|after|others?|they|them|it|you|me|us|him|her|who|how|percent|like|just|also|even|says?|said|goes|keeps?)$/i
const STRONG = /^(?:never|nobody|nothing|none|always|only|stop|dead|alone|free)$/i

/** Fits up to five lines into the upper part of the frame: the main one as wide as it goes, the others smaller than it. */
export function layOutWords(
  context: SKRSContext2D,
  frame: DesignFrame,
  words: readonly string[],
  setting: Setting,
): SetLine[] {
  const { family, leading, above } = setting
  const area = setting.area ?? wholeArea(frame)
  const wide = area.right - area.left
  const broken = setting.area ? flowLines(words) : breakLines(words)
  const { texts, main } = standMainAlone(broken.map((word) => (setting.isUpper ? word.toUpperCase() : word)))
  const room = area.bottom - area.top - above
  const tallest = Math.min(setting.tallest, room * (texts.length === 1 ? 0.6 : 0.48))
  const fits = texts.map((text, index) =>
    fitSize(context, text, wide * (index === main ? 1 : OTHER_WIDTH), family),
  )
  const mainSize = Math.min(tallest, fits[main] ?? tallest)
  let sizes = fits.map((fit, index) => {
    if (index === main) return mainSize
    const share = SMALL_LINE.test(texts[index] ?? '') ? 0.42 : 0.7
    return Math.min(mainSize, Math.max(mainSize * share, tallest * share * 0.6), fit)
  })
  const total = sizes.reduce((sum, size) => sum + size * leading, 0)
  if (total > room) sizes = sizes.map((size) => (size * room) / total)
  const height = Math.min(total, room)
  let y = area.top + (area.bottom - area.top) * (setting.area ? 0.5 : 0.48) + above / 2 - height / 2
  return texts.map((text, index) => {
    const size = sizes[index] ?? tallest
    const middle = y + (size * leading) / 2
    y += size * leading
    context.font = pictureFont(family, size)
    const { width } = context.measureText(text)
    const inset = (wide * (1 - OTHER_WIDTH)) / 2
    const x = setting.isLeft ? area.left + inset + width / 2 : (area.left + area.right) / 2
    return { text, size, x, y: middle, width, isMain: index === main, isSmall: SMALL_LINE.test(text) }
  })
}

function wholeArea({ width, height }: DesignFrame): Area {
  return {
    left: (width * (1 - WIDTH)) / 2,
    right: (width * (1 + WIDTH)) / 2,
    top: height * TOP,
    bottom: height * BOTTOM,
  }
}

/** The line with the word that says most: a number, else a strong word, rather one at the end, where the point of a sentence is. */
function mainIndex(texts: readonly string[]): number {
  const numbered = texts.findIndex((text) => /\d/.test(text))
  if (numbered >= 0) return numbered
  const weights = texts.map(
    (text, index) =>
      Math.max(0, ...text.split(/[^\p{L}\p{M}'’]+/u).map(weigh)) + (index === texts.length - 1 ? 1.5 : 0),
  )
  return weights.indexOf(Math.max(...weights))
}

/** The main word gets a line of its own where it shared one, so that it can be large; what stood beside it joins its neighbours. */
function standMainAlone(texts: readonly string[]): { texts: string[]; main: number } {
  const main = mainIndex(texts)
  const words = (texts[main] ?? '').split(' ')
  const weights = words.map((word) => (/\d/.test(word) ? 20 : weigh(word.replace(/[^\p{L}\p{M}'’]+/gu, ''))))
  const at = weights.indexOf(Math.max(...weights))
  const line = texts[main] ?? ''
  if (words.length === 1 || line.length <= SHORT_LINE || texts.length >= MAX_FLOWING)
    return { texts: [...texts], main }
  const lead = words.slice(0, at).join(' ')
  // "of twelve": a small word does not stand alone before the main one.
  if (at === words.length - 1 && SMALL_LINE.test(lead) && !lead.includes(' '))
    return { texts: [...texts], main }
  const before = joinNear([...texts.slice(0, main)], lead, 'end')
  const after = joinNear([...texts.slice(main + 1)], words.slice(at + 1).join(' '), 'start')
  return { texts: [...before, words[at] ?? '', ...after], main: before.length }
}

function joinNear(lines: string[], part: string, end: 'start' | 'end'): string[] {
  if (part === '') return lines
  const near = end === 'end' ? lines.at(-1) : lines[0]
  if (near === undefined) return [part]
  const joined = end === 'end' ? `${near} ${part}` : `${part} ${near}`
  if (joined.length > LONG_LINE && lines.length < MAX_LINES - 1)
    return end === 'end' ? [...lines, part] : [part, ...lines]
  return end === 'end' ? [...lines.slice(0, -1), joined] : [joined, ...lines.slice(1)]
}

function weigh(word: string): number {
  if (STRONG.test(word)) return 10
  return FILLER.test(word) ? 0 : Math.min(9, word.length)
}

/** So many letters make a line beside a drawing, where there is room for few lines. */
const FLOWING_LINE = 15
const MAX_FLOWING = 4

/** The same words in as few lines as can be read beside a drawing. */
function flowLines(words: readonly string[]): string[] {
  const text = words.join(' ')
  if (words.length < MAX_FLOWING && words.every((line) => line.length <= FLOWING_LINE)) return [...words]
  const count = Math.min(MAX_FLOWING, Math.max(2, Math.round(text.length / FLOWING_LINE)))
  let rest = text.split(' ')
  const lines: string[] = []
  for (let left = count; left > 0; left -= 1) {
    const taken = left === 1 ? rest.length : nearestBreak(rest, left)
    lines.push(rest.slice(0, taken).join(' '))
    rest = rest.slice(taken)
  }
  return lines.filter((line) => line !== '')
}

/** How many of these words come nearest to an even share of so many lines. */
function nearestBreak(words: readonly string[], lines: number): number {
  const wanted = words.join(' ').length / lines
  const miss = (taken: number) => Math.abs(words.slice(0, taken).join(' ').length - wanted)
  const most = Math.max(1, words.length - (lines - 1))
  return Array.from({ length: most }, (_, index) => index + 1).toSorted((a, b) => miss(a) - miss(b))[0] ?? 1
}

/** A long line (a quote) is broken into two near its middle, the longest first, as long as there is room for one more. */
function breakLines(words: readonly string[]): string[] {
  let lines = words.slice(0, MAX_LINES)
  while (lines.length < MAX_LINES) {
    const longest = Math.max(...lines.map((line) => (line.includes(' ') ? line.length : 0)))
    const at = lines.findIndex((line) => line.length === longest && line.includes(' '))
    const line = lines[at]
    if (line === undefined || longest <= LONG_LINE) break
    lines = [...lines.slice(0, at), ...breakLong(line), ...lines.slice(at + 1)]
  }
  return lines
}

function breakLong(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map((found) => found.index)
  const at = spaces.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0] ?? 0
  return [text.slice(0, at), text.slice(at + 1)]
}

function fitSize(context: SKRSContext2D, text: string, width: number, family: string): number {
  context.font = pictureFont(family, 100)
  return (width / Math.max(1, context.measureText(text).width)) * 100
}
