import { stripPictures } from '../prompt/emoji.ts'
import { numberOf } from '../prompt/neutral-words.ts'
import { readEnding } from '../prompt/read-ending.ts'
import { cutOrders, isFilmOrder, isMood } from './film-orders.ts'

/** A prompt that lists what it wants told: what it says of the list, its items, and whole sentences behind them. */
export type Split = {
  /** "I paid off my debt", "my 4 steps": the last of them is the name of the list. */
  readonly heads: readonly string[]
  readonly items: readonly string[]
  readonly more: readonly string[]
  /** Whether a sentence stands before them, and no sign: prose does that, too. */
  readonly isProse?: boolean
}

const FEWEST_ITEMS = 3
const MOST_ITEMS = 12
const LONGEST_ITEM_WORDS = 22
/** So many capitals are no short form. */
const SHOUTED = 9

/** A number on a key, which counts as one with a full stop. */
const KEYCAP = /(\d)\u{FE0F}?\u{20E3}\s*/gu
const BULLET = /(?:^|\n|\s)(?:[•▪●‣*]|\p{Extended_Pictographic}\u{FE0F}?)\s+(?=\S)/gu
const N = String.raw`\d{1,2}|two|three|four|five|six|seven|eight|nine|ten`

const LIST_OF =
  /^(?:(?:an? |the |here's |here is |my )?(?:(?:quick|short|full|little|complete) )*list of )(?=what|things|the|my|our)/i
/** Answers itself: "Why choose our daycare? small groups, hot lunch". */
const ASKS_ITSELF =
  /^((?:why (?:choose|pick|hire|book|join|visit|come to|(?:us|me)(?=\?))|what makes (?:us|our|me|my))\b[^?:]{0,60})\?\s+(?=[^?]+$)/i

/** Without drawings, with plain signs, and with each line by itself. */
function cleanText(prompt: string): string {
  const plain = prompt.replace(/[’‘]/g, "'").replace(/\r/g, '').replace(KEYCAP, '\n$1. ')
  const isBulleted = [...plain.matchAll(BULLET)].length >= FEWEST_ITEMS
  return stripPictures(isBulleted ? plain.replace(BULLET, '\n') : plain)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n[\s]*/g, '\n')
    .replace(/!{2,}/g, '!')
    .replace(LIST_OF, '')
    .replace(ASKS_ITSELF, '$1: ')
    .trim()
}

/** The list that a prompt holds; null where it holds none of three items. */
export function splitListed(prompt: string): Split | null {
  const text = cleanText(prompt)
  const ending = readEnding(text)
  const bare = cutOrders((ending.found?.ending ?? null) === null ? text : ending.rest)
  const split =
    splitNumbers(bare) ??
    splitLines(bare) ??
    splitAt(bare, COLON) ??
    splitAt(bare, DASH) ??
    splitAt(bare, SEMICOLON) ??
    splitSentence(bare)
  if (split === null) return null
  const heads = headsOf(split.heads.join('. '))
  const isSaid = (clause: string) => /[\p{L}\p{N}]{2}/u.test(clause) && !isFilmOrder(clause)
  const said = split.items.map(tidy).filter(isSaid)
  const items = said.slice(0, said.findLastIndex((item) => !isMood(item)) + 1)
  if (heads.length === 0 || items.length < FEWEST_ITEMS || items.length > MOST_ITEMS) return null
  if (items.some((item) => item.split(' ').length > LONGEST_ITEM_WORDS)) return null
  return { ...split, heads, items, more: split.more.map(tidy).filter((one) => isSaid(one) && !isMood(one)) }
}

/** Nobody has to shout it. */
const calm = (text: string): string =>
  /\p{Ll}/u.test(text) || text.replace(/\P{L}/gu, '').length < SHOUTED ? text : text.toLowerCase()

const tidy = (text: string): string =>
  calm(text)
    .trim()
    .replace(/^(?:[-–—•*·>]\s*|(?:and|&|\+)\s+)+/i, '')
    .replace(/[\s,;:.!…–—-]+$/u, '')
    .trim()

const headsOf = (head: string): string[] =>
  head
    .split(/(?<!\bno)[.!]+\s+|\n+/i)
    .map((part) => {
      const clauses = part.split(/,\s+/).map(tidy)
      return clauses.filter((clause) => clause !== '' && !isFilmOrder(clause)).join(', ')
    })
    .filter((part) => /\p{L}{2}/u.test(part))

/** "1. show up 2. shut up 3. write it down": counted from one. What stands behind the last may be the name of the list. */
function splitNumbers(text: string): Split | null {
  const marks = [...text.matchAll(/(?:^|[\s:])\(?(\d{1,2})(?:[.):]|\s?-)\s*(?=[^\d\s])/g)]
  const from = marks.findIndex(([, digits]) => digits === '1')
  const counted = marks.slice(Math.max(from, 0)).filter(([, digits], at) => Number(digits) === at + 1)
  if (from < 0 || counted.length < FEWEST_ITEMS) return null
  const [first] = counted
  const parts = counted.map((mark, at) => text.slice(mark.index + mark[0].length, counted[at + 1]?.index))
  const [last = '', ...rest] = sentencesOf(parts.at(-1) ?? '')
  const head = text.slice(0, first?.index ?? 0).trim()
  const items = [...parts.slice(0, -1), last]
  return head === '' ? { heads: rest, items, more: [] } : { heads: [head], items, more: rest }
}

/** A line each, behind a first one that names the list. */
function splitLines(text: string): Split | null {
  const [head = '', ...lines] = text.split('\n').filter((line) => !isFilmOrder(line))
  if (lines.length < FEWEST_ITEMS) return null
  const isMarked = lines.filter((line) => /^\s*[-–—*]/.test(line)).length >= FEWEST_ITEMS
  const marked = isMarked ? lines.filter((line) => /^\s*[-–—*]/.test(line)) : lines
  // The first item may stand on the line that names the list.
  const [, name = head, first] = COLON.exec(head) ?? []
  const items = first === undefined ? marked : [first, ...marked]
  return { heads: [name], items, more: isMarked ? lines.filter((line) => !items.includes(line)) : [] }
}

const COLON = /^((?:[^:?]|:(?=\d)){3,160}?)\s*:(?!\d)\s+([\s\S]+)$/u
const DASH = /^([^?]{4,140}?)\s+[-–—]{1,2}\s+([\s\S]+)$/u
const SEMICOLON = /^([^;:.!?]{6,100});\s+([^;]+)$/u
const STOP = /^((?:[^.!?:]|\bno\.(?= \d)){6,120})[.!]+\s+([\s\S]+)$/iu

function splitAt(text: string, sign: RegExp): Split | null {
  const [, head = '', tail = ''] = sign.exec(text) ?? []
  if (tail === '') return null
  const [, digits] = new RegExp(String.raw`\b(${N})\b`, 'i').exec(head) ?? []
  const { items, more } = listItems(tail, numberOf(digits?.toLowerCase()))
  return items.length < FEWEST_ITEMS ? null : { heads: [head], items, more }
}

/** A list behind a sentence; where that is followed by how the film shall be, nothing is listed. */
function splitSentence(text: string): Split | null {
  const split = splitAt(text, STOP)
  const isOrdered = split?.items.slice(0, -1).some((item) => isFilmOrder(item) || isMood(item))
  return split === null || isOrdered === true ? null : { ...split, isProse: true }
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])(?<!\b(?:a\.m|p\.m|no|st|ave|dr|mr|mrs|vs)\.)\s+|\n+/iu)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))

/** In longer sentences no list is told. */
const SHORT_SENTENCE_WORDS = 12

function listItems(
  tail: string,
  count: number | null,
): { readonly items: readonly string[]; readonly more: readonly string[] } {
  const bySemicolon = tail.split(/;\s+/)
  if (bySemicolon.length >= FEWEST_ITEMS) return { items: bySemicolon, more: [] }
  const sentences = sentencesOf(tail)
  const [first = '', ...rest] = sentences
  const parts = splitCommas(first, count)
  if (parts.length >= FEWEST_ITEMS) return { items: parts, more: rest }
  const isShort = sentences.every((one) => one.split(' ').length <= SHORT_SENTENCE_WORDS)
  return isShort && sentences.length >= FEWEST_ITEMS
    ? { items: sentences, more: [] }
    : { items: [], more: [] }
}

/** What stands in brackets, and thousands, are no two items. */
const BETWEEN = /,(?!\d{3}(?!\d))\s*(?![^()]*\))/
/** Goes on with what was said before the comma. */
const GOES_ON = /^(?:but|because|cause|bc|so that|which|who|or|even (?:if|when|though)|not (?!a\b|an\b))\b/i

function splitCommas(text: string, count: number | null): string[] {
  const pieces = text.split(BETWEEN).map(tidy).filter(Boolean)
  // As many as were announced: none of them goes on with another.
  if (count !== null && pieces.length === count) return pieces
  const parts = pieces.reduce<string[]>(
    (told, part) =>
      told.length > 0 && GOES_ON.test(part)
        ? [...told.slice(0, -1), `${told.at(-1) ?? ''}, ${part}`]
        : [...told, part],
    [],
  )
  // "Show up early and smile" stays one item where there are enough without.
  const isOneShort = count === null ? parts.length === FEWEST_ITEMS - 1 : parts.length === count - 1
  const last = parts.at(-1) ?? ''
  return isOneShort && /\s(?:and|&)\s/.test(last)
    ? [...parts.slice(0, -1), ...last.split(/\s(?:and|&)\s(?!.*\s(?:and|&)\s)/)]
    : parts
}
