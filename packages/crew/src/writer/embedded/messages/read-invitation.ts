import { capitalizeNames } from '../capitalize-names.ts'
import { capitalize } from '../wording.ts'

export type Invitation = {
  readonly what: string
  readonly when: string
  readonly where: string
  readonly more: readonly string[]
}

const INVITES =
  /^(?:(?:please )?(?:make|create|write) (?:me )?)?(?:an? |the )?(?:[\p{L}-]+ )?(?:invitation|invite)s?(?: video| reel| message)? (?:to|for) (.+)$|^(?:[\p{L}-]+ )?invit(?:e|ing) (?:everyone|everybody|you|people|friends|all|my \w+|our \w+) to (.+)$/iu
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const DAY = String.raw`(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?|tomorrow|tonight|this weekend)`
const DATE = String.raw`(?:${DAY},? )?(?:(?:${MONTH})\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH}))|${DAY}|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?`
const CLOCK = String.raw`(?:(?:at|from) )?(?:\d{1,2}(?::\d\d)? ?(?:am|pm|o'clock)|\d{1,2}:\d\d|noon)`
const WHEN = new RegExp(String.raw`,?\s*(?:\bon )?\b(${DATE})(?:,? ${CLOCK})?`, 'iu')
const AT_CLOCK = new RegExp(String.raw`,?\s*\b(${CLOCK})\b`, 'iu')
const WHERE = /,?\s+(?:at|in) ((?:our |my |the )?[\p{L}\d][\p{L}\d' -]{2,50}?)(?=,|$)/iu

/** Reads an invitation that says what it is for and when; null where either is missing, and for any other prompt. */
export function readInvitation(asked: string): Invitation | null {
  const prompt = asked
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?]+$/, '')
  const found = INVITES.exec(prompt)
  const text = found?.[1] ?? found?.[2]
  if (text === undefined) return null
  const date = WHEN.exec(text)
  if (date === null) return null
  const rest = text.replace(date[0], ' ')
  const clock = /\d ?(?:am|pm)|:\d\d|noon|o'clock/i.test(date[0]) ? null : AT_CLOCK.exec(rest)
  const bare = clock === null ? rest : rest.replace(clock[0], ' ')
  const place = WHERE.exec(bare)
  const [what = '', ...more] = (place === null ? bare : bare.replace(place[0], ','))
    .split(/\s*[,;]\s*|[.!?]\s+/)
    .map((each) => each.trim())
    .filter((each) => /\p{L}{2}/u.test(each))
  if (what === '') return null
  const named = (each: string) => capitalizeNames(each.trim().replace(/^(?:,|on|at)\s*/i, ''))
  const time = [date[0], clock?.[0] ?? '']
    .map((each) => each.replace(/^,?\s*(?:on )?/i, '').trim())
    .filter(Boolean)
  return {
    what: named(what),
    when: capitalize(named(time.join(' '))).replace(
      new RegExp(String.raw`\b(?:${MONTH}|${DAY})\b`, 'gi'),
      capitalize,
    ),
    where: place === null ? '' : named(place[1] ?? ''),
    more: more.map((each) => capitalize(named(each))),
  }
}
