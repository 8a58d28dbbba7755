import { sayRoman } from '../../../text/roman-numerals.ts'
import { sayDigits, sayFraction, sayWhole, sayYear } from '../../../text/number-words.ts'
import { isShortMonth, sayMonth } from './dates.ts'
import { SHORT_BEFORE_NUMBER, SPACED_UNITS, TIME_UNITS } from './abbreviations.ts'
import type { WordPlace } from '../../../text/word-place.ts'

/**
 * What is said for a word because of the words beside it: "km" after a number, the day after a month, the numeral of a
 * king, "No." before a number, the groups of "10 000" and of a telephone number. Nothing where it stands for itself.
 */
export function sayInContext(words: readonly string[], index: number): string[] | undefined {
  const place = {
    word: words[index] ?? '',
    before: isSentenceEnd(words[index - 1] ?? '') ? '' : bare(words[index - 1] ?? ''),
    after: bare(words[index + 1] ?? ''),
  }
  return (
    sayPhone(words, index) ??
    sayGroups(words, index) ??
    sayUnitAfter(place) ??
    sayShortBefore(place) ??
    sayMonth(place) ??
    sayRoman(place) ??
    sayOther(place)
  )
}

const bare = (word: string): string => word.replace(/^[^\p{L}\p{N}$€£¥₹]+|[^\p{L}\p{N}%]+$/gu, '')

/** What ends a sentence decides nothing of the next one: "By March. 12 people came." A short month has a full stop, too. */
const isSentenceEnd = (word: string): boolean => /[.!?]["')\]]*$/.test(word) && !isShortMonth(word)

const isNumber = (word: string): boolean => /^[\d.,]*\d(?:-[\d.,]*\d)?$/.test(word) || /^\d+\/\d+$/.test(word)

/** "5 km": the unit after its number. One is one: "1 km". */
function sayUnitAfter({ word, before }: WordPlace): string[] | undefined {
  const unit = word.replace(/[^\p{L}²³23/°]+$/gu, '')
  const [, what = unit, span = ''] = /^(.+)\/([a-z]+)$/.exec(unit) ?? []
  const each = SPACED_UNITS[unit] === undefined ? TIME_UNITS[span] : undefined
  const many = each === undefined ? SPACED_UNITS[unit] : SPACED_UNITS[what]
  const isHalfDay = /^[ap]m$/i.test(unit) && /^\d{1,2}:\d\d$/.test(before)
  if (many === undefined || !(isNumber(before) || isHalfDay)) return undefined
  const isOne = before === '1' || /^1\/\d$/.test(before)
  const said = isOne
    ? many
        .replace(/^feet\b/, 'foot')
        .replace(/^inches\b/, 'inch')
        .replace(/^(\w+?)s\b/, '$1')
    : many
  return (each === undefined ? said : `${said} ${each}`).split(' ')
}

/** "No. 5", "Fig. 3", "p. 12". */
function sayShortBefore({ word, after }: WordPlace): string[] | undefined {
  const short = word.replace(/^\W+/, '').toLowerCase()
  const said = SHORT_BEFORE_NUMBER[short]
  return said !== undefined && /^\d/.test(after) ? said.split(' ') : undefined
}

/** "10 000": groups of three digits after one to three are one number. */
function sayGroups(words: readonly string[], index: number): string[] | undefined {
  const isGroup = (word = ''): boolean => /^\d{3}$/.test(bare(word)) && /^\d{3}/.test(word)
  const isLead = (word = ''): boolean => /^\D?\d{1,3}$/.test(word)
  let first = index
  while (isGroup(words[first]) && first > 0 && isLead(words[first - 1])) first -= 1
  let last = first
  while (isGroup(words[last + 1]) && isLead(words[last])) last += 1
  const lead = bare(words[first] ?? '')
  if (last === first || index < first || index > last || !/^\d{1,3}$/.test(lead) || lead.startsWith('0'))
    return undefined
  // "Ask 300 400 times" is no number.
  const groups = words.slice(first + 1, last + 1).map(bare)
  if (lead.length === 3 && !groups.some((group) => group.startsWith('0'))) return undefined
  const scales = ['', 'thousand', 'million', 'billion']
  const said = sayWhole(String(Number(bare(words[index] ?? ''))))
  const own = Number(bare(words[index] ?? '')) === 0 ? [] : said
  // The scale of the group before is said with this one, so that each written word has a sound of its own.
  return index === first ? own : [scales[last - index + 1] ?? '', ...own].filter((word) => word !== '')
}

const PHONE_GROUP = /^[(+]?\d{1,5}\)?(?:-\d{2,5})*\W?$/

/** "(555) 123-4567", "+44 20 7946 0958", "call 911": digit by digit. */
function sayPhone(words: readonly string[], index: number): string[] | undefined {
  const word = words[index] ?? ''
  if (!PHONE_GROUP.test(word)) return undefined
  let first = index
  while (first > 0 && !/^[(+]/.test(words[first] ?? '') && PHONE_GROUP.test(words[first - 1] ?? ''))
    first -= 1
  const lead = words[first] ?? ''
  const isLong = /^\(\d{3}\)$/.test(lead)
    ? /^\d{3}-?\d{0,4}/.test(words[first + 1] ?? '')
    : /^\+\d{1,3}$/.test(lead) && /^\d{2,5}/.test(words[first + 1] ?? '')
  const isShort = /^(?:call|dial|text)$/i.test(bare(words[index - 1] ?? '')) && /^\d{3}\W?$/.test(word)
  if (!isLong && !isShort) return undefined
  return [...(word.startsWith('+') ? ['plus'] : []), ...sayDigits(word.replace(/\D/g, ''))]
}

/** "2 = 2", "eggs @ 350°", "in 1066", "3 x 4", "1 1/2", "Main St.", "79 AD". */
function sayOther({ word, before, after }: WordPlace): string[] | undefined {
  if (word === '=') return ['equals']
  if (word === '@') return ['at']
  const early = /^(10\d\d)\W*$/.exec(word)?.[1]
  if (early !== undefined && early !== '1000' && /^(?:in|since|until)$/i.test(before)) return sayYear(early)
  if (word === 'x' && isNumber(before) && isNumber(after)) return ['times']
  if (/^AD\W?$/.test(word) && (/^\d+$/.test(before) || /^\d/.test(after))) return ['ay', 'dee']
  const half = /^([12345])\/([2345678])\W?$/.exec(word)
  if (half && /^\d+$/.test(before)) return ['and', ...sayFraction(half[1] ?? '', half[2] ?? '')]
  if (
    /^St\.,?$/.test(word) &&
    /^(?:\p{Lu}\p{Ll}|\d+(?:st|nd|rd|th)$)/u.test(before) &&
    !/^\p{Lu}/u.test(after)
  )
    return ['street']
  const hour = /^(\d{1,2}):00\W?$/.exec(word)?.[1]
  if (hour && Number(hour) >= 1 && Number(hour) <= 12 && !/^[ap]\.?m/i.test(after))
    return [...sayWhole(String(Number(hour))), "o'clock"]
  const age = /^(\d0)s$/.exec(word)?.[1]
  if (age && /^(?:video|clip|reel|ad|timer|short|plank|film)s?$/i.test(after))
    return [...sayWhole(age), 'second']
  return undefined
}
