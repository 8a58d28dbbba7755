import { MONTHS } from '@hookreel/film'
import { capitalize } from '../../wording.ts'

const WEEKDAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`
const MONTH = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?`
const DATE = String.raw`${MONTH} \d{1,2}(?:st|nd|rd|th)?(?: ?(?:-|–|to) ?\d{1,2}(?:st|nd|rd|th)?(?! ?(?:am|pm)))?|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}`
const DAY = String.raw`(?:(?:this|next|every|each|on) )?${WEEKDAY}(?: (?:and|&|to|through|-) ${WEEKDAY})?(?: (?:mornings?|afternoons?|evenings?|nights?))?|(?:every|each) (?:day|morning|afternoon|evening|night|week|weekend|month|hour|season|year)|today|tonight|tomorrow|daily|(?:on )?weekends|(?:on )?weekdays|this weekend|(?:the )?(?:first|second|third|last) ${WEEKDAY} of (?:the|every|each) month`
const CLOCK = String.raw`(?:\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.?|p\.m\.?)|\d{1,2}:\d\d|noon|midnight|\d{1,2}(?= ?(?:-|–|to|until|till) ?\d)|(?<=(?:\b(?:to|until|till|from|at|-|–)|day) ?)\d{1,2}(?!\p{L}|\d|%))`
const SPAN = String.raw`(?:(?:at|from|starting at|starts at|after|before|until|till) )?${CLOCK}(?: ?(?:-|–|to|until|till|and) ?${CLOCK})?(?: sharp)?`
const WHEN = new RegExp(
  String.raw`^(?:(?<day>${DAY}),? ?(?:the )?)?(?<date>(?:on )?(?:${DATE}))?,? ?(?:at )?(?<span>${SPAN})?$`,
  'iu',
)
/** "5am to 10pm on weekdays". */
const SPAN_FIRST = new RegExp(String.raw`^(?<span>${SPAN}),? (?:on )?(?<day>${DAY})$`, 'iu')
/** A time that a clause begins with, or ends with. */
const AT_END = new RegExp(
  String.raw`^(?<rest>.+?),? (?<when>(?:(?:on |this |next |every )?(?:${DAY}|${DATE})(?:,? (?:${DATE}|${SPAN})){0,3}|${SPAN}))$`,
  'iu',
)
const AT_START = new RegExp(
  String.raw`^(?<when>(?:${DAY}|${DATE})(?:,? (?:${DATE}|${SPAN})){0,3}|${SPAN}) (?<rest>\D.+)$`,
  'iu',
)
const nameDay = (day: string): string =>
  day
    .replace(new RegExp(`\\b${WEEKDAY}`, 'giu'), (said) => capitalize(said.toLowerCase()))
    .replace(/^(?=weekends|weekdays)/i, 'on ')
    .replace(/^(?=\p{Lu})(?!.* (?:to|through) )/u, 'on ')
    .replace(/ & | - /, ' and ')
const nameDate = (date: string): string =>
  date
    .replace(/^on /i, '')
    .replace(
      new RegExp(`\\b${MONTH}`, 'iu'),
      (said) =>
        MONTHS.find((month) => month.toLowerCase().startsWith(said.slice(0, 3).toLowerCase())) ?? said,
    )
const nameSpan = (span: string): string => {
  const parts = span.replace(/^(?:at|starting at|starts at) /i, '')
  const [from = '', to] = parts.split(/ ?(?:-|–|\bto\b|\buntil\b|\btill\b) ?/i)
  if (/^(?:after|before|until|till)\b/i.test(parts)) return parts
  if (to === undefined) return /^from /i.test(parts) ? from : `at ${from}`
  return `from ${from.replace(/^from /i, '')} to ${to}`
}

/** "saturday march 8 at 2pm" as it is spoken: "on Saturday, March 8, at 2pm"; null for any other clause. */
export function speakWhen(clause: string): string | null {
  const turned = SPAN_FIRST.exec(clause.trim())?.groups
  if (turned !== undefined)
    return `${nameSpan(turned['span'] ?? '')} ${nameDay((turned['day'] ?? '').replace(/^on /i, ''))}`
  const { day, date, span } = WHEN.exec(clause.trim())?.groups ?? {}
  if (clause.trim() === '' || (day === undefined && date === undefined && span === undefined)) return null
  const days = day === undefined ? '' : nameDay(day.replace(/^on /i, ''))
  const dates =
    date === undefined
      ? ''
      : days === ''
        ? `${/\d ?(?:-|–|to) ?\d/.test(date) ? 'from' : 'on'} ${nameDate(date).replace(/ ?[-–] ?/, ' to ')}`
        : `, ${nameDate(date)},`
  const clock = span === undefined ? '' : ` ${nameSpan(span)}`
  const told = `${days}${dates}${clock}`.trim().replace(/,$/, '')
  return told
}

/** A clause with a time at one of its ends: what is said without it, and the time as it is spoken. */
export function cutWhen(clause: string): { readonly rest: string; readonly when: string } | null {
  for (const pattern of [AT_END, AT_START]) {
    // "Daily photos" are photos of each day.
    if (pattern === AT_START && /^daily\b/i.test(clause)) continue
    const { rest = '', when = '' } = pattern.exec(clause)?.groups ?? {}
    const spoken = rest === '' ? null : speakWhen(when)
    if (spoken !== null) return { rest, when: spoken }
  }
  return null
}
