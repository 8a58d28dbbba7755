import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import type { InterviewSubject } from '../interview/read-subject.ts'
import type { TextKind } from '../interview/text-kind.ts'
import { subjectOf } from '../interview/ask-back.ts'
import { readOrders, stripOrders } from '../prompt/read-orders.ts'
import { wordsBeside } from '../untold/is-told.ts'
import { countWords, titleCase, wantedWords } from '../wording.ts'
import { callFor, COME_BY, MESSAGE } from './customers.ts'
import { presentOffer } from './frame-offer.ts'
import { isShop } from './shops.ts'
import { stop } from './speak-own.ts'
import { readWish } from './read-wish.ts'
import type { Trade } from './trades/trade.ts'
import { tradeOf } from './trades/trades.ts'

/** What is offered to others, whoever asks for the ad. */
const OFFERED: ReadonlySet<TextKind> = new Set<TextKind>(['place', 'product', 'service'])
const ASKS_AD = /\b(?:ad|advert|advertisement|promo|promotion|promote|commercial|marketing)\b/i
/** What is wished of an ad, and nothing that it could tell. */
export const AROUND_ADS =
  'ad ads advert adverts advertisement promo promotion promotional commercial marketing video reel tiktok instagram insta facebook short film clip spot small little local new own customer customers client clients people booking bookings sales order orders buy book visit call attract business company service more want need make makes cute upbeat cozy sell run'.split(
    ' ',
  )
/** With more the prompt says what the ad shall say, and only the person knows the rest. */
const MOST_BESIDE = 2
const LONGEST_NAME = 12
/** In more words the prompt says what the ad shall say. */
const LONGEST_PROMPT = 26
/** Begins a question, or an order that was not understood. */
const IS_ORDER =
  /^(?:the )?(?:why|how|what|when|where|who|which|is|are|was|do|does|did|can|should|sell|make|create|write|need|want|give|show|help)\b/i
/** A script may be so many words longer than it should, for a thing that is told whole. */
const LONGER = 6

const ONLY_THEIRS =
  'Nothing in it is only yours. Add your name, prices, hours or what you are known for to the prompt, and the ad tells them.'

/** Whether an idea is such an ad. */
export const isTrade = ({ framework }: Pick<IdeaDraft, 'framework'>): boolean => framework === 'trade'

/**
 * Ads for a shop or a trade of which the prompt says little more than what it is: what is so of that trade anywhere, and then its name. Empty
 * for a trade that is not kept, and where the prompt says what the ad shall say.
 */
export function tellTrade(request: IdeasRequest): IdeaDraft[] {
  const { own, ...asked } = subjectOf(request.prompt)
  const subject = { ...asked, own: own.replace(FILM_BEHIND, '') }
  const isAd = OFFERED.has(subject.kind) || ASKS_AD.test(request.prompt) || isOwnShop(subject)
  const isLong = countWords(subject.own) > LONGEST_NAME || countWords(request.prompt) > LONGEST_PROMPT
  if (!isAd || isLong || !subject.isEnglish || IS_ORDER.test(subject.own)) return []
  const known = tradeOf(subject.own)
  const beside = wordsBeside(stripOrders(request.prompt), [subject.own, ...AROUND_ADS])
  if (known === undefined || beside.length > MOST_BESIDE || subject.points.length > 0) return []
  const name = nameSaid(subject, request.prompt)
  return known.hooks
    .map((hook, at) => write(known, { hook, at, name, subject }, request))
    .slice(0, request.count)
}

/** Names the film that is wanted of it: "family restaurant promo". */
const FILM_BEHIND = / (?:ad|promo|video|commercial)$/i

const isOwnShop = ({ own }: InterviewSubject): boolean =>
  (isShop(own) && /^(?:my|our) |\bin \p{Lu}/u.test(own)) || WORKS_IN.test(own)
/** Somebody who works in a town: "real estate agent in Miami". */
const WORKS_IN =
  /\b(?:agents?|photographers?|plumbers?|electricians?|realtors?|hairdressers?|barbers?|dentists?|tailors?|painters?|gardeners?|tutors?|trainers?|cleaners?|mechanics?|accountants?|lawyers?|florists?|caterers?|movers) in (?-i:\p{Lu})/iu

/** What somebody does: "I'm a piano tuner in Ghent", "we repair violins in Leeds". */
const DOES =
  /^(?:i|we)(?:'m|'re)? \p{L}[^,.;:!?]*?(?=,|\.|;|!|$|\s+(?:and|so|but) (?:(?:i|we) )?(?:need|want|would|\p{L}+ing)\b)/iu

/** The sentence that says whose ad it is. */
function nameSaid({ own, isMany, kind }: InterviewSubject, prompt: string): string {
  if (/^(?:my|our) work\b|^(?:i|we|you)\b/i.test(own)) {
    const said = DOES.exec(prompt.trim())?.[0]
    if (said !== undefined) return stop(said.replace(/^i am\b/i, "I'm"))
  }
  const thing = own.replace(/^the (?=\p{Ll})/u, '')
  if (kind === 'product') return `${isMany ? 'Here they are' : 'Here it is'}: ${thing}.`
  const bare = thing.replace(/^an? /, '')
  return `You heard it from ${/^(?:my|our) /.test(bare) ? bare : `your ${bare}`}.`
}

type Telling = {
  readonly hook: string
  readonly at: number
  readonly name: string
  readonly subject: InterviewSubject
}

function write(
  { truths, line }: Trade,
  { hook, at, name, subject }: Telling,
  request: IdeasRequest,
): IdeaDraft {
  const end = [name, line, callOf(request.prompt, subject)].filter(Boolean)
  const room = wantedWords(request) - countWords([hook, ...end].join(' '))
  // Each way begins elsewhere, so that two films of one shop say different things.
  const from = Math.ceil(truths.length / 2) * at
  const told = [...truths.slice(from), ...truths.slice(0, from)].reduce<string[]>(
    (said, truth) =>
      countWords([...said, truth].join(' ')) > room + LONGER && said.length > 0 ? said : [...said, truth],
    [],
  )
  const thing = titleCase(subject.own.replace(/^(?:my|our|the|an?) (?:work (?:as (?:an? )?)?)?/i, ''))
  const title = at === 0 ? thing : titleCase(hook)
  return {
    ...presentOffer(title, [hook, ...told, ...end].join(' '), hook, null),
    summary: `An ad for ${subject.own.replace(/^my /, 'your ').replace(/^our /, 'your ')}: ${hook}`,
    framework: 'trade',
    unmet: [ONLY_THEIRS],
  }
}

/** What to do now; empty where the prompt orders how it ends. */
function callOf(prompt: string, { kind }: InterviewSubject): string {
  if (readOrders(prompt).ending !== null) return ''
  const wish = readWish(prompt)
  if (wish !== null) return stop(wish)
  const call = callFor(prompt)
  const isPlace = kind === 'place'
  return isPlace && call === MESSAGE ? COME_BY : !isPlace && call === COME_BY ? MESSAGE : call
}
