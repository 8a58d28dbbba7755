import { pattern } from '../../../text/pattern.ts'
import { lookupTable } from '@hookreel/film'
import { WORDS_FOR_SECONDS } from '../wording.ts'
import type { Taken, WantedLength } from './orders.ts'

/** Words a second, at the pace for which the lengths are written. */
const WORDS_A_SECOND = WORDS_FOR_SECONDS[60] / 60
/** Nothing shorter is a film, nothing longer is made. */
const SHORTEST_SECONDS = 10
const LONGEST_SECONDS = 180
const FEWEST_WORDS = 20
const MAX_WORDS = 500
/** What "keep it short" means: a script of twenty seconds. */
const SHORT: WantedLength = { words: 50, isMost: true }

const NUMBERS: Readonly<Record<string, number>> = lookupTable({
  half: 0.5,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  'forty five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  hundred: 100,
})
const AMOUNT = String.raw`(\d{1,3}(?:\.5)?|half an?|an?|one|two|three|ten|fifteen|twenty|thirty|forty[- ]five|forty|fifty|sixty|ninety|(?:a |one )?hundred)`
const LIMIT = String.raw`(under|below|less than|no more than|not more than|at most|max(?:imum)?(?: of)?|up to|within)`
const ABOUT = String.raw`(?:about|around|roughly|exactly|approximately|for|in|of|~)`
const FILM = String.raw`(?:videos?|scripts?|reels?|shorts?|clips?|tiktoks?|voice-?overs?|narrations?|stor(?:y|ies)|speech|explainers?|tutorials?|guides?|lessons?|summary|intro|ad)`
const END = String.raw`(?=$|[,;.!?]|\s+(?:and|with|on|about|please|pls|for)\b)`
const SECONDS = String.raw`${AMOUNT}[\s-]*(s|secs?|seconds?|min|mins|minutes?)( and a half)?(?:[\s-]+(?:long|max|or less))?`

const TIMES: readonly RegExp[] = [
  // A 60-second script about tides.
  pattern(String.raw`(?:\b(?:an?|in) )?(?<![\p{L}\d])()${SECONDS}\s+(?=(?:[\p{L}]+ ){0,2}${FILM}\b)`),
  // Tides, about 20 seconds.
  pattern(
    String.raw`(?:^|[,;.!?(] ?|\s[–—-]\s?)(?:and |(?:it )?(?:must|should|has to) be |make it |keep it |please |length:? |duration:? )*(?:${LIMIT} |${ABOUT} ?){0,3}${SECONDS}(?: (?:please|pls|total|video|reel|clip))?\)?(?=$|[,;.!?])`,
  ),
  // Tides in 20 seconds.
  pattern(String.raw`\s(?:${LIMIT}|in|of about) (?:about |around |under |less than )?${SECONDS}${END}`),
]
const WORDS: readonly RegExp[] = [
  pattern(String.raw`(?:\b(?:an?|in) )?\b()(\d{2,3})[\s-]words? (?=(?:[\p{L}]+ ){0,2}${FILM}\b)`),
  pattern(
    String.raw`(?:^|[,;.!?] ?|\s)(?:and |make it |keep it )*(?:${LIMIT} |(?:in|about|around|exactly|with) )+(\d{2,3}|(?:a |one )?hundred) words${END}`,
  ),
  pattern(String.raw`[,;.!?] ?()(\d{2,3}) words(?: max)?${END}`),
]
const BRIEF = pattern(
  String.raw`(?:^|[,;.!?] ?|\sand )(?:please )?(?:(?:make|keep) (?:it|this) )?(?:(?:very|super|really|nice and) )?(?:short|brief|concise)(?:(?: and (sweet|\p{L}+))|er)?(?: please| pls)?(?=$|[,;.!?])`,
)

/** Of how long a how-to's steps take, "in 10 minutes" is a part of what is done. */
const DOING = /\bhow to\b|\b(?:recipes?|workouts?|meals?|exercises?|asleep)\b/i

/** How long a prompt orders its script to be. */
export function readLength(text: string): Taken<WantedLength> {
  for (const one of WORDS) {
    const met = one.exec(text)
    const words = amountOf(met?.[2])
    if (met && words >= FEWEST_WORDS && words <= MAX_WORDS)
      return take(text, met, { words, isMost: (met[1] ?? '') !== '' || /\bmax\b/i.test(met[0]) })
  }
  for (const [at, one] of TIMES.entries()) {
    const met = one.exec(text)
    if (!met) continue
    const seconds = secondsOf(met)
    const isStep = at === 2 && DOING.test(text) && !/^s/i.test(met[3] ?? '')
    if (isStep || seconds < SHORTEST_SECONDS || seconds > LONGEST_SECONDS) continue
    return take(text, met, { words: Math.round(seconds * WORDS_A_SECOND), isMost: isLimit(met) })
  }
  const met = BRIEF.exec(text)
  if (!met) return { rest: text, found: null }
  // "Short and warm" still orders a tone.
  const other = met[1] === undefined || met[1] === 'sweet' ? '' : `, ${met[1]}`
  return { rest: text.replace(met[0], other), found: SHORT }
}

const isLimit = (met: RegExpExecArray): boolean =>
  (met[1] ?? '') !== '' || /\b(?:under|less than|max|or less)\b/i.test(met[0])

const take = (text: string, met: RegExpExecArray, found: WantedLength): Taken<WantedLength> => {
  const before = text.slice(0, met.index)
  const after = text.slice(met.index + met[0].length)
  return { rest: `${before}${/^[,;]/.test(met[0]) ? ',' : ''} ${after}`, found }
}

function amountOf(told: string | undefined): number {
  const word = (told ?? '').toLowerCase().replace(/^(?:a|one) (?=hundred)|(?<=half) an?$/, '')
  return Number(word) || (NUMBERS[word] ?? 0)
}

function secondsOf(met: RegExpExecArray): number {
  const amount = amountOf(met[2]) + (met[4] === undefined ? 0 : 0.5)
  return /^m/i.test(met[3] ?? '') ? amount * 60 : amount
}
