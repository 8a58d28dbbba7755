import { createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { MASS } from './announcements/name-things.ts'
import { readFacts } from './announcements/join-facts.ts'
import type { Fact } from './announcements/fact.ts'
import { asSentence } from './announcements/speak-clause.ts'
import { tellByQuestions, tellCounted } from './announcements/arrange-facts.ts'
import { capitalizeNames } from '../capitalize-names.ts'
import { ordersOther } from '../prompt/strip-manner.ts'
import { callFor, hooksFor, lineFor, placeOf, readAudience, spellPlaces } from './customers.ts'
import {
  AROUND,
  CALL,
  closesOf,
  ENDS_IT,
  frameScript,
  FULL_WORDS,
  presentOffer,
  SHORTEST_WORDS,
} from './frame-offer.ts'
import { readGoods } from './read-goods.ts'
import { readPromoted } from './read-promoted.ts'
import { isMobile, isShop, shopInWords } from './shops.ts'
import { tellPromoted } from './tell-promoted.ts'
import { readOwnOffer, sentenceOf, type OwnOffer } from './speak-own.ts'
import { readChannel, readSentence } from './read-sentence.ts'
import { LABEL, readOffer, splitClauses, type Offer } from './read-offer.ts'
import { NAMES_IT, readWish } from './read-wish.ts'
import { compares } from '../matching/read-sides.ts'
import { isTrueStory } from '../prompt/true-story.ts'
import { capitalize, countWords, titleCase } from '../wording.ts'
import { withArticle } from '../../../text/with-article.ts'

const ASKS =
  /\b(?:ads?|adverts?|advertisement|promo|promotion|commercial|launch (?:teaser|video|reel|film|spot)|launch of (?:my|our)|grand opening|now open|hiring|for sale|just listed)\b|\d ?% off\b|\b(?:video|reel|clip)s? (?:for|to) (?:sell\b|(?:my|our) (?:\w+ ){0,2}(?:shop|store|bakery|caf[eé]|salon|business|restaurant|studio|company|brand|market|truck|van)\b)|\bpromote\b|\b(?:(?:free|same[- ]day) quotes?|call us|call now|dm (?:us|me|to)|order (?:now|online)|book (?:now|online|a table)|free delivery)\b/i
/** What only somebody writes who offers something: two of these are an ad, whether it is called one or not. */
const SIGNS: readonly RegExp[] = [
  /[$€£₹]\s?\d|\b\d+\s?(?:€|£|eur|usd|dollars?|euros?|pounds|bucks)\b|\b\d+\s?\/\s?(?:h|hr|hour|month|week|kg|lb)\b/iu,
  /(?:\+\d|\b0)\d(?:[ -]?\d){6,}\b|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/,
  /\b\d{1,4} (?:\p{Lu}[\p{L}']+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|drive|square|boulevard)\b|\b(?:rua|rue|via|calle|avenida|carrer) [\p{L} ]+ \d+|\p{L}+stra(?:ß|ss)e \d+/iu,
  /\b[\w-]{3,}\.(?:com|org|net|io|shop|store|example)\b|\blink in (?:my )?bio\b/i,
  /\b(?:first|free) (?:class|lesson|month|session|visit|coffee|drink|delivery|shipping|trial|consultation|check-?up|cut|treatment|tasting|week|hour|ride)\b|\b\d+ ?for ?\d+\b|\b\d+ for [$€£]|\bhappy hour\b|\bbuy one\b/i,
  /\b(?:come (?:visit|by|and see|try|taste|and try)|visit us|call (?:us|me|now|\p{Lu}\p{L}+ \d)|message (?:us|me)|whatsapp|order at|book (?:at|with))\b/iu,
  /\b\d+\+? years?(?: of)? experience\b|\b(?:family[- ]run|open) since (?:19|20)\d\d\b/i,
  /\b(?:i|we)(?:'re| are| have| run| own) (?:an? |our |my )?(?:[\p{L}]+ ){0,3}(?:bakery|shop|store|caf[eé]|salon|studio|restaurant|business|company|gym|garage|farm|stall|truck|bar|hotel|clinic|pizza place|pizzeria|deli|kiosk)\b/iu,
  /\bfirst (?:one|lesson|class|session) (?:is )?free\b|\bno (?:exams|obligation|appointment needed)\b/i,
  /^(?:[\p{L}-]+ ){1,3}(?:lessons|classes|repairs?|cleaning|grooming|tutoring|delivery|catering) (?:for \p{L}+ )?(?:in|near) \p{L}/iu,
  /\b(?:new menu|now available|back in stock|(?:studio|shop|store|caf[eé]|salon|restaurant|gym|bakery|bar) (?:re-?)?opening)\b/i,
  /\b(?:no call[- ]?out (?:fee|charge)|day and night|24\/7|free entry|admission free|no contract|first come)\b/i,
  /\b(?:\d|one|two|three|four|five)[- ]bed(?:room)?s?\b.*\b(?:flat|apartment|house|home|terrace|villa|cottage|bungalow)\b/i,
  new RegExp(
    String.raw`^(?:[\p{L}-]+ ){0,3}(?:bakery|shop|store|caf[eé]|salon|studio|restaurant|gym|garage|barber|clinic|dentist|pizzeria|deli|kiosk|laundry|nursery|brewery|bookstore|bookshop|florist|pharmacy|tailor|workshop) in (?-i:\p{Lu})[\p{L}-]+(?=[,.;:]|$)`,
    'iu',
  ),
  /\b(?:(?:nervous|beginners?|kids|children|dogs|pets|families|everyone|walk-?ins?)(?: \p{L}+)? (?:are )?welcome|we (?:come|deliver|drive|travel|ship) to|come to (?:your|you)|same[- ]day|sold out|pick ?up (?:in|at|from|only)|cash only|collection only|while (?:stocks?|supplies) lasts?)\b/iu,
  /\bclosed (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:baked|made|roasted|cooked|picked|caught) (?:fresh )?(?:at \d+ )?(?:every|each) (?:morning|day|night)\b/iu,
  /\bopen (?:daily|every day|mon|tue|wed|thu|fri|sat|sun|from \d|\d)|\b\d{1,2}(?::\d\d)?\s?(?:am|pm)\b/i,
]
/** Says what somebody makes, sells or does for others: with two details more, that is an ad. */
const OFFERS =
  /^(?:please )?(?:introduc(?:e|ing)|advertise|launching|announcing|meet)\b|^(?:i|we) (?:are|run|own|have) (?:an? )?(?:[\p{L}-]+ ){0,3}(?:shop|store|bakery|caf[eé]|salon|restaurant|studio|garage|farm|business|company|laundromat|laundry|gym|bar|pub|deli|kiosk|stall|stand|truck|van|barbershop|clinic|hotel|hostel|guesthouse|nursery|daycare|workshop|brewery|bookstore|bookshop|florist|pharmacy|tailor)\b|^my (?:aunt|uncle|mom|mum|mother|dad|father|sister|brother|wife|husband|cousin|friend|grandma|grandmother) (?:sells|makes|bakes|repairs|fixes|teaches|cleans|runs|owns)\b|^(?:i|we) (?:make|sell|bake|design|build|fix|repair|teach|coach|clean|train|groom|print|sew|knit|paint|brew|roast|grow|restore|deliver)\b|^(?:my|our) (?:\p{L}+ ){0,3}(?:handmade|homemade|organic|vegan|mobile|new (?:\p{L}+ )?menu|etsy shop|shop|store|bakery|service|business|company|studio|salon|brand|caf[eé]|restaurant|truck|farm|app|course|candles?|soaps?)\b/iu
const isOffer = (prompt: string): boolean =>
  ASKS.test(prompt) || SIGNS.filter((sign) => sign.test(prompt)).length >= 2

/** Asks about selling rather than for an offer. */
const ABOUT = /\b(?:how to|tips|why|history|facts?|ideas|blockers?|wedding|birthday)\b/i
/** A film of what is somebody's own, whatever else it speaks of: a bakery may bake birthday cakes. */
const FOR_OWN =
  /\b(?:ads?|adverts?|advertisement|promo(?:tion)?|commercial|promote|advertise)\b(?: \w+)? ?(?:for|of|about|:)? ?(?:my|our)\b/i
const NEEDS_FILM = String.raw`needs? (?:an? )?(?:(?:short|quick|\d+[\s-]?(?:s|secs?|seconds?))[\s-]+)*(?:video|reel|clip|short|tiktok|ad|spot)`
/** What an agency writes around an offer: whose it is, and which film is needed. */
const BRIEF = new RegExp(
  String.raw`^(?:for (?:a |my |our )?)?client:\s+|(?:^|(?<=[.,;]\s))(?:we |i )?${NEEDS_FILM}(?:[.,;]\s+|$)|(?<=^(?:my|our) [^.,;]{3,40}) ${NEEDS_FILM}(?=[.,;]\s|$)`,
  'gi',
)
export const withoutBrief = (prompt: string): string => {
  const bare = prompt.replace(BRIEF, '').trim()
  return bare === '' ? prompt : bare
}

/**
 * Ads of what the prompt itself says: its own clauses, spoken one after the other between an opening and a call. Empty
 * where it says too little for ten seconds; null where it asks for no ad.
 */
export function tellOffers(asked: IdeasRequest): IdeaDraft[] | null {
  const request = { ...asked, prompt: spellPlaces(withoutBrief(asked.prompt)) }
  const isSold = /^(?:i|we) sell\b/i.test(request.prompt)
  const isOwn = isSold || FOR_OWN.test(request.prompt)
  // "Call us" behind what is to be explained is no ad, either.
  const isAbout = ABOUT.test(request.prompt) || compares(request.prompt)
  if ((isAbout && !isOwn) || isTrueStory(request.prompt) || ordersOther(request.prompt)) return null
  const sentence = readSentence(request.prompt) ?? readGoods(request.prompt)
  if (sentence !== null) return tellOwn(request, sentence)
  if (!isOffer(request.prompt)) return OFFERS.test(request.prompt) ? tellOwn(request) : null
  const promoted = readPromoted(request.prompt)
  if (promoted !== null) return tellPromoted(request, promoted)
  const offer = readOffer(request.prompt)
  // What is named in half a sentence is better asked after.
  if (offer.details.length === 0 || /\b(?:we|i|you|make|sell|need|want)\b/i.test(anyOf(offer.head)))
    return tellOwn(request) ?? []
  const random = createRandom(request.seed)
  const openings = random.shuffle(openingsOf(offer))
  const closes = random.shuffle(closesOf(offer.prompt, offer.isJob))
  const told = write(offer, openings[0] ?? '', closes[0] ?? '')
  const [, plain = openings[0] ?? ''] = openings
  return [told, ...tellOtherwise(offer, told, { opening: plain, close: closes[1] ?? closes[0] ?? '' })]
    .filter(({ script }) => countWords(script) >= SHORTEST_WORDS)
    .slice(0, request.count)
}

/** The same offer built in other ways: by what people ask, counted, or with nothing around it. */
function tellOtherwise(
  offer: Offer,
  told: IdeaDraft,
  { opening, close }: { readonly opening: string; readonly close: string },
): IdeaDraft[] {
  const all = factsOf(offer)
  const ends = all.filter(({ said }) => ENDS_IT.test(said))
  const announced = {
    kind: offer.isJob ? 'job' : 'business',
    opening: opening.trim().split(/(?<=[.?!]) /),
    title: told.title,
    facts: all.map((fact) => (ends.includes(fact) ? { ...fact, kind: 'contact' as const } : fact)),
    self: /^my\b/i.test(offer.head) ? 'I' : 'we',
    head: offer.head,
    ending: ends.length > 0 && CALL.exec(offer.prompt) === null ? '' : close,
  } as const
  const others = [tellByQuestions(announced), tellCounted(announced)].filter((idea) => idea !== null)
  return others.length > 0 ? others : [write(offer, opening, close, true)]
}

const factsOf = (offer: Offer): readonly Fact[] =>
  readFacts(
    offer.details,
    {
      kind: offer.isJob ? 'job' : 'business',
      self: /^my\b/i.test(offer.head) ? 'I' : 'we',
      head: offer.head,
    },
    (detail) => sentenceOf(detail),
  )

/** Before what somebody says of their own offer, where nothing shows whom it is for. */
const HELLOS = [
  'Got ten seconds?',
  "This might be just what you've been looking for.",
  'Have you heard about this one?',
]

/** Ads in the first person: what was typed, between a line for those whom it is for and what they shall do. */
function tellOwn(request: IdeasRequest, sentence: OwnOffer | null = null): IdeaDraft[] | null {
  const wish = readWish(request.prompt)
  const clauses = splitClauses(request.prompt).map((clause, at) =>
    at === 0 ? clause.replace(LABEL, '') : clause,
  )
  const audience = clauses.map(readAudience).find((whom) => whom !== null)
  const kept = clauses.filter((clause) => readAudience(clause) === null)
  const isCalled =
    audience !== undefined || (wish !== null && NAMES_IT.test(wish)) || CALLS.test(request.prompt)
  const own = sentence ?? readOwnOffer(kept, isCalled)
  if (own === null) return null
  const { name, title, said } = own
  const random = createRandom(request.seed)
  // A demo that is to be booked is no book, and soap that smells of coffee is none.
  const told = own.call === undefined ? said.join(' ') : title
  const about = sentence === null ? request.prompt : told
  const hooks = hooksFor(about, audience ?? '', placeOf(request.prompt))
  const call = CALL.exec(request.prompt)
  const last = call?.[1] ?? call?.[2] ?? wish ?? readChannel(request.prompt) ?? callFor(request.prompt)
  const isSaid = said.some((sentence) => ENDS_IT.test(sentence))
  const isClosed = isSaid && call === null && wish === null
  const close = own.call || (isClosed ? '' : `${capitalize(last.replace(/[.!]+$/, ''))}.`)
  // Another first line is no other ad: the second stands without one.
  const [hello = ''] = [...hooks, ...random.shuffle(HELLOS)]
  return [hello, '']
    .map((first) => {
      const ends = said.filter((sentence) => ENDS_IT.test(sentence))
      const before = said.filter((sentence) => !ENDS_IT.test(sentence))
      const script = [first, ...before, first === '' ? '' : lineFor(about), ...ends, close]
        .filter(Boolean)
        .join(' ')
      return presentOffer(
        titleCase(title),
        countWords(script) >= SHORTEST_WORDS
          ? script
          : [first, ...before, AROUND, ...ends, close].filter(Boolean).join(' '),
        first || (before[0] ?? ''),
        name,
      )
    })
    .filter(({ script }) => countWords(script) >= SHORTEST_WORDS)
    .slice(0, request.count)
}

/** Asks for a call to act, without saying which. */
const CALLS = /\b(?:call to action|cta)\b/i

/** "My nail salon in Leeds" without whose it is: "nail salon in Leeds". */
const bareOf = (head: string): string =>
  head
    .replace(/^(?:i|we)(?: have| run| own| sell| make| do| are|'re)\s+/i, '')
    .replace(
      /^(?:my|our)\s+(?:dad|mom|mum|father|mother|brother|sister|friend|wife|husband|uncle|aunt|grand\w+)'?s\s+/i,
      '',
    )
    .replace(/^(?:my|our|the|an?)\s+/i, '')
    .replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (letter) => letter.toLowerCase())

/** "my nail salon in Leeds" as anybody looks for one: "a nail salon in Leeds". Nobody looks for a small one. */
function anyOf(head: string): string {
  const all = shopInWords(bareOf(head))
  const bare = isShop(all) ? all.replace(/^(?:small|little|tiny)\s+/i, '') : all
  const noun = bare.split(/\s+(?:in|for|with|from|on|at)\s/)[0] ?? ''
  const isMany =
    /^\d|(?:(?<!s)s|\b\w+ing)$/i.test(noun) ||
    MASS.has(noun.split(' ').at(-1) ?? '') ||
    (/^(?:handmade|fresh|new|some|homemade)/i.test(noun) && !isShop(noun))
  return isMany ? bare : withArticle(bare)
}

/** "Our dental clinic", "my small bakery": a shop as its own people speak of it; null for what is nobody's or no shop. */
function ownShopOf(head: string): string | null {
  if (!isShop(head)) return null
  const [, who = '', what = ''] = /^(i|we) (?:have|run|own) (?:an? |the |our |my )?(.+)$/i.exec(head) ?? []
  if (what !== '') return `${/^we$/i.test(who) ? 'our' : 'my'} ${shopInWords(what)}`
  return /^(?:my|our) /i.test(head)
    ? shopInWords(head.replace(/^(?:my|our)/i, (own) => own.toLowerCase()))
    : null
}

const DATED =
  /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur)day|(?<!the )sunday|\d{1,2}(?::\d\d)?\s?(?:am|pm))\b/i

function openingsOf({ head, name, isJob }: Offer): string[] {
  const who = name === null ? '' : `This is ${name}.`
  if (isJob)
    return [`We're hiring. ${who}`, `Looking for a new job? ${who}`, `This could be your next job. ${who}`]
  if (head === '') return [`Give us ten seconds. ${who}`, `This one's for you. ${who}`, `Good news. ${who}`]
  const [, owner = 'the', news] = /^(?:(my|our|the) )?(new .+)$/i.exec(head) ?? []
  if (news !== undefined) {
    const known = `${owner.toLowerCase()} ${capitalizeNames(news)}`
    return [`Have you heard about ${known}? ${who}`, `Say hello to ${known}. ${who}`]
  }
  const thing = capitalizeNames(anyOf(head))
  if (DATED.test(head))
    return ['Mark your calendar', 'Save the date'].map(
      (opening) => `${opening}: ${thing.replace(/^an? /, '')}. ${who}`,
    )
  const own = name === null ? ownShopOf(head) : null
  // Where it is tells who may look for it; without that, and without a name, it is shown.
  const list = own === null || PLACED.test(own) ? listSought(head, thing) : listShown(capitalizeNames(own))
  return list.map((opening) => `${opening} ${who}`)
}

const PLACED = / (?:in|at|near) /
/** What is needed may be asked for so; a bakery is not. */
const IS_NEEDED = /\b(?:van|service|company|agency|firm|daycare|practice|clinic|laundromat)\b/i

const listShown = (own: string): string[] => [
  `${isMobile(own) ? 'Meet' : 'Welcome to'} ${own}.`,
  `This is ${own}.`,
  `Have you heard about ${own}?`,
]

/** One is needed or found; several things, or a house, are looked for. */
function listSought(head: string, thing: string): string[] {
  const needed =
    isShop(head) && !IS_NEEDED.test(head) ? `There's ${thing} you should know about.` : `Need ${thing}?`
  return [
    `Looking for ${thing}?`,
    ...(/^an? /.test(thing) ? [needed] : []),
    ...(/^an? [\p{Ll} '-]+(?= (?:in|at|near) |$)/u.test(thing)
      ? [`Know a good ${thing.replace(/^an? /, '')}? Now you do.`]
      : [`Here's something for you: ${thing}.`]),
  ]
}

/** What is offered names the trade: to book by text is no book. */
const tradeWords = ({ prompt, head, name }: Offer): string => (head === '' ? prompt : `${head} ${name ?? ''}`)

function write(offer: Offer, opening: string, close: string, isPlain = false): IdeaDraft {
  const hook = offer.isJob || isPlain ? '' : (hooksFor(tradeWords(offer), '', '')[0] ?? '')
  const script = frameScript({
    prompt: offer.prompt,
    opening: [hook, opening.trim()],
    told: factsOf(offer).map(({ said }) => asSentence(said)),
    // The one without a first line is a few words long: what stands around any offer is longer than what speaks for it.
    line: (offer.isJob || isPlain ? '' : lineFor(tradeWords(offer))) || AROUND,
    close,
    enough: offer.isJob ? SHORTEST_WORDS : FULL_WORDS,
  })
  const head = shopInWords(bareOf(offer.head))
  const title = titleCase(
    capitalizeNames(offer.name ?? (offer.head === '' ? (offer.details[0] ?? 'An offer') : head)),
  )
  const named = offer.name !== null && offer.head !== ''
  return presentOffer(
    named ? `${title}: ${titleCase(capitalizeNames(head))}` : title,
    script,
    opening.trim(),
    offer.name,
  )
}
