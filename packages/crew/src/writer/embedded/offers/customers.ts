import { capitalize, lookupTable } from '@hookreel/film'
import { tradeOf } from './trades/trades.ts'

const WANTED =
  /\b(?:want|need|looking for|would like|hoping for|trying to get) (?:some |many |to (?:get|reach|attract) )?(?:more )?((?:\p{L}+ )?\p{L}+)(?: to (?:come|visit|book|buy|know|join|find|order|try|call)\b.*)?$/iu
const ANYBODY =
  /^(?:\p{L}+ )?(?:customers?|clients?|people|sales|orders|bookings|followers|business|video|ad|reel|promo|it|help|this|that|to)$/iu

/** Whom a clause wishes for: "students"; null for any other clause, '' where it wishes for anybody. */
export function readAudience(clause: string): string | null {
  const whom = WANTED.exec(clause)?.[1]
  if (
    whom === undefined ||
    !/\bmore\b|\bto (?:come|visit|book|buy|know|join|find|order|try|call)\b/i.test(clause)
  )
    return null
  return ANYBODY.test(whom) ? '' : whom.toLowerCase()
}

/** First lines of an ad that name whom it is for, or when they need it. */
export function hooksFor(prompt: string, audience: string, place: string): readonly string[] {
  const known = tradeOf(prompt)
  const whom = audience === '' ? [] : [`${capitalize(audience)}${place}, this one is for you.`]
  return [...whom, ...(known === undefined ? [] : known.hooks.slice(0, 1))]
}

/** What speaks for such an offer anyone who makes it; empty for a trade that is not kept. */
export const lineFor = (prompt: string): string => tradeOf(prompt)?.line ?? ''

export const COME_BY = 'Come by this week, and tell a friend about us.'
export const MESSAGE = 'Send us a message today.'

/** What to do now, where the prompt says nothing of it. */
export function callFor(prompt: string): string {
  if (/\bwe come to (?:you|u|your)\b|\bmobile\b|\bat your (?:home|door|place)\b/i.test(prompt))
    return "Send us a message, and we'll come to you."
  if (/\bpodcast\b/i.test(prompt)) return 'Listen to the first few minutes today.'
  if (/\b(?:app|website|game|plugin|software)\b/i.test(prompt))
    return 'Try it today, and tell us how it goes.'
  if (/\b(?:brand|online|etsy|shipping|ship|deliver\w*|web ?shop)\b/i.test(prompt))
    return 'Order yours today.'
  if (/\b(?:lessons?|class(?:es)?|course|tutor\w*|appointments?|groom\w*|salon|barber)\b/i.test(prompt))
    return 'Message us today, and pick a day that works for you.'
  return /\b(?:in|near|behind|next to|opposite|at) (?:the )?\p{L}/iu.test(prompt) ? COME_BY : MESSAGE
}

const STATES =
  'ak|az|ar|ca|ct|fl|ga|il|ia|ks|ky|md|mi|mn|ms|mt|nv|nh|nj|nm|ny|nc|nd|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|dc|uk|usa|uae'
const IN_STATE = new RegExp(
  String.raw`\b(in|near|from|around|at) ((?:\p{L}+ ){1,3})(${STATES})(?=$|[.,;!:]|\s(?:and|we|open|call)\b)`,
  'giu',
)
const HALF_NAME =
  /\b(san|los|las|saint|fort|santa|el|cape|port|kuala|rio|tel|abu|addis|buenos) (?=\p{Lu}\p{Ll})/gu

const SHORT_DAY = /\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b/gi
const DAYS: Readonly<Record<string, string>> = lookupTable({
  ...{ mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday' },
  ...{ fri: 'Friday', sat: 'Saturday', sun: 'Sunday' },
})

/** "San antonio tx" as it is written. */
export const spellPlaces = (prompt: string): string =>
  prompt
    .replace(
      IN_STATE,
      (_, at: string, city: string, state: string) =>
        `${at} ${city.split(' ').map(capitalize).join(' ')}${state.toUpperCase()}`,
    )
    .replace(HALF_NAME, capitalize)
    .replace(/\b(to|for|near) u\b/gi, '$1 you')
    .replace(/\bopen [^,.;]*/gi, (hours) =>
      hours.replace(SHORT_DAY, (day) => DAYS[day.slice(0, 3).toLowerCase()] ?? day),
    )

/** "San Antonio TX" in a sentence. */
export const withComma = (text: string): string =>
  text.replace(new RegExp(String.raw`(?<=\p{Lu}\p{Ll}+) (${STATES.toUpperCase()})\b`, 'gu'), ', $1')

/** Where an offer is, as its first lines say it: " in Leeds". */
export const placeOf = (prompt: string): string => {
  const found = /\b(in|near) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)/u.exec(prompt)
  return found === null ? '' : ` ${found[1] ?? 'in'} ${found[2] ?? ''}`
}
