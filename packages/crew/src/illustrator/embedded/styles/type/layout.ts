import type { SKRSContext2D } from '@napi-rs/canvas'
import { directionOf, orderVisually } from '@hookreel/film'
import type { Area, DesignFrame } from '../../canvas.ts'
import { countTorn } from '../../headline/break-clause.ts'
import type { Phrase } from '../../headline/find-strong-phrase.ts'
import { takeLetters } from './fonts.ts'
import { blockSizes, mainSizes, type Rows } from './line-sizes.ts'
import { FILLER, isLone, isSmallLine, SMALL_LINE, waysToBreak, type Lines } from './ways-to-break.ts'

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

/** How the lines of a page stand: under each other, flush where they begin to be read, each as wide as all, or in steps from side to side. */
export type Arrangement = 'poster' | 'left' | 'block' | 'steps'

/** How lines are set: by the style, and by what else has to find room. */
export type Setting = {
  readonly family: string
  readonly isUpper: boolean
  /** Whether the capital of "i" keeps its dot, as in Turkish. */
  readonly isDotted: boolean
  readonly tallest: number
  /** Which words carry the sense together, from 0: their line is the main one. */
  readonly strong?: Phrase | undefined
  /** What is lost when a line ends behind each word, where that is known. */
  readonly losses?: readonly number[] | undefined
  /** Height kept free over them for a sign. */
  readonly above: number
  /** Height of a line, in letters' sizes. */
  readonly leading: number
  readonly arrangement: Arrangement
  /** Where the words stand; null where they have the frame to themselves. */
  readonly area: Area | null
  /** A drawing stands beside them. */
  readonly isBeside?: boolean
  /** Captions stand below them. */
  readonly isCaptioned?: boolean
  /** Share of the frame's width that stays free at both sides of that. */
  readonly inset?: number
}

/** Where words may stand by themselves, in shares of the frame: where no network covers them; wide frames have bars at their edges alone. */
const TALL: Area = { left: 0.09, top: 0.15, right: 0.875, bottom: 0.75 }
const WIDE: Area = { left: 0.08, top: 0.08, right: 0.92, bottom: 0.88 }
/** Their bottom where captions stand below them. */
const OVER_CAPTIONS = { tall: 0.6, wide: 0.66 }
const MAX_LINES = 7
/** Beside a drawing there is room for few lines. */
const MAX_BESIDE = 5
/** Letters of this share of the width are read at a glance; lines grow to it before the main one is twice as large. */
const READ = 0.095
/** Where its lines leave height free, they stand so much farther apart. */
const MAX_SPREAD = 1.22

const STRONG = /^(?:never|nobody|nothing|none|always|only|stop|dead|alone|free)$/i

/** A way to break a page into lines, and how large they can be. */
type Broken = {
  readonly lines: Lines
  /** The rows that carry the weight: one, or those of a phrase whose words stand under each other. */
  readonly main: Rows
  readonly sizes: readonly number[]
  /** How well it is set. */
  readonly worth: number
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
  const { above } = setting
  // Beside a drawing there is no room for more than one way.
  const arrangement = setting.isBeside && setting.arrangement !== 'left' ? 'poster' : setting.arrangement
  const free = (setting.inset ?? 0) * frame.width
  const given = setting.area ?? wholeArea(frame, setting.isCaptioned === true)
  const area = { ...given, left: given.left + free, right: given.right - free }
  const most = setting.isBeside ? MAX_BESIDE : MAX_LINES
  const room = { width: area.right - area.left, height: area.bottom - area.top - above }
  const ways = waysToBreak(words, most, setting).map((lines) =>
    sizeLines(context, lines, { room, setting, arrangement }),
  )
  const best = ways.toSorted((a, b) => b.worth - a.worth)[0]
  if (best === undefined) return []
  const { lines, main, sizes } = best
  const taken = sizes.reduce((sum, size) => sum + size * setting.leading, 0)
  const leading = setting.leading * Math.max(1, Math.min(MAX_SPREAD, room.height / taken))
  const height = (taken / setting.leading) * leading
  let y = (area.top + area.bottom) / 2 + above / 2 - height / 2
  return lines.map((own, row) => {
    const size = sizes[row] ?? 0
    const text = written(own, setting)
    takeLetters(context, setting.family, size, text)
    const { width } = context.measureText(text)
    const side = asideOf(arrangement, row) * (directionOf(text) === 'rtl' ? -1 : 1)
    const x = (area.left + area.right) / 2 + ((room.width - width) / 2) * side
    const place = { text, size, x, y: y + (size * leading) / 2, width }
    y += size * leading
    const role = row < main.from ? 'lead' : row < main.to ? 'main' : 'tail'
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
  return asCapitals(words.map(cutWord).join('').trimEnd(), setting)
}

/** A line of one word that is longer would be too small to be read; the voice and the captions say it whole. */
const LONGEST_WORD = 30
const CUT_WORD = 18
/** A letter with all its marks is hardly longer. */
const LONGEST_LETTER = 8
/** A word with the space behind it, as far as it can be set. */
export function cutWord(word: string): string {
  if (word.trimEnd().length <= LONGEST_WORD) return word
  // Of a word of a megabyte no more is looked at.
  const begun = word.slice(0, LONGEST_WORD * LONGEST_LETTER)
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(begun.trimEnd())]
  if (letters.length <= LONGEST_WORD) return word
  const kept = letters.slice(0, CUT_WORD).map(({ segment }) => segment)
  return `${kept.join('')}…${/\s$/.test(word) ? ' ' : ''}`
}

function asCapitals(text: string, { isUpper, isDotted }: Setting): string {
  return isUpper ? text.toLocaleUpperCase(isDotted ? 'tr' : 'en') : text
}

type Sizing = {
  readonly room: { readonly width: number; readonly height: number }
  readonly setting: Setting
  readonly arrangement: Arrangement
}

function sizeLines(context: SKRSContext2D, lines: Lines, { room, setting, arrangement }: Sizing): Broken {
  const texts = lines.map((line) => written(line, setting))
  const main = rowsOf(lines, setting.strong) ?? mainRow(texts)
  const fits = texts.map((text) => fitSize(context, text, room.width, setting.family))
  const tallest = Math.min(setting.tallest, room.height * (texts.length === 1 ? 0.6 : 0.48))
  const isSmall = texts.map(isSmallLine)
  const read = room.width * READ
  const wanted = (arrangement === 'block' ? blockSizes : mainSizes)(fits, {
    main,
    tallest,
    isSmall,
    read,
    height: room.height / setting.leading,
  })
  const total = wanted.reduce((sum, size) => sum + size * setting.leading, 0)
  const sizes = wanted.map((size) => size * Math.min(1, room.height / total))
  const shown = Math.min(1, Math.min(...sizes) / read)
  const torn = countTorn(lines, setting.losses) + lines.filter(isLone).length
  return { lines, main, sizes, worth: inkOf(sizes, fits) * shown ** SEEN * TORN ** torn }
}

/** In which rows a phrase stands. */
function rowsOf(lines: Lines, strong: Phrase | undefined): Rows | undefined {
  if (strong === undefined) return undefined
  const rows = lines.flatMap((line, row) => line.map(() => row))
  const [first, last] = [rows[strong.from], rows[strong.to - 1]]
  return first === undefined || last === undefined ? undefined : { from: first, to: last + 1 }
}

/** How much of its room a page fills with letters: in lines whose size is bounded, as few as can be. */
function inkOf(sizes: readonly number[], fits: readonly number[]): number {
  const ink = sizes.reduce((sum, size, row) => sum + (size * size) / (fits[row] ?? size), 0)
  return ink * FEWER ** sizes.length
}

const FEWER = 0.96
/** How much a page loses by a line that is too small to be read at a glance: at 1 a long one was set tiny under a huge one. */
const SEEN = 2

/** What is left of a page's worth with each line that ends behind "the" or within a name. */
const TORN = 0.8

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
  return asCapitals(words.slice(0, at).map(cutWord).join(''), setting)
}

/** How far from the middle a line stands: -1 at the edge where it begins to be read, 1 at the other. */
function asideOf(arrangement: Arrangement, index: number): number {
  if (arrangement === 'left') return -1
  return arrangement === 'steps' ? (index % 2 === 0 ? -0.85 : 0.85) : 0
}

function wholeArea({ width, height }: DesignFrame, isCaptioned: boolean): Area {
  const isTall = height > width
  const whole = isTall ? TALL : WIDE
  const area = isCaptioned ? { ...whole, bottom: isTall ? OVER_CAPTIONS.tall : OVER_CAPTIONS.wide } : whole
  return {
    left: width * area.left,
    right: width * area.right,
    top: height * area.top,
    bottom: height * area.bottom,
  }
}

/** The line with the word that says most: a number, else a strong word, rather one at the end, where the point of a sentence is. */
function mainRow(texts: readonly string[]): Rows {
  const numbered = texts.findIndex((text) => /\d/.test(text))
  if (numbered >= 0) return { from: numbered, to: numbered + 1 }
  const weights = texts.map(
    (text, index) =>
      Math.max(0, ...text.split(/[^\p{L}\p{M}'’]+/u).map(weigh)) -
      text.length * LENGTH_COST +
      (index === texts.length - 1 ? 1.5 : 0),
  )
  const row = weights.indexOf(Math.max(...weights))
  return { from: row, to: row + 1 }
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
