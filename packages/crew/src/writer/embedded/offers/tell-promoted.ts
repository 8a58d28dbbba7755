import { createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { capitalizeNames } from '../capitalize-names.ts'
import { countWords, titleCase } from '../wording.ts'
import { AROUND, closesOf, frameScript, FULL_WORDS, presentOffer, SHORTEST_WORDS } from './frame-offer.ts'
import type { Promoted } from './read-promoted.ts'
import { sentenceOf, stop } from './speak-own.ts'
import { hooksFor, lineFor } from './customers.ts'

/** Is gone to, and not met. */
const IS_EVENT =
  /\b(?:sale|opening|event|party|concert|show|gig|class|classes|workshops?|fair|festival|tasting|weekend|week|day|night|season|offers?|deals?|discounts?|menu|tour|exhibition)\b/i
const THINGS = ['Meet {thing}.', 'Say hello to {thing}.', "This one's for you: {thing}."]
const EVENTS = ["Here's the news: {thing}.", 'Have you heard about {thing}?', "This one's for you: {thing}."]

/** Ads of one thing: it is named first and its price stands beside it, then whose it is, and then all else that was typed. */
export function tellPromoted(request: IdeasRequest, promoted: Promoted): IdeaDraft[] {
  const { thing, price, name, who, details } = promoted
  const random = createRandom(request.seed)
  const named = capitalizeNames(thing)
  const closes = random.shuffle(closesOf(request.prompt))
  const hook = hooksFor(thing, '', '')[0] ?? ''
  const bare = titleCase(named.replace(/^(?:my|our|the|an?|some|these) /, ''))
  return random
    .shuffle(IS_EVENT.test(thing) ? EVENTS : THINGS)
    .map((frame, at): IdeaDraft => {
      const opening = frame.replace('{thing}', () => named)
      const script = frameScript({
        prompt: request.prompt,
        opening: [
          hook,
          opening,
          price === null ? '' : stop(`${/(?<!s)s$/.test(thing) ? "they're" : "it's"} ${price}`),
          who === '' ? '' : stop(who),
        ],
        told: details.map((detail) => stop(sentenceOf(sayHours(detail)))),
        line: lineFor(thing) || AROUND,
        close: closes[at % closes.length] ?? '',
        enough: FULL_WORDS,
      })
      return presentOffer(name === null ? bare : `${bare} at ${name}`, script, opening, name)
    })
    .filter(({ script }) => countWords(script) >= SHORTEST_WORDS)
    .slice(0, request.count)
}

const DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`
/** "Open Tuesday to Sunday 7am-2pm" as it is spoken. */
const sayHours = (clause: string): string =>
  /^open\b.*\d/i.test(clause)
    ? clause
        .replace(/^open\b/i, "we're open")
        .replace(new RegExp(String.raw`\b(${DAY}) (?=\d)`, 'i'), '$1, ')
        .replace(/(\d(?:\s?[ap]m)?)\s?[-–]\s?(?=\d)/gi, '$1 to ')
    : clause
