import { ABBREVIATIONS, CURRENCIES, INITIALISMS, LETTER_NAMES, SYMBOL_WORDS, UNITS } from './spoken-forms.ts'
import { sayNumberForm } from './number-forms.ts'
import { sayDigits, sayNumber, sayWhole, sayYear, toOrdinal, toPlural } from './number-words.ts'

/** Flite's letter-to-sound rules slow down with the square of a word's length, so long ones are cut. */
const LONGEST_WORD = 24
const MAGNITUDES = /^(thousand|million|billion|trillion)$/

/**
 * What is said for each written word: plain English words of the letters a to z and the apostrophe.
 * A word that cannot be said gets none.
 */
export function toSpokenWords(writtenWords: readonly string[]): string[][] {
  let owedUnit: string[] = []
  return writtenWords.map((written, index) => {
    const plain = plainText(written)
    const next = plainText(writtenWords[index + 1] ?? '').toLowerCase()
    const money = /^[("']*-?([$€£¥₹])([\d,]*\d(?:\.\d+)?)[^\w$]*$/u.exec(plain)
    if (money && MAGNITUDES.test(next.replace(/\W+$/, ''))) {
      // "$5 billion" is five · billion dollars: the unit is said with the word after the number.
      owedUnit = [CURRENCIES[money[1] ?? '']?.[1] ?? 'dollars']
      return sayAmount(money[2] ?? '')
    }
    const said = sayPiece(plain, index > 0).flatMap(cutLong)
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
  return toSpokenWords([piece]).some((words) => words.length > 0)
}

/** Typographic forms brought down to ASCII: accents off, curly quotes and dashes straight, unknown signs to spaces. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’ʼ‛`´]/gu, "'")
    .replace(/[“”«»„]/gu, '"')
    .replace(/[‐‑‒–—―−⁃]/gu, (dash) => (dash === '—' || dash === '―' ? ' - ' : '-'))
    .replace(/[ßæœøłđðþıƒÆŒØŁĐÞ⁄×÷≈]/gu, (sign) => SYMBOL_WORDS[sign] ?? '')
    .replace(/[^\x20-\x7e°€£¥₹]/gu, ' ')
    .trim()
}

function sayPiece(piece: string, isInside: boolean): string[] {
  const tag = /^[#@][A-Za-z]/.test(piece) ? piece.replace(/([a-z])(?=[A-Z])/g, '$1 ') : piece
  const core = tag.replace(/^[^\w$€£¥₹#@&%+°.-]+|[^\w%°+$€£¥₹&.']+$/gu, '')
  const abbreviation =
    ABBREVIATIONS[core.toLowerCase()] ?? ABBREVIATIONS[core.toLowerCase().replace(/\.$/, '') + '.']
  if (abbreviation && (core.endsWith('.') || /^(vs|etc)$/i.test(core))) return abbreviation.split(' ')
  const roman = { II: ['two'], III: ['three'], IV: ['four'], VI: ['six'] }[core.replace(/\W+$/, '')]
  if (roman && isInside) return roman
  const trimmed = core.replace(/[.']+$/, '')
  const whole = sayWebAddress(trimmed) ?? sayNumeric(trimmed)
  if (whole) return whole
  // Not one known form: say its parts, each on its own. Dots inside are kept for decimals and initials.
  const parts = trimmed.match(
    /-?[$€£¥₹#]?\d[\d,]*(?:\.\d+)?(?:[%°][CF]?|[A-Za-z]+)?|(?:[A-Za-z]\.)+[A-Za-z]\b|[A-Za-z]+(?:'[A-Za-z]+)*|[&%+@#=]/g,
  )
  return (parts ?? []).flatMap((part, i) => sayPart(i > 0 ? part.replace(/^-/, '') : part))
}

function sayPart(part: string): string[] {
  if (/^\W$/.test(part)) return SYMBOL_WORDS[part]?.split(' ') ?? []
  return sayNumeric(part) ?? sayLetters(part)
}

function sayLetters(word: string): string[] {
  const isInitials = /^([A-Za-z]\.)+[A-Za-z]?$/.test(word) || INITIALISMS.has(word)
  const letters = word.replaceAll('.', '')
  const isUnsayable = /^[B-DF-HJ-NP-TV-XZ]{2,5}$/.test(word)
  if (isInitials || isUnsayable) return Array.from(letters.toLowerCase()).map(nameLetter)
  const plural = /^([A-Z]{2,4})'?s$/.exec(word)?.[1]
  if (plural && INITIALISMS.has(plural)) {
    const names = Array.from(plural.toLowerCase()).map(nameLetter)
    return [...names.slice(0, -1), `${names.at(-1)}'s`]
  }
  const lower = word.toLowerCase().replace(/[^a-z']/g, '')
  return (SYMBOL_WORDS[lower] ?? lower).split(' ').filter((said) => said !== '')
}

function sayNumeric(text: string): string[] | undefined {
  const form = sayNumberForm(text)
  if (form) return form
  const money = /^-?([$€£¥₹])([\d,]*\d)(?:\.(\d\d))?([kKmMbB])?$/u.exec(text)
  if (money) return sayMoney(money)
  const time = /^(\d{1,2}):(\d\d)(am|pm)?$/i.exec(text)
  if (time) return sayTime(time[1] ?? '', time[2] ?? '', time[3])
  const fraction = {
    '1/2': 'one half',
    '1/3': 'one third',
    '2/3': 'two thirds',
    '1/4': 'one quarter',
    '3/4': 'three quarters',
  }[text]
  if (fraction) return fraction.split(' ')
  const range = /^(\d[\d,]*)-(\d[\d,]*)(%?)$/.exec(text)
  if (range)
    return [
      ...sayAmount(range[1] ?? ''),
      'to',
      ...sayAmount(range[2] ?? ''),
      ...(range[3] ? ['percent'] : []),
    ]
  const ordinal = /^(\d[\d,]*)(st|nd|rd|th)$/i.exec(text)
  if (ordinal) return toOrdinal(sayWhole((ordinal[1] ?? '').replaceAll(',', '')))
  const decade = /^(\d0|\d{3}0)'?s$/.exec(text)?.[1]
  if (decade) return toPlural(sayAmount(decade))
  const number = /^(-|#)?([\d,]*\.?\d+)(\+)?(%|°[CF]?|[A-Za-z]+)?$/.exec(text)
  if (!number) return undefined
  const sign = number[1] === '#' ? ['number'] : number[1] === '-' ? ['minus'] : []
  return [
    ...sign,
    ...sayAmount(number[2] ?? ''),
    ...(number[3] ? ['plus'] : []),
    ...sayUnit(number[4] ?? '', number[2] === '1'),
  ]
}

function sayAmount(text: string): string[] {
  const [whole = '', decimals] = text.replaceAll(',', '').split('.')
  const isYear = decimals === undefined && !text.includes(',') && /^(1[1-9]|20)\d\d$/.test(whole)
  return isYear ? sayYear(whole) : sayNumber(whole, decimals)
}

function sayMoney([, sign = '$', whole = '', cents, scale]: RegExpExecArray): string[] {
  const amount = sayWhole(whole.replaceAll(',', ''))
  const [one, many] = CURRENCIES[sign] ?? ['dollar', 'dollars']
  const size = { k: 'thousand', m: 'million', b: 'billion' }[scale?.toLowerCase() ?? '']
  const unit = amount.join(' ') === 'one' && !size && !cents ? one : many
  return [
    ...amount,
    ...(size ? [size] : []),
    unit,
    ...(cents && cents !== '00' ? sayWhole(String(Number(cents))) : []),
  ]
}

function sayTime(hours: string, minutes: string, half: string | undefined): string[] {
  const hour = sayWhole(String(Number(hours)))
  const minute =
    minutes === '00'
      ? []
      : minutes.startsWith('0')
        ? ['oh', ...sayDigits(minutes.slice(1))]
        : sayWhole(minutes)
  return [...hour, ...minute, ...(half ? Array.from(half.toLowerCase()).map(nameLetter) : [])]
}

function sayUnit(unit: string, isOne: boolean): string[] {
  if (unit === '') return []
  const known = UNITS[unit] ?? UNITS[unit.toLowerCase()]
  if (known) return (isOne ? known.replace(/^(\w+?)s\b/, '$1') : known).split(' ')
  return unit.length <= 2 ? Array.from(unit.toLowerCase()).map(nameLetter) : sayLetters(unit)
}

function sayWebAddress(text: string): string[] | undefined {
  const address =
    /^(?:https?:\/\/)?(?:www\.)?((?:[\w-]+@)?[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|ai|gov|edu|co|uk|dev|app|tv))(\/.*)?$/i.exec(
      text,
    )?.[1]
  const parts = address?.split(/([.@])/)
  return parts?.flatMap((part) => {
    if (part === '.' || part === '@') return part === '.' ? ['dot'] : ['at']
    return (part.match(/[A-Za-z]+|\d+/g) ?? []).flatMap((run) =>
      /\d/.test(run) ? sayWhole(run) : sayLetters(run),
    )
  })
}

function nameLetter(letter: string): string {
  return LETTER_NAMES[letter] ?? letter
}

function cutLong(word: string): string[] {
  return word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g')) ?? []
}
