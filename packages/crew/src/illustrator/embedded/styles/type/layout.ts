import type { SKRSContext2D } from '@napi-rs/canvas'
import { directionOf, orderVisually } from '@hookreel/film'
import type { DesignFrame } from '../../canvas.ts'
import type { Area } from '../../composition.ts'
import { breakWords, countTorn } from '../../headline/break-clause.ts'
import { takeLetters } from './fonts.ts'

/** A word or a line set large, ready to be drawn centred on (x, y). */
export type SetText = {
  readonly text: string
  readonly size: number
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A word of a line; `says`: as it is spoken. */
export type SetWord = SetText & { readonly says: string }

/** Whether a line leads to the main one, is it, or follows it. */
export type Role = 'lead' | 'main' | 'tail'

export type SetLine = SetText & {
  /** `main`: the line that carries the weight: the number, or the strongest word. */
  readonly role: Role
  /** A line of small words only. */
  readonly isSmall: boolean
  /** Its place on its page, from 0. */
  readonly row: number
  /** In the order in which they are spoken. */
  readonly words: readonly SetWord[]
}

/** How the lines of a page stand: under each other, flush left, each as wide as all, or in steps from side to side. */
export type Arrangement = 'poster' | 'left' | 'block' | 'steps'

/** How lines are set: by the style, and by what else has to find room. */
export type Setting = {
  readonly family: string
  readonly isUpper: boolean
  /** Whether the capital of "i" keeps its dot, as in Turkish. */
  readonly isDotted: boolean
  readonly tallest: number
  /** Which word carries the sense, from 0: its line is the main one. */
  readonly strong?: number | undefined
  /** Height kept free over them for a sign. */
  readonly above: number
  /** Height of a line, in letters' sizes. */
  readonly leading: number
  readonly arrangement: Arrangement
  /** Where the words stand beside a drawing; null where they have the frame to themselves. */
  readonly area: Area | null
}

/** Where words may stand by themselves, in shares of the frame: where no network covers them; wide frames have bars at their edges alone. */
const TALL: Area = { left: 0.075, top: 0.15, right: 0.875, bottom: 0.75 }
const WIDE: Area = { left: 0.08, top: 0.08, right: 0.92, bottom: 0.88 }
const MAX_LINES = 6
/** Beside a drawing there is room for few lines. */
const MAX_BESIDE = 5
/** How much larger than the smallest line the main one may be, any other, and any in a block. */
const MAIN_SHARE = 1.7
const OTHER_SHARE = 1.22
const BLOCK_SHARE = 1.8

/** Lines of small words only ("from your", "of a") stay small between the strong ones. */
const SMALL_LINE =
  /^(?:(?:of|the|an?|your|my|our|his|her|its|their|in|on|to|from|for|with|and|or|as|is|are|was|were)\s?)+$/i

/** Words that never carry a line's weight, however long they are. */
const FILLER =
  /^(?:(?:it|that|there|here|what|who|how|he|she|they|we|you|i|let)['’](?:s|re|ve|ll|d|m)|(?:do|does|did|is|are|was|were|has|have|had|could|would|should)n['’]t|till|between|since|during|under|over|across|again|through|around|behind|toward|towards|without|within|among|another|whose|whom|already|really|actually|almost|maybe|very|such|some|many|much|both|each|either|same|once|upon|still|away|might|must|shall|make|makes|gets|instead|whether|though|although|yourself|themselves|itself|have|has|had|been|being|will|would|can|could|should|does|that|this|these|those|there|their|your|with|from|into|than|then|about|because|every|more|most|something|somebody|someone|anything|things?|which|when|what|while|where|until|before|after|others?|they|them|it|you|me|us|him|her|who|how|percent|like|just|also|even|says?|said|goes|keeps?)$/i
const STRONG = /^(?:never|nobody|nothing|none|always|only|stop|dead|alone|free)$/i

/** A way to break a page into lines, and how large they can be. */
type Broken = {
  readonly lines: readonly (readonly string[])[]
  readonly main: number
  readonly sizes: readonly number[]
}

/**
 * Sets the words of a page (each with the space that follows it) as large as they go: in the number of lines that fills its part of the
 * frame best, the main one larger, or all of them in one block.
 */
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
  const most = Math.min(setting.area ? MAX_BESIDE : MAX_LINES, words.length)
  const room = { width: area.right - area.left, height: area.bottom - area.top - above }
  const ways = Array.from({ length: most }, (_, at) =>
    breakPage(context, words, { lines: at + 1, room, setting, arrangement }),
  )
  const [first, ...others] = ways
  if (first === undefined) return []
  const { lines, main, sizes } = others.reduce(
    (best, way) => (worthOf(way) > worthOf(best) ? way : best),
    first,
  )
  const height = sizes.reduce((sum, size) => sum + size * leading, 0)
  let y = (area.top + area.bottom) / 2 + above / 2 - height / 2
  return lines.map((own, row) => {
    const size = sizes[row] ?? 0
    const text = written(own, setting)
    takeLetters(context, setting.family, size, text)
    const { width } = context.measureText(text)
    const x = (area.left + area.right) / 2 + ((room.width - width) / 2) * asideOf(arrangement, row)
    const place = { text, size, x, y: y + (size * leading) / 2, width }
    y += size * leading
    const role = row === main ? 'main' : row < main ? 'lead' : 'tail'
    return {
      ...place,
      role,
      isSmall: SMALL_LINE.test(text),
      row,
      words: placeWords(context, own, place, setting),
    }
  })
}

/** Words as they are written together. */
function written(words: readonly string[], setting: Setting): string {
  return asCapitals(words.join('').trimEnd(), setting)
}

function asCapitals(text: string, { isUpper, isDotted }: Setting): string {
  return isUpper ? text.toLocaleUpperCase(isDotted ? 'tr' : 'en') : text
}

type Breaking = {
  readonly lines: number
  readonly room: { readonly width: number; readonly height: number }
  readonly setting: Setting
  readonly arrangement: Arrangement
}

function breakPage(
  context: SKRSContext2D,
  words: readonly string[],
  { lines: count, room, setting, arrangement }: Breaking,
): Broken {
  const lines = breakWords(words, count)
  const texts = lines.map((line) => written(line, setting))
  const main = lineOf(lines, setting.strong) ?? mainIndex(texts)
  const fits = texts.map((text) => fitSize(context, text, room.width, setting.family))
  const tallest = Math.min(setting.tallest, room.height * (texts.length === 1 ? 0.6 : 0.48))
  const wanted = arrangement === 'block' ? blockSizes(fits, tallest) : mainSizes(fits, main, tallest)
  const total = wanted.reduce((sum, size) => sum + size * setting.leading, 0)
  return { lines, main, sizes: wanted.map((size) => size * Math.min(1, room.height / total)) }
}

/** In which line a word stands. */
function lineOf(lines: readonly (readonly string[])[], word: number | undefined): number | undefined {
  return word === undefined ? undefined : lines.flatMap((line, row) => line.map(() => row))[word]
}

/** How well a page is set: by its smallest letters, and a little by its largest; less where lines end behind "the" or within a name. */
function worthOf({ lines, sizes }: Broken): number {
  return (Math.min(...sizes) + Math.max(...sizes) * 0.25) * TORN ** countTorn(lines)
}

const TORN = 0.86

/** Where each word of a line stands; in a line that is read to the left, from its right end. */
function placeWords(
  context: SKRSContext2D,
  words: readonly string[],
  line: SetText,
  setting: Setting,
): SetWord[] {
  const texts = words.map((word) => written([word], setting))
  const widths = texts.map((text) => context.measureText(text).width)
  const direction = directionOf(line.text) ?? 'ltr'
  const left = line.x - line.width / 2
  const starts = texts.map((_, at) => left + context.measureText(before(words, at, setting)).width)
  if (direction === 'rtl') {
    const all = widths.reduce((sum, width) => sum + width, 0)
    const gap = words.length < 2 ? 0 : (line.width - all) / (words.length - 1)
    let x = left
    for (const at of orderVisually(texts, direction)) {
      starts[at] = x
      x += (widths[at] ?? 0) + gap
    }
  }
  return texts.map((text, at) => {
    const width = widths[at] ?? 0
    const says = words[at]?.trim() ?? ''
    return { text, says, size: line.size, x: (starts[at] ?? left) + width / 2, y: line.y, width }
  })
}

/** What stands before a word of its line, spaces and all. */
function before(words: readonly string[], at: number, setting: Setting): string {
  return asCapitals(words.slice(0, at).join(''), setting)
}

/** The main line as large as goes, the others nearly of one size. */
function mainSizes(fits: readonly number[], main: number, tallest: number): number[] {
  const common = Math.min(tallest, ...fits.filter((_, index) => index !== main || fits.length === 1))
  const large = Math.min(fits[main] ?? common, tallest, common * MAIN_SHARE)
  return fits.map((fit, index) => (index === main ? large : Math.min(fit, common * OTHER_SHARE, large)))
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

function wholeArea({ width, height }: DesignFrame): Area {
  const area = height > width ? TALL : WIDE
  return {
    left: width * area.left,
    right: width * area.right,
    top: height * area.top,
    bottom: height * area.bottom,
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
  takeLetters(context, family, 100, text)
  return (width / Math.max(1, context.measureText(text).width)) * 100
}
