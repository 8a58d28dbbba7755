import { nlp } from '../text/english.ts'
import { MONTHS as MONTH_NAMES, lookupTable } from '@hookreel/film'
import { amountOf, SCALES } from '../text/read-number.ts'
import { countCopiedWords, MAX_COPIED_WORDS } from './copy-meter.ts'

/** What is wrong with a sentence, for anyone who wrote it; nothing when the passages carry it. */
export type Unsupported = { readonly reason: string }

/** Lower case, as all words are compared here. */
const MONTHS = MONTH_NAMES.map((month) => month.toLowerCase())
const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const ORDINALS: Readonly<Record<string, number>> = lookupTable({
  half: 0.5,
  third: 1 / 3,
  quarter: 0.25,
  twice: 2,
  double: 2,
  triple: 3,
  dozen: 12,
})
/** "One of them" and "no one" count nothing. */
const NO_COUNT = new Set(['one', 'zero'])
const HEDGE =
  /(?:about|around|roughly|nearly|almost|approximately|some|over|under|more than|less than|just over|just under|up to|at least|close to)\s+$/i

/** What a unit measures, and how much of it in the base of its kind. */
const UNITS: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:metres?|meters?|m)$/, 'length', 1],
  [/^(?:kilomet(?:re|er)s?|km)$/, 'length', 1000],
  [/^(?:centimet(?:re|er)s?|cm)$/, 'length', 0.01],
  [/^(?:millimet(?:re|er)s?|mm)$/, 'length', 0.001],
  [/^(?:feet|foot|ft)$/, 'length', 0.3048],
  [/^(?:inch(?:es)?)$/, 'length', 0.0254],
  [/^(?:miles?)$/, 'length', 1609.344],
  [/^(?:yards?)$/, 'length', 0.9144],
  [/^(?:kilograms?|kilos?|kg)$/, 'mass', 1],
  [/^(?:grams?|g)$/, 'mass', 0.001],
  [/^(?:tonnes?|t)$/, 'mass', 1000],
  [/^(?:tons?)$/, 'mass', 907.18],
  [/^(?:pounds?|lbs?)$/, 'mass', 0.45359],
  [/^(?:ounces?)$/, 'mass', 0.02835],
  [/^(?:lit(?:re|er)s?)$/, 'volume', 1],
  [/^(?:gallons?)$/, 'volume', 3.785],
  [/^(?:seconds?)$/, 'time', 1],
  [/^(?:minutes?)$/, 'time', 60],
  [/^(?:hours?)$/, 'time', 3600],
  [/^(?:days?)$/, 'time', 86_400],
  [/^(?:weeks?)$/, 'time', 604_800],
  [/^(?:months?)$/, 'months', 1],
  [/^(?:years?)$/, 'months', 12],
  [/^(?:decades?)$/, 'months', 120],
  [/^(?:centur(?:y|ies))$/, 'months', 1200],
  [/^(?:percent|%)$/, 'percent', 1],
  [/^(?:degrees?|celsius|fahrenheit)$/, 'degrees', 1],
  [/^(?:dollars?|euros?|pounds sterling|yen|francs?|rubles?|rupees?)$/, 'money', 1],
]
/** So far behind a number its unit stands. To the end of a text of numbers alone half a second was read for each sentence. */
const UNIT_CHARACTERS = 120
/** Between a number and its unit: "330 square kilometres", "6 cubic metres". */
const BETWEEN = /^(?:square|cubic|degrees?|US|United|States)$/i

type Quantity = {
  readonly value: number
  /** Of measure and of it what: two that differ in this cannot be one. */
  readonly kind: string
  /** In the base of its kind. */
  readonly size: number
  readonly isHedged: boolean
  readonly digits: number
  readonly said: string
}

/**
 * Holds a sentence against the passages that it names: every number, date, unit and name of it must stand there. It cannot
 * see a sentence that puts true things together wrongly; it sees everything that is made up.
 */
export function findUnsupported(
  sentence: string,
  passages: readonly string[],
  topic = '',
  /** Those whose wording is somebody else's. */
  foreign: readonly string[] = passages,
): Unsupported | null {
  const read = passages.join('\n')
  const known = quantitiesOf(read)
  for (const quantity of quantitiesOf(sentence))
    if (!known.some((one) => isSameQuantity(quantity, one)))
      return { reason: `"${quantity.said}" is not in the passages that it names.` }
  const dates = datesOf(read)
  for (const date of datesOf(sentence))
    if (!dates.includes(date)) return { reason: `The date "${date}" is not in the passages that it names.` }
  const words = new Set(bareWords(`${read} ${topic}`))
  for (const name of namesOf(sentence, words))
    if (!words.has(stem(name))) return { reason: `"${name}" is not in the passages that it names.` }
  const copied = foreign.find((passage) => countCopiedWords(sentence, passage, topic) > MAX_COPIED_WORDS)
  return copied === undefined
    ? null
    : { reason: 'It copies the passage word by word; say it in other words.' }
}

function isSameQuantity(said: Quantity, known: Quantity): boolean {
  if (said.kind !== known.kind) return false
  if (said.value === known.value && said.size === known.size) return true
  const isConverted = said.size !== said.value || known.size !== known.value
  // Feet for metres come out uneven.
  if (isConverted && known.kind !== '' && Math.abs(said.size - known.size) <= Math.abs(known.size) * 0.006)
    return said.kind !== 'money'
  if (!said.isHedged) return false
  const rounded = Number(known.value.toPrecision(Math.max(1, said.digits)))
  return rounded === said.value || Math.abs(said.size - known.size) <= Math.abs(known.size) * 0.03
}

/** "Two and a half million" is 2.5 million. */
const sayHalves = (text: string): string =>
  text.replace(/\b([a-z]+|\d+) and a half\b/gi, (said, number: string) => {
    const value = valueOf(number.toLowerCase())
    return value === null ? said : String(value + 0.5)
  })

/** Numbers of a text with their units, in figures or words. */
function quantitiesOf(text: string): Quantity[] {
  const plain = sayHalves(text)
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)\s?%/g, '$1 percent')
    .replace(/\$\s?(\d[\d.]*(?: (?:million|billion|trillion|thousand))?)/g, '$1 dollars')
  const pattern = /(?<![\p{L}\p{N}])(?:-|minus )?(?:\d+(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)(?![\p{L}\p{N}])/giu
  const tokens = [...plain.matchAll(pattern)].map((match) => ({ text: match[0], at: match.index }))
  const texts = tokens.map((token) => token.text)
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const number = readNumber(texts, at)
    const first = tokens[at]
    if (number === null || !first) continue
    const end = lastEnd(tokens, number.end)
    const rest = plain.slice(end, end + UNIT_CHARACTERS)
    const after = rest.match(/[\p{L}%]+/gu) ?? []
    const gap = rest.search(/[\p{L}%]/u)
    found.push(
      measure(number, gap > 3 ? [] : after.slice(0, 4), {
        isHedged: HEDGE.test(plain.slice(Math.max(0, first.at - 20), first.at)),
        said: plain.slice(first.at, end),
      }),
    )
    at = number.end - 1
  }
  return found
}

const lastEnd = (tokens: readonly { text: string; at: number }[], end: number): number => {
  const last = tokens[end - 1]
  return last ? last.at + last.text.length : 0
}

function measure(
  { value, digits }: { value: number; digits: number },
  after: readonly string[],
  { isHedged, said }: { isHedged: boolean; said: string },
): Quantity {
  const between = after.findIndex((word) => !BETWEEN.test(word))
  const shape =
    after
      .slice(0, Math.max(0, between))
      .join(' ')
      .toLowerCase()
      .match(/square|cubic/)?.[0] ?? ''
  const word = (after[Math.max(0, between)] ?? '').toLowerCase()
  const isDegrees = after.slice(0, Math.max(0, between)).some((one) => /^degrees?$/i.test(one))
  const unit = UNITS.find(([pattern]) =>
    pattern.test(isDegrees && !/^(?:celsius|fahrenheit)$/.test(word) ? 'degrees' : word),
  )
  const power = shape === 'square' ? 2 : shape === 'cubic' ? 3 : 1
  const scale = unit ? unit[2] ** power : 1
  const kind = unit ? `${shape}${unit[1]}${unit[1] === 'degrees' || unit[1] === 'money' ? word : ''}` : ''
  return { value, kind, size: value * scale, isHedged, digits, said }
}

/** A number that begins at this token: 1889, "three hundred thirty", "124 million", "a third". */
function readNumber(
  tokens: readonly string[],
  from: number,
): { value: number; end: number; digits: number } | null {
  let total = 0
  let part: number | null = null
  let digits = 0
  let at = from
  for (; at < tokens.length; at += 1) {
    const token = (tokens[at] ?? '').toLowerCase().replace(/^minus /, '-')
    const scale = SCALES[token]
    const value = valueOf(token)
    if (scale !== undefined && (part !== null || at > from)) {
      if (scale === 100) part = (part ?? 1) * 100
      else {
        total += (part ?? 1) * scale
        part = null
      }
    } else if (value !== null && (part === null || (part % 100 === 0 && value < 100 && !/\d/.test(token)))) {
      if (part !== null && /\d/.test(tokens[at - 1] ?? '')) break
      part = (part ?? 0) + value
      digits = Math.max(digits, token.replace(/\D/g, '').replace(/0+$/, '').length)
    } else break
  }
  if (at === from) {
    const fraction = ORDINALS[(tokens[from] ?? '').toLowerCase().replace(/s$/, '')]
    return fraction === undefined ? null : { value: fraction, end: from + 1, digits: 3 }
  }
  const value = total + (part ?? 0)
  if (at === from + 1 && NO_COUNT.has((tokens[from] ?? '').toLowerCase())) return null
  return { value, end: at, digits }
}

function valueOf(token: string): number | null {
  if (/^-?\d/.test(token)) return Number(token)
  const [first = '', second] = token.split('-')
  if (second === undefined) return amountOf(first)
  const [tens, ones] = [amountOf(first) ?? 0, amountOf(second) ?? 0]
  return tens >= 20 && ones > 0 && ones < 10 ? tens + ones : null
}

/** Days and months as they are said in either order: "march 31", "march 1889". */
function datesOf(text: string): string[] {
  const names = [...MONTHS, ...DAYS].join('|')
  const found = [
    ...text.matchAll(
      new RegExp(
        String.raw`(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)? )?\b(${names})\b(?: (\d{1,2})(?!\d))?`,
        'giu',
      ),
    ),
  ]
  return found.flatMap(([, before, name = '', after]) => {
    // "May" is a verb and "march" a walk, unless a day or a capital says otherwise.
    if (name !== name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()) return []
    const day = before ?? after
    const isVerb = /^(?:May|March)$/.test(name) && day === undefined
    if (isVerb) return []
    return [name.toLowerCase(), ...(day === undefined ? [] : [`${name.toLowerCase()} ${Number(day)}`])]
  })
}

const STARTERS = new Set(
  'a an the this that these those it its they their he she his her we our you your i in on at by for from with without of to into over under after before during since until between among near about around as like than then when while where why how what who which if because although though but and or so yet no not nor every each all some most many few both either neither any another other such only just even still also too very more less least first second third last next now today once never always often sometimes usually number imagine think guess take look listen remember here there one two three four five six seven eight nine ten half is are was were be been has have had do does did can could will would shall should may might must let instead meanwhile later earlier soon almost nearly roughly nobody nothing everything everyone somebody someone people visitors scientists experts legend maybe perhaps against across behind beyond beside despite through throughout upon within along inside outside below above back much several only another same different'.split(
    ' ',
  ),
)

/** Words that are names by their capital; at the beginning of a sentence every word has one. */
function namesOf(sentence: string, known: ReadonlySet<string>): string[] {
  return sentence.split(/(?<=[.!?:])\s+/u).flatMap((part) => {
    const words = [...part.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)].map((match) =>
      match[0].replace(/[.’']+$/u, ''),
    )
    return words.filter((word, at) => {
      if (!/^\p{Lu}/u.test(word) || /^I(?:['’]\w+)?$/.test(word)) return false
      const bare = word.toLowerCase()
      if (MONTHS.includes(bare) || DAYS.includes(bare)) return false
      if (at > 0) return true
      if (STARTERS.has(bare.replace(/['’].*$/, '')) || known.has(stem(word))) return false
      if (valueOf(bare) !== null || bare in ORDINALS) return false
      // Common words open sentences, too: in the plural, or as an action. Names end otherwise, or go on with another one.
      const isFollowedByName = /^\p{Lu}/u.test(words[1] ?? '')
      return isFollowedByName || !(isCommonWord(bare) || /(?:s|ing|ed|ly)$/.test(bare))
    })
  })
}

/** What a list of English words has, and not as a name. */
function isCommonWord(word: string): boolean {
  const tags = LEXICON?.[word]
  return tags !== undefined && !NAME_TAGS.test(JSON.stringify(tags))
}
const NAME_TAGS = /Name|Person|Place|City|Country|Region|Organization|ProperNoun|Demonym/
// Of all that the library's model holds, the words it knows by heart.
const LEXICON = (nlp.model() as { one?: { lexicon?: Readonly<Record<string, unknown>> } }).one?.lexicon

const bareWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? []).flatMap((word) => [
    stem(word),
    ...word.split('-').map(stem),
  ])

const stem = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[.’']+$/u, '')
    .replace(/['’]s$/u, '')
    .replace(/(?<=\p{L}{3})s$/u, '')
