import { MONTHS as MONTH_NAMES, lookupTable } from '@hookreel/film'
import { sayDigits, sayNumber, sayWhole, sayYear, toOrdinal } from './number-words.ts'

const MONTHS = MONTH_NAMES.map((month) => month.toLowerCase())
const SCALES: Readonly<Record<string, string>> = lookupTable({
  k: 'thousand',
  m: 'million',
  b: 'billion',
  bn: 'billion',
  t: 'trillion',
  tn: 'trillion',
})

/** One and many of each currency sign. */
export const CURRENCIES: Readonly<Record<string, readonly [one: string, many: string]>> = lookupTable({
  $: ['dollar', 'dollars'],
  '€': ['euro', 'euros'],
  '£': ['pound', 'pounds'],
  '¥': ['yen', 'yen'],
  '₹': ['rupee', 'rupees'],
})

/** Forms in which several numbers are one thing: dates, telephone numbers, large sums, sizes of pictures, speeds. */
export function sayNumberForm(text: string): string[] | undefined {
  return saySum(text) ?? sayDate(text) ?? sayPhone(text) ?? sayMeasure(text)
}

/** "$3.2M": three point two million dollars. */
function saySum(text: string): string[] | undefined {
  const sum = /^-?([$€£¥₹])([\d,]*\d)(?:\.(\d+))?(k|m|bn?|tn?)$/iu.exec(text)
  if (!sum) return undefined
  const [, sign = '$', whole = '', decimals, scale = ''] = sum
  const [, many = 'dollars'] = CURRENCIES[sign] ?? []
  return [...sayNumber(whole.replaceAll(',', ''), decimals), SCALES[scale.toLowerCase()] ?? '', many]
}

/** "2024-05-12" and, as Americans write it, "5/12/2024": may twelfth twenty twenty four. */
function sayDate(text: string): string[] | undefined {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const [year = '', month = '', day = ''] = iso
    ? iso.slice(1)
    : american
      ? [american[3], american[1], american[2]]
      : []
  const name = MONTHS[Number(month) - 1]
  if (name === undefined || Number(day) < 1 || Number(day) > 31) return undefined
  return [name, ...toOrdinal(sayWhole(String(Number(day)))), ...sayYear(year)]
}

/** "555-1234", "+1-800-555-0199": digit by digit. */
function sayPhone(text: string): string[] | undefined {
  const isPhone = /^\+?\d{1,4}(?:-\d{2,4}){1,4}$/.test(text)
  const digits = text.replace(/\D/g, '')
  // Shorter ones are ranges: 1990-1999 has eight digits, but two years.
  const isRange = /^(?:1\d|20)\d\d-(?:1\d|20)\d\d$/.test(text)
  if (!isPhone || isRange || digits.length < 7) return undefined
  return [...(text.startsWith('+') ? ['plus'] : []), ...sayDigits(digits)]
}

/** "1080p": ten eighty p; "5km/h": five kilometers per hour. */
function sayMeasure(text: string): string[] | undefined {
  const lines = /^(\d\d?)([48]0|20)p$/.exec(text)
  if (lines) return [...sayWhole(lines[1] ?? ''), ...sayWhole(lines[2] ?? ''), 'pee']
  const speed = /^([\d,]+)(?:\.(\d+))?km\/h$/i.exec(text)
  if (!speed) return undefined
  return [...sayNumber((speed[1] ?? '').replaceAll(',', ''), speed[2]), 'kilometers', 'per', 'hour']
}
