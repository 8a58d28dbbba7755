import type { Chart } from '../charts/chart.ts'

const VALUE = '([$€£]?\\d[\\d,.]*(?: (?:thousand|million|billion))?(?: ?(?:%|percent|per cent))?)'
/** "From 5 to 50 years", "from 500 dollars to 1,200 dollars": what is counted may stand with both. */
const FROM_TO = new RegExp(`\\bfrom ${VALUE}(?: (\\p{L}+))? to ${VALUE}(?: (\\p{L}+))?`, 'iu')
const CHANGING =
  /\b(?:grew|grown|grows?|rose|risen|rises?|fell|fallen|falls?|drop\w*|climb\w*|jump\w*|shr[aiu]nk\w*|soar\w*|sank|slid|went|gone|increas\w*|decreas\w*|cut|cuts|reduc\w*|improv\w*|expand\w*|plung\w*|doubled|tripled|price|population|salary)\b/i
const YEAR =
  /(?<![$€£\d,.])\b(1[0-9]\d\d|20[0-4]\d)\b(?![,.]?\d|%| (?:people|years|days|miles|kilometers|meters|feet|dollars|times|tons|hours|species|stars|degrees))/g

/** "It grew from 5 to 50": a value before and after. */
export function readChange(digits: string): Chart | null {
  const found = FROM_TO.exec(digits)
  if (!found) return null
  const [, before = '', counted, after = '', unit = ''] = found
  if (counted !== undefined && !isSameUnit(counted, unit)) return null
  const texts = [unitOf(before), unitOf(after)] as const
  const [from, to] = [valueOf(texts[0]), valueOf(texts[1])]
  const isYears = [texts[0], texts[1]].every((text) => /^(?:1[0-9]|20)\d\d$/.test(text))
  const hasUnit = /[$€£%]/.test(texts[0]) || /[$€£%]/.test(texts[1])
  if (isYears || from === to || !Number.isFinite(from + to)) return null
  if (/^(?:am|pm|o|oclock|days)$/i.test(unit)) return null
  return hasUnit || CHANGING.test(digits) ? { kind: 'change', from, to, texts: sameUnit(texts) } : null
}

/** "1 dollar", "5 dollars". */
function isSameUnit(one: string, other: string): boolean {
  return one.toLowerCase().replace(/s$/, '') === other.toLowerCase().replace(/s$/, '')
}

function unitOf(written: string): string {
  return written.replace(/ ?(?:percent|per cent|%)$/i, '%').replace(/[.,]$/, '')
}

/** "From 5 to 50 percent" is from 5 percent. */
function sameUnit([from, to]: readonly [string, string]): readonly [string, string] {
  return to.endsWith('%') && !from.endsWith('%') ? [`${from}%`, to] : [from, to]
}

function valueOf(written: string): number {
  const scale = /billion/.test(written)
    ? 1e9
    : /million/.test(written)
      ? 1e6
      : /thousand/.test(written)
        ? 1e3
        : 1
  return Number(written.replaceAll(/[^\d.]/g, '') || Number.NaN) * scale
}

/** Two to four years, in their order: "from 1914 to 1918", "born in 1879, famous in 1905". */
export function readTimeline(digits: string): Chart | null {
  const years = [...digits.matchAll(YEAR)].map((found) => Number(found[1]))
  const isRising = years.every((year, index) => index === 0 || year > (years[index - 1] ?? 0))
  const first = years[0] ?? 0
  const last = years.at(-1) ?? first
  if (years.length < 2 || years.length > 4 || !isRising) return null
  return {
    kind: 'timeline',
    marks: years.map(String),
    places: years.map((year) => (year - first) / (last - first)),
  }
}
