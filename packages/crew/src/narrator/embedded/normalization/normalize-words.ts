import { lookupTable } from '@hookreel/film'
import { sayWhole } from '../../../text/number-words.ts'
import { sayWebAddress } from './web-addresses.ts'
import { sayInContext } from './context.ts'
import { CURRENCIES } from '../../../text/number-forms.ts'
import { ABBREVIATIONS, NAMED, SYMBOL_WORDS, TIME_UNITS } from './abbreviations.ts'
import { sayLetters } from './letters.ts'
import { sayAmount, sayNumeric } from './numbers.ts'

/** Flite's letter-to-sound rules slow down with the square of a word's length, so long ones are cut. */
const LONGEST_WORD = 24
const MAGNITUDES = /^(thousand|million|billion|trillion)$/

/**
 * What is said for each written word: plain English words of the letters a to z and the apostrophe.
 * A word that cannot be said gets none.
 */
export function normalizeWords(writtenWords: readonly string[]): string[][] {
  let owedUnit: string[] = []
  const plains = writtenWords.map(plainText)
  return plains.map((plain, index) => {
    const next = (plains[index + 1] ?? '').toLowerCase()
    const money = /^[("']*-?([$€£¥₹])([\d,]*\d(?:\.\d+)?)(?:-\1?([\d,]*\d(?:\.\d+)?))?[^\w$]*$/u.exec(plain)
    if (money && MAGNITUDES.test(next.replace(/\W+$/, ''))) {
      // "$5 billion" is five · billion dollars: the unit is said with the word after the number.
      owedUnit = [CURRENCIES[money[1] ?? '']?.[1] ?? 'dollars']
      return [...sayAmount(money[2] ?? ''), ...(money[3] === undefined ? [] : ['to', ...sayAmount(money[3])])]
    }
    const said = (sayInContext(plains, index) ?? sayPiece(plain, index > 0)).flatMap(cutLong)
    const unit = owedUnit
    owedUnit = []
    return [...said, ...unit]
  })
}

/** True when a text holds a Latin letter or a digit, so that an English voice can say something of it. */
export function isSpeakable(text: string): boolean {
  return /[a-z0-9]/i.test(plainText(text)) && hasSound(text)
}

/** True when something is said for a piece of text, if only "and" for "&". */
export function hasSound(piece: string): boolean {
  return normalizeWords([piece]).some((words) => words.length > 0)
}

/** Typographic forms brought down to ASCII: accents off, curly quotes and dashes straight, unknown signs to spaces. */
function plainText(text: string): string {
  return spellSigns(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’ʼ‛`´]/gu, "'")
    .replace(/[“”«»„]/gu, '"')
    .replace(/[‐‑‒–—―−⁃]/gu, (dash) => (dash === '—' || dash === '―' ? ' - ' : '-'))
    .replace(/[ßæœøłđðþıƒÆŒØŁĐÞ⁄×÷≈√π]/gu, (sign) => SYMBOL_WORDS[sign] ?? '')
    .replace(/[^\x20-\x7e°€£¥₹]/gu, ' ')
    .trim()
}

/**
 * Numbers as they are written elsewhere, in the way of English: "4,50" and "1.234,56" have a decimal comma where it does not
 * stand before three figures, "10'000" has thousands.
 */
function writeEnglishNumbers(text: string): string {
  return text
    .replace(/(?<=\d)['’](?=\d{3}(?!\d))/gu, '')
    .replace(
      /(?<![\d.,])(\d{1,3}(?:\.\d{3})+),(\d{1,2})(?!,?\d)/gu,
      (_, whole: string, rest: string) => `${whole.replaceAll('.', '')}.${rest}`,
    )
    .replace(/(?<![\d.,])(\d+),(\d{1,2})(?!,?\d)/gu, '$1.$2')
}

/** Signs that would be lost or run into their neighbours: "m²", "2½", "10⁶", "50 €", "99¢", "~100", "±5", "<5", "$5/month". */
function spellSigns(text: string): string {
  return writeEnglishNumbers(text)
    .replace(/(?<=\d)\/([a-z]+)\b/gu, (all, span: string) =>
      (TIME_UNITS[span] ?? all).replace(/^(?=\w)|\s/gu, '-'),
    )
    .replace(/(\d)([½⅓⅔¼¾⅛])/gu, '$1&$2')
    .replace(/(?<=\b(?:km|cm|mm|m|ft|s))²/gu, '2')
    .replace(/(?<=\b(?:cm|m))³/gu, '3')
    .replace(/(?<=\d)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/gu, '^$1')
    .replace(/(?<=[A-Za-z])²/gu, '-squared')
    .replace(/^([\d.,]*\d)\s?([€£₹¥])(?!\d)/u, '$2$1')
    .replace(/(\d)¢/gu, '$1-cents')
    .replace(/^[~≈](?=[$€£]?\d)/u, 'about-')
    .replace(/^±(?=\d)/u, 'plus-or-minus-')
    .replace(/^>(?=\d|$)/u, 'more-than-')
    .replace(/^<(?=\d|$)/u, 'less-than-')
}

/** Numerals that stand for nothing else inside of a sentence. */
const ROMANS: Readonly<Record<string, string>> = lookupTable({
  II: 'two',
  III: 'three',
  IV: 'four',
  VI: 'six',
})

function sayPiece(piece: string, isInside: boolean): string[] {
  const tag = /^[#@][A-Za-z]/.test(piece) ? piece.replace(/([a-z])(?=[A-Z])/g, '$1 ') : piece
  const core = tag.replace(/^[^\w$€£¥₹#@&%+°.-]+|[^\w%°+$€£¥₹&.']+$/gu, '')
  const abbreviation =
    ABBREVIATIONS[core.toLowerCase()] ?? ABBREVIATIONS[core.toLowerCase().replace(/\.$/, '') + '.']
  if (abbreviation && (core.endsWith('.') || /^(vs|etc)$/i.test(core))) return abbreviation.split(' ')
  const named = NAMED[core] ?? NAMED[piece]
  if (named) return named.split(' ')
  const roman = ROMANS[core.replace(/\W+$/, '')]
  if (roman !== undefined && isInside) return [roman]
  const trimmed = core.replace(/[.']+$/, '')
  const feet = /^(\d)'(\d{1,2})"?$/.exec(piece)
  if (feet)
    return [
      ...sayWhole(feet[1] ?? ''),
      feet[1] === '1' ? 'foot' : 'feet',
      ...sayWhole(feet[2] ?? ''),
      'inches',
    ]
  const whole = sayWebAddress(trimmed) ?? sayNumeric(trimmed)
  if (whole) return whole
  // Not one known form: say its parts, each on its own. Dots inside are kept for decimals and initials.
  const parts = trimmed.match(
    /(?<=[A-Za-z])\d+|-?[$€£¥₹#]?\d[\d,]*(?:\.\d+)?(?:[%°][CF]?|[A-Za-z]+)?|(?:[A-Za-z]\.)+[A-Za-z]\b|[A-Za-z]+(?:'[A-Za-z]+)*|[&%+@#=]/g,
  )
  return (parts ?? []).flatMap((part, i) => sayPart(i > 0 ? part.replace(/^-/, '') : part))
}

function sayPart(part: string): string[] {
  if (/^\W$/.test(part)) return SYMBOL_WORDS[part]?.split(' ') ?? []
  return sayNumeric(part) ?? sayLetters(part)
}

function cutLong(word: string): string[] {
  return word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g')) ?? []
}
