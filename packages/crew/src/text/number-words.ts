import { lookupTable } from '@hookreel/film'

/** Up to nineteen. */
export const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion']
const ODD_ORDINALS: Readonly<Record<string, string>> = lookupTable({
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
})

/** The words of a whole number given as digits: "1204" → one thousand two hundred four. Long ones digit by digit. */
export function sayWhole(digits: string): string[] {
  const isPlain = digits === '0' || !digits.startsWith('0')
  if (!isPlain || digits.length > SCALES.length * 3) return sayDigits(digits)
  if (digits === '0') return ['zero']
  const words: string[] = []
  for (let scale = Math.ceil(digits.length / 3) - 1; scale >= 0; scale -= 1) {
    const end = digits.length - scale * 3
    const group = sayBelowThousand(Number(digits.slice(Math.max(0, end - 3), end)))
    if (group.length > 0) words.push(...group, ...(scale > 0 ? [SCALES[scale] ?? ''] : []))
  }
  return words
}

/** Each digit by its name: "007" → zero zero seven. */
export function sayDigits(digits: string): string[] {
  return Array.from(digits).flatMap((digit) => ONES[Number(digit)] ?? [])
}

/** As years are read: "1969" → nineteen sixty nine, "1905" → nineteen oh five, "2004" → two thousand four. */
export function sayYear(digits: string): string[] {
  const century = Number(digits.slice(0, 2))
  const rest = Number(digits.slice(2))
  if (rest === 0 && century % 10 !== 0) return [...sayBelowThousand(century), 'hundred']
  if (century % 10 === 0 && rest < 10) return sayWhole(digits)
  return [...sayBelowThousand(century), ...(rest < 10 ? ['oh'] : []), ...sayBelowThousand(rest)]
}

/** A number with an optional decimal part: "3.14" → three point one four. */
export function sayNumber(whole: string, decimals?: string): string[] {
  const words = sayWhole(whole === '' ? '0' : whole)
  return decimals ? [...words, 'point', ...sayDigits(decimals)] : words
}

/** The ordinal of number words: two hundred three → two hundred third. */
export function toOrdinal(words: readonly string[]): string[] {
  return withLast(
    words,
    (last) => ODD_ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  )
}

/** The plural of number words: nineteen ninety → nineteen nineties. */
export function toPlural(words: readonly string[]): string[] {
  return withLast(words, (last) => {
    if (last.endsWith('y')) return `${last.slice(0, -1)}ies`
    return last.endsWith('x') ? `${last}es` : `${last}s`
  })
}

function withLast(words: readonly string[], change: (last: string) => string): string[] {
  const last = words.at(-1)
  return last === undefined ? [] : [...words.slice(0, -1), change(last)]
}

function sayBelowThousand(value: number): string[] {
  const words: string[] = []
  if (value >= 100) words.push(ONES[Math.floor(value / 100)] ?? '', 'hundred')
  const rest = value % 100
  if (rest >= 20) words.push(TENS[Math.floor(rest / 10) - 1] ?? '')
  const last = rest >= 20 ? rest % 10 : rest
  if (last > 0) words.push(ONES[last] ?? '')
  return words
}

/** "1/2" after a whole number: a half. */
export function sayFraction(top: string, bottom: string): string[] {
  const part = { '2': 'half', '4': 'quarter' }[bottom] ?? toOrdinal(sayWhole(bottom)).join(' ')
  return top === '1' ? ['a', part] : [...sayWhole(top), `${part}s`]
}
