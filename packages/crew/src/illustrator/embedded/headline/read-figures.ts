import type { Chart } from '../charts/chart.ts'
import { readChange, readTimeline } from './read-change.ts'
import { readComparison } from './read-comparison.ts'
import { readSteps } from './read-steps.ts'
import { writeDigits } from '../../../text/write-digits.ts'

/** A figure read from a sentence. `isPoint`: the sentence is about it, whatever things it names beside. */
export type ReadFigure = { readonly chart: Chart; readonly isPoint: boolean }

const NUMBER = '(\\d[\\d,.]*\\d|\\d)'
const PERCENT = new RegExp(`(?<![$€£\\d.,])${NUMBER} ?(?:%|percent|per cent)`, 'gi')
/** What a percentage is, when it is no part of a whole. */
const NO_SHARE =
  /^\W*(?:more|less|fewer|faster|slower|cheaper|higher|lower|bigger|larger|smaller|stronger|better|worse|off|discount|interest|alcohol|return|growth|sure|certain|true|real|natural|pure|chance|battery|increase|decrease|a year|per year|every)\b/i
const GROWTH = /\b(?:by|grew|rose|fell|dropped|gained|lost|up|down|increased|decreased|shrank)\s*(?:by\s*)?$/i
const CROWD = new RegExp(
  `(?<![$€£\\d.,%])\\b${NUMBER} (?:out of|in|of)(?: every)? ${NUMBER}(?![\\d%])(?: of(?: (?:all|the|known|these|those|our|us|your|my|their|living))*)?(?: (\\w+))?`,
  'i',
)
const PEOPLE =
  /^(?:people|adults?|children|kids|men|women|americans|humans|students|workers|doctors|patients|teenagers|founders|users|viewers|drivers|voters|employees|parents|soldiers|adults|girls|boys|teens|teachers|citizens|couples|customers|players|runners|them|you|will|can|say|admits?|suffers?)$/i
const NOT_COUNTED =
  /^(?:stars?|minutes?|hours?|seconds?|days?|weeks?|months?|years?|am|pm|points?|a|percent)$/i
const FRACTIONS: readonly (readonly [RegExp, number, string])[] = [
  [/\b(?:a|one) half of|\bhalf of (?=all|the|our|us|your)/i, 50, '1/2'],
  [/\b(?:a|one|1) third of/i, 100 / 3, '1/3'],
  [/\b(?:two|2) thirds of/i, 200 / 3, '2/3'],
  [/\b(?:a|one|1) quarter of/i, 25, '1/4'],
  [/\b(?:three|3) quarters of/i, 75, '3/4'],
]
/** "A third of a mile", "a quarter of an hour": so much of a measure, not a part of a whole. */
const OF_MEASURE =
  /^ an? (?:\w+ )?(?:hundred|thousand|million|billion|trillion|second|minute|hour|day|week|month|year|decade|century|mile|kilomet(?:re|er)|met(?:re|er)|inch|foot|yard|acre|hectare|ton|tonne|pound|kilo|kilogram|gram|ounce|lit(?:re|er)|gallon|cup|teaspoon|tablespoon|degree|dollar|euro|cent|percent)\b/i

/**
 * Reads the figure of an English sentence, if there is one that can be drawn from what is said alone. `words`: the lines
 * the sentence would be set in, the number first; they give the label.
 */
export function readFigures(text: string, words: readonly string[]): ReadFigure | null {
  const digits = writeDigits(text)
  const label = labelOf(words)
  const point =
    readChange(digits) ??
    readShare(digits, /%/.test(words[0] ?? '') ? label : '') ??
    readCrowd(digits) ??
    readComparison(digits) ??
    readSteps(digits) ??
    readTimeline(digits)
  if (point) return { chart: point, isPoint: true }
  const aside =
    readFraction(text) ?? readRank(digits) ?? readAgo(digits) ?? readMoney(digits) ?? readCounter(words)
  return aside ? { chart: aside, isPoint: false } : null
}

function labelOf(words: readonly string[]): string {
  return /\d/.test(words[0] ?? '') ? words.slice(1).join(' ') : ''
}

function readShare(digits: string, label: string): Chart | null {
  const all = [...digits.matchAll(PERCENT)]
  const [first] = all
  const percent = numberOf(first?.[1] ?? '')
  if (!first || all.length > 1 || percent <= 0 || percent >= 100) return null
  if (NO_SHARE.test(digits.slice(first.index + first[0].length))) return null
  if (GROWTH.test(digits.slice(0, first.index))) return null
  return { kind: 'share', percent, text: `${first[1] ?? ''}%`, label }
}

function readCrowd(digits: string): Chart | null {
  const found = CROWD.exec(digits)
  if (!found) return null
  const [count, of] = [numberOf(found[1] ?? ''), numberOf(found[2] ?? '')]
  const counted = found[3] ?? ''
  const isWhole = Number.isInteger(count) && Number.isInteger(of) && count >= 1 && count < of && of <= 100
  const isLoose = / (?:in|of) /.test(found[0]) && !/out of|every/.test(found[0])
  if (!isWhole || NOT_COUNTED.test(counted) || (isLoose && count > 9)) return null
  if (/\b(?:number|part|step|chapter|day|rated|score[sd]?|episode)\s*$/i.test(digits.slice(0, found.index)))
    return null
  return {
    kind: 'crowd',
    count,
    of,
    arePeople:
      PEOPLE.test(counted) ||
      (!isThing(counted) &&
        /\b(?:people|us|we|adults?|americans|students|patients|persons?)\b/i.test(digits)),
    label:
      `${countedOf(counted)} ${predicateOf(digits.slice(found.index + found[0].length - (countedOf(counted) ? 0 : counted.length)))}`.trim(),
  }
}

/** Whether the counted word names a thing rather than going on with the sentence: "1 in 10 species". */
function isThing(counted: string): boolean {
  return counted !== '' && countedOf(counted) !== ''
}

function countedOf(counted: string): string {
  return /^(?:of|is|are|was|were|will|can|cannot|have|has|had|who|and|do|does|did|never|say|says|in|on|at|would|could)$/i.test(
    counted,
  )
    ? ''
    : counted
}

const LONGEST_PREDICATE = 24

/** What is said of a part, where it is short: "has an error", "know the feeling". */
function predicateOf(behind: string): string {
  const said = /^ ?((?:\p{L}[\p{L}'’-]* ){0,3}\p{L}[\p{L}'’-]*)(?=[.,;:!?]|$)/u.exec(behind)?.[1] ?? ''
  return said.length <= LONGEST_PREDICATE &&
    /^(?:has|have|is|are|was|were|will|can|cannot|do|does|did|never|know|say|feel|want|live|die|fail|get|use)\b/i.test(
      said,
    )
    ? said
    : ''
}

function readFraction(text: string): Chart | null {
  const found = FRACTIONS.find(([pattern]) => pattern.test(text))
  if (!found) return null
  const behind = text.slice((found[0].exec(text)?.index ?? 0) + (found[0].exec(text)?.[0].length ?? 0))
  if (OF_MEASURE.test(behind)) return null
  return {
    kind: 'share',
    percent: found[1],
    text: found[2],
    label:
      partedOf(behind) ||
      predicateOf(behind.replace(/^ (?:all |the |our )*(?:people|adults|us|them|you)\b/, '')),
  }
}

/** What a part is taken of: "of Europe", "of all the food"; empty when its name does not end within three words. */
function partedOf(behind: string): string {
  const name =
    /^ ?((?:(?:all|the|our|your|its|their|every|human) )*\p{L}[\p{L}'’-]*(?: \p{Lu}\p{L}+)?)(?= (?:is|are|was|were|has|have|had|will|can|could|would|do|does|did|dies?|died|goes|go|went|comes?|came|ends?|never|in|on|at|by|to|from|within|before|after|with|without|that|who|and|you|we|they)\b| (?:do|does|did|is|are|was|were|has|have|ca|wo)n['’]t\b|[.,;:!?]|$)/u.exec(
      behind,
    )?.[1]
  return name === undefined || /^(?:it|them|us|you|that|this|those|these)$/i.test(name) ? '' : `of ${name}`
}

const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const RANK =
  /\bthe (second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|2nd|3rd|[4-9]th|10th)[ -](most \w+|\w{2,}est)(?: (\p{L}{3,}))?/iu

function readRank(digits: string): Chart | null {
  const found = RANK.exec(digits)
  const written = found?.[1]?.toLowerCase() ?? ''
  const place = ORDINALS.includes(written) ? ORDINALS.indexOf(written) : Number.parseInt(written, 10)
  if (!found || !(place >= 2 && place <= 10)) return null
  const counted = /^(?:in|on|of|that|and|after|ever)$/.test(found[3] ?? '') ? '' : (found[3] ?? '')
  const ending = ['', '', 'nd', 'rd'][place] ?? 'th'
  return { kind: 'rank', place, text: `${place}${ending}`, label: `${found[2] ?? ''} ${counted}`.trim() }
}

/** "1,000 years ago" stands at the far end of a line that ends now. */
function readAgo(digits: string): Chart | null {
  const found =
    /\b(\d[\d,.]*(?: (?:thousand|million|billion))?) (years|days|months|weeks|centuries|decades) ago\b/i.exec(
      digits,
    )
  return found
    ? { kind: 'timeline', marks: [`${found[1] ?? ''} ${found[2] ?? ''} ago`, 'now'], places: [0, 1] }
    : null
}

function readMoney(digits: string): Chart | null {
  const found =
    /([$€£]\d[\d,.]*(?: (?:thousand|million|billion|trillion))?)|(\d[\d,.]*(?: (?:thousand|million|billion|trillion))?) (dollars|euros|pounds|yen)\b/i.exec(
      digits,
    )
  const text = (found?.[1] ?? found?.[2] ?? '').replace(/[.,]$/, '')
  return text === '' ? null : { kind: 'counter', text, label: found?.[3] ?? '' }
}

function readCounter(words: readonly string[]): Chart | null {
  const [text = '', ...rest] = words
  if (!/^[$€£]?\d[\d,.]*%?(?: (?:thousand|million|billion|trillion))?$/.test(text)) return null
  const isMoney = /^[$€£]/.test(text)
  const isYear = /^(?:1[0-9]|20)\d\d$/.test(text)
  const isTalk = rest[0] === 'times' || (text.endsWith('%') && numberOf(text) >= 100)
  if (isYear || isTalk || (!isMoney && !/[a-z%]/.test(text) && numberOf(text) < 60)) return null
  // "A four thousand dollar problem".
  const label = rest
    .join(' ')
    .replace(/^(dollar|euro|pound|mile|metre|meter|foot|year|hour)$/i, '$1s')
    .replace(/^foots$/i, 'feet')
  return { kind: 'counter', text, label }
}

function numberOf(written: string): number {
  return Number(written.replaceAll(/[$€£,%]/g, '').trim() || Number.NaN)
}
