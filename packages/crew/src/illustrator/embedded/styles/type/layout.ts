import type { SKRSContext2D } from '@napi-rs/canvas'
import type { DesignFrame } from '../../canvas.ts'
import type { Area } from '../../composition.ts'
import { breakInto } from '../../headline/break-clause.ts'
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

/** How the lines of a page stand: under each other, flush left, each as wide as all, or in steps from side to side. */
export type Arrangement = 'poster' | 'left' | 'block' | 'steps'

/** How lines are set: by the style, and by what else has to find room. */
export type Setting = {
  readonly family: string
  readonly isUpper: boolean
  readonly tallest: number
  /** Height kept free over them for a sign. */
  readonly above: number
  /** Height of a line, in letters' sizes. */
  readonly leading: number
  readonly arrangement: Arrangement
  /** Where the words stand beside a drawing; null where they have the frame to themselves. */
  readonly area: Area | null
}

/** Where words may stand: above the captions, away from the edges. */
const TOP = 0.1
const BOTTOM = 0.575
const WIDTH = 0.83
const MAX_LINES = 6
/** Beside a drawing there is room for few lines. */
const MAX_BESIDE = 4
const BESIDE_LETTERS = 15
const LONG_LINE = 20
/** How much larger the main line may be than the others, and in a block any line than the smallest. */
const MAIN_SHARE = 1.7
const BLOCK_SHARE = 1.8

/** Lines of small words only ("from your", "of a") stay small between the strong ones. */
const SMALL_LINE =
  /^(?:(?:of|the|an?|your|my|our|his|her|its|their|in|on|to|from|for|with|and|or|as|is|are|was)\s?)+$/i

/** Words that never carry a line's weight, however long they are. */
const FILLER =
  /^(?:(?:it|that|there|here|what|who|how|he|she|they|we|you|i|let)['’](?:s|re|ve|ll|d|m)|(?:do|does|did|is|are|was|were|has|have|had|could|would|should)n['’]t|till|between|since|during|under|over|across|again|through|around|behind|toward|towards|without|within|among|another|whose|whom|already|really|actually|almost|maybe|very|such|some|many|much|both|each|either|same|once|upon|still|away|might|must|shall|make|makes|gets|instead|whether|though|although|yourself|themselves|itself|have|has|had|been|being|will|would|could|should|does|that|this|these|those|there|their|your|with|from|into|than|then|about|because|every|more|most|something|somebody|someone|anything|things?|which|when|what|while|where|until|before|after|others?|they|them|it|you|me|us|him|her|who|how|percent|like|just|also|even|says?|said|goes|keeps?)$/i
const STRONG = /^(?:never|nobody|nothing|none|always|only|stop|dead|alone|free)$/i

/** Fits up to six lines into the upper part of the frame: the main one large, the others of one size, or all of them in one block. */
export function layOutWords(
  context: SKRSContext2D,
  frame: DesignFrame,
  words: readonly string[],
  setting: Setting,
): SetLine[] {
  const { leading, above } = setting
  // Beside a drawing there is no room for more than one way.
  const arrangement = setting.area && setting.arrangement !== 'left' ? 'poster' : setting.arrangement
  const area = setting.area ?? wholeArea(frame)
  const [wide, room] = [area.right - area.left, area.bottom - area.top - above]
  const texts = linesOf(words, setting.area !== null).map((line) =>
    setting.isUpper ? line.toUpperCase() : line,
  )
  const main = mainIndex(texts)
  const fits = texts.map((text) => fitSize(context, text, wide, setting.family))
  const tallest = Math.min(setting.tallest, room * (texts.length === 1 ? 0.6 : 0.48))
  const wanted = arrangement === 'block' ? blockSizes(fits, tallest) : mainSizes(fits, main, tallest)
  const total = wanted.reduce((sum, size) => sum + size * leading, 0)
  const sizes = wanted.map((size) => size * Math.min(1, room / total))
  const height = Math.min(total, room)
  let y = area.top + (area.bottom - area.top) * (setting.area ? 0.5 : 0.48) + above / 2 - height / 2
  return texts.map((text, index) => {
    const size = sizes[index] ?? tallest
    const middle = y + (size * leading) / 2
    y += size * leading
    context.font = pictureFont(setting.family, size)
    const { width } = context.measureText(text)
    const aside = ((wide - width) / 2) * asideOf(arrangement, index)
    const x = (area.left + area.right) / 2 + aside
    return { text, size, x, y: middle, width, isMain: index === main, isSmall: SMALL_LINE.test(text) }
  })
}

/** The main line as large as goes, the others all of one size. */
function mainSizes(fits: readonly number[], main: number, tallest: number): number[] {
  const common = Math.min(tallest, ...fits.filter((_, index) => index !== main || fits.length === 1))
  const large = Math.min(fits[main] ?? common, tallest, common * MAIN_SHARE)
  return fits.map((_, index) => (index === main ? large : Math.min(common, large)))
}

function blockSizes(fits: readonly number[], tallest: number): number[] {
  const least = Math.min(...fits)
  return fits.map((fit) => Math.min(fit, tallest, least * BLOCK_SHARE))
}

/** How far from the middle a line stands: -1 at the left edge, 1 at the right. */
function asideOf(arrangement: Arrangement, index: number): number {
  if (arrangement === 'left') return -1
  return arrangement === 'steps' ? (index % 2 === 0 ? -0.85 : 0.85) : 0
}

/** A page's own lines, or the same words in fewer beside a drawing; a long line of a list or of another language is broken. */
function linesOf(words: readonly string[], isBeside: boolean): string[] {
  const text = words.join(' ')
  if (isBeside && (words.length > MAX_BESIDE || words.some((line) => line.length > BESIDE_LETTERS)))
    return breakInto(text, Math.min(MAX_BESIDE, Math.max(2, Math.round(text.length / BESIDE_LETTERS))))
  const lines = words.flatMap((line) =>
    line.length > LONG_LINE ? breakInto(line, Math.ceil(line.length / LONG_LINE)) : [line],
  )
  return lines.length > MAX_LINES ? breakInto(text, MAX_LINES) : lines
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
      Math.max(0, ...text.split(/[^\p{L}\p{M}'’]+/u).map(weigh)) -
      text.length * LENGTH_COST +
      (index === texts.length - 1 ? 1.5 : 0),
  )
  return weights.indexOf(Math.max(...weights))
}

/** A short line can be set larger. */
const LENGTH_COST = 0.3

function weigh(word: string): number {
  if (STRONG.test(word)) return 10
  return FILLER.test(word) ? 0 : Math.min(9, word.length)
}

function fitSize(context: SKRSContext2D, text: string, width: number, family: string): number {
  context.font = pictureFont(family, 100)
  return (width / Math.max(1, context.measureText(text).width)) * 100
}
