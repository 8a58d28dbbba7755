import { capitalize } from '../wording.ts'
import { ABOUT, GONE, ordersOtherWords } from './other-words.ts'
import type { Message } from './read-message.ts'

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const ORDER = String.raw`^(?:please )?(?:(?:make|create|write|give|do|say)(?: me)? )?(?:an? |the )?(?:(?:short|quick|nice|cute|beautiful|warm|little|simple|daily|positive) )*`
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
/** Behind the words themselves: what form they have, and that they are for all who watch. */
const FOR_ALL = String.raw`(?: (?:${WEEKDAY}))?(?: (?:video|status|message|msg|wish(?:es)?|greetings?|post|reel|story|clip|text))?(?:,? (?:for|to) (?:(?:my |our |the |your )?(?:whatsapp(?: status| group)?|instagram|tiktok|facebook|status|story|stories|feed|page|channel|followers|viewers|friends|subscribers|community|group)|everyone|everybody|all(?: of you)?|you all)| (?:everyone|everybody|all|y'?all|friends|folks|guys))?`
const WISHES: readonly (readonly [kind: string, said: RegExp])[] = [
  ['all-morning', new RegExp(String.raw`${ORDER}(good ?morning)${FOR_ALL}`, 'iu')],
  ['all-night', new RegExp(String.raw`${ORDER}(good ?(?:night|evening))${FOR_ALL}`, 'iu')],
  [
    'all-weekend',
    new RegExp(
      String.raw`${ORDER}(happy weekend|(?:have a )?(?:nice|good|great|lovely) weekend)${FOR_ALL}`,
      'iu',
    ),
  ],
  [
    'all-weekday',
    new RegExp(
      String.raw`${ORDER}(?:happy|have a (?:nice|good|great|lovely)|good) (${WEEKDAY})${FOR_ALL}`,
      'iu',
    ),
  ],
  [
    'all-month',
    new RegExp(String.raw`${ORDER}(happy new month|hello ${MONTH}|welcome,? ${MONTH})${FOR_ALL}`, 'iu'),
  ],
]
const DAY = new RegExp(String.raw`\b${WEEKDAY}\b`, 'iu')
/** How it shall be, which a greeting to all is or does not show in words. */
const MANNER =
  /\b(?:short|warm|sweet|nice|cute|funny|positive|calm|soft|simple|upbeat|seconds?|sec|music|voice|please|pls|tone|vibes?)\b/i

const ORDERS_MORE = /\b(?:i|we|you|my|our)\b|\b(?:about|explain|script|facts?)\b/i
/** They are whom it is for here, and no words that are asked for. */
const FOLLOWERS = /\b(?:followers|subscribers)\b/gi

/** A wish for all who watch, on a morning, a night, a day of the week or a new month; null for any other prompt. */
export function readWishToAll(typed: string): Message | null {
  const prompt = typed.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  if (ordersOtherWords(prompt.replace(FOLLOWERS, '')) || ABOUT.test(prompt) || GONE.test(prompt)) return null
  for (const [kind, said] of WISHES) {
    const met = said.exec(prompt)
    if (met === null) continue
    const behind = prompt.slice(met[0].length)
    // What goes on without a stop is somebody, or something else.
    if (/^\s*[\p{L}\d]/u.test(behind)) return null
    const left = behind
      .split(/[,.;:!?]+(?:\s+|$)/)
      .map((clause) => clause.trim())
      .filter((clause) => /\p{L}{2}/u.test(clause) && !MANNER.test(clause))
    // Who says good morning first may go on to order something else.
    if (ORDERS_MORE.test(behind) || left.length > 2) return null
    const day = DAY.exec(prompt)?.[0] ?? ''
    return { ...NOBODY, kind, feast: capitalize((day || (met[1] ?? '')).toLowerCase()), left }
  }
  return null
}

const NOBODY = { to: '', why: '', details: '', isOurs: false, partner: '', pet: '' }
