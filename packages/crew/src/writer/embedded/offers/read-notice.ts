import { capitalize } from '../wording.ts'
import type { Notice } from './notice.ts'
import { readMilestone } from './read-milestone.ts'

export const BUSINESS = String.raw`(?:bakery|shop|store|caf[eé]|salon|restaurant|studio|gym|garage|barbershop|barber|clinic|pizzeria|deli|kiosk|brewery|bookstore|bookshop|florist|pharmacy|bar|pub|diner|bistro|butcher|butchery|laundry|market|stall|workshop|office|practice|school|library|business|service)`
/** Says how it is to be made, or what it is for. */
const IS_ORDER =
  /^(?:and |but |so )*(?:please )?(?:tell|thank|let|say|make|keep|honest|funny|short|friendly|explain|invite|announce|need|we need|i need|we want|i want|a bit|with a)\b/i
const EXPLAINS_PRICE =
  /\bwhy (?:it|they|that|this|we|ours?) (?:costs?|are|is) (?:a bit |so )?(?:more|expensive|not cheap|[$€£]?\d+)|\bexplain (?:the|our) price\b/i
const COSTS =
  /\bwhy (?:it|they|that|this) costs? ([$€£]?\d+(?:[.,]\d+)?(?: ?(?:€|euros?|pounds|dollars|rand))?)/i
const ASKS = /\?|\b(?:how (?:to|do|can)|tips|ideas|facts|history|story|stories|poem|funny video|skit)\b/i

const clausesOf = (prompt: string): string[] =>
  prompt
    .split(/[,;]\s+|[.!]\s+/)
    .map((clause) => clause.replace(/^and\s+/i, '').trim())
    .filter(Boolean)

/** "An apology to our customers because our parcels are late", "sorry we closed early". */
const APOLOGY =
  /^(?:(?:write|make|record) )?(?:an? |our )?(?:\p{L}+ )?apolog(?:y|ise|ize|ies) (?:video |message )?(?:to|for) (?:all )?(?:(?:my|our|the) )?(?:customers|clients|guests|buyers|members|regulars|everyone|everybody) (?:because|that|as|since) ((?:our|we|the|my|all) .+)$/iu
const SORRY = /^(?:we are |we're |so |very )*sorry (?:that |because )?((?:we|our|the) .+)$/iu
const HOURS = new RegExp(
  String.raw`^(?:(?:announce|tell (?:everyone|everybody|people)|news:?) (?:that )?)?((?:our|my) (?:[\p{L}'-]+ ){0,3}?${BUSINESS}(?: in [\p{L} '-]+?)? (?:now )?(?:opens?|closes|is (?:now )?(?:open|closed)|stays open|will be (?:open|closed)|has new (?:opening )?hours) .*\d.*)$`,
  'iu',
)
/** Is no new sign on the door: one day, or some. */
const CLOSED = new RegExp(
  String.raw`^((?:our|my) (?:[\p{L}'-]+ ){0,3}?${BUSINESS}(?: in [\p{L} '-]+?)? (?:is|will be|stays) closed (?:on|for|from|until|this|next|over|tomorrow|today)\b.*)$`,
  'iu',
)
const MOVING = new RegExp(
  String.raw`^((?:we (?:are moving|have moved|moved|'re moving)|(?:our|my) (?:[\p{L}'-]+ ){0,3}?${BUSINESS} (?:(?-i:\p{Lu})[\p{L}'&-]* ){0,4}(?:is moving|has moved|moves|moved)) (?:\p{L}+ )*?to .+)$`,
  'iu',
)
/** "We're moving!", and where to in a sentence of its own. */
const MOVES =
  /^(?:we are|we're|we have|we've|we) (?:moving|relocating|moved|relocated)(?: soon| again| house)?$/i
const ADDRESS =
  /\b\d{1,4} (?:[\p{L}'.]+ ){1,3}(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|way|square|boulevard|blvd|court|place)\b/iu
const IS_THERE = /\b(?:is|are|be|us|open|visit) (?:now |soon )?(?:at|in|on|to)\b|\b(?:at|to) \d/iu
const saysWhere = (clause: string): boolean => IS_THERE.test(clause) || ADDRESS.test(clause)
/** A new place opens, and is no old one with new hours. */
const OPENING = new RegExp(
  String.raw`^((?:our|my) (?:[\p{L}'-]+ ){0,3}?${BUSINESS} (?:opens?|is opening|will open|adds|is adding) (?:an?|our|its|the) (?:new |second |third |first )(?:[\p{L}'-]+ ){1,3}.*|(?:our|my) (?:brand )?new (?:[\p{L}'-]+ ){0,3}?${BUSINESS}(?: in [\p{L} '-]+?)? (?:opens?|is opening|will open|launches)\b.*|(?:we are|we're|i am|i'm) opening (?:our|my|an?|the) (?:[\p{L}'-]+ ){0,4}?${BUSINESS}\b.*)$`,
  'iu',
)
/** Somebody of a town does something that others can come to. */
const EVENT =
  /^((?:our|my|the|we) (?:[\p{L}'-]+ ){0,4}?(?:(?:is |are |will be |'re )(?:holding|hosting|organizing|throwing|putting on)|hosts|throws|will (?:hold|host|run)) (?:an?|our|its|their|the|another) (?:[\p{L}'-]+ ){0,4}?(?:drive|sale|class|workshop|concert|fair|market|party|festival|quiz night|movie night|game night|open day|show|exhibition|tournament|charity run|dinner|breakfast|brunch|lunch|picnic|barbecue|bbq|tasting|meetup|meeting|reading|screening|open house|fundraiser|raffle|service|quiz|camp|event|celebration)\b.*)$/iu
const SAYS_WHEN =
  /\d|\b(?:today|tonight|tomorrow|now|(?:this|next|on|every) (?:week|month|weekend|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?)\b/i
/** Who speaks, and what there is again or from now on: "we're a small bakery and sourdough is back every Saturday". */
const NEWS = new RegExp(
  String.raw`^((?:we are|we're|i run|we run|i have|we have) (?:an? )?(?:[\p{L}'-]+ ){0,4}?${BUSINESS}(?: in [\p{L} '-]+?)?)(?:,? and| -|,|:) ((?:our |the |all )?(?:[\p{L}'-]+ ){1,4}?(?:is|are) (?:finally )?(?:back|here|ready|in)\b.*)$`,
  'iu',
)
const GOODBYE = new RegExp(
  String.raw`^((?:we are|we're|i am|i'm) closing (?:down )?(?:our|my|the) (?:[\p{L}'-]+ ){0,3}?${BUSINESS}\b.*|(?:our|my) (?:[\p{L}'-]+ ){0,3}?${BUSINESS} (?:is closing|closes) (?:down |for good|forever).*)$`,
  'iu',
)

const inOneLine = (prompt: string): string => prompt.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()

/** Reads what a shop has to say to its people; null where a prompt says it in no whole sentence. */
export function readNotice(prompt: string): Notice | null {
  const text = inOneLine(prompt)
  if (ASKS.test(text)) return null
  const [first = '', ...rest] = clausesOf(text)
  const more = rest.filter((clause) => !IS_ORDER.test(clause))
  const sorry = APOLOGY.exec(first)?.[1] ?? SORRY.exec(first)?.[1]
  if (sorry !== undefined)
    return {
      kind: /\b(?:funny|humou?r|joke)\b/i.test(text) ? 'joking' : 'sorry',
      said: [sorry, ...more],
      title: 'We are sorry',
    }
  if (EXPLAINS_PRICE.test(text)) return readPrice([first, ...rest])
  const milestone = readMilestone(text)
  if (milestone !== null) return milestone
  const [, speaks, news] = NEWS.exec(first) ?? []
  if (speaks !== undefined && news !== undefined)
    return { kind: 'news', said: [speaks, news, ...more], title: news }
  if (MOVES.test(first) && more.some(saysWhere))
    return { kind: 'moving', said: [first, ...more], title: 'Come and find us' }
  for (const [kind, pattern, title] of [
    ...(SAYS_WHEN.test(first)
      ? ([
          ['opening', OPENING, 'We are opening'],
          ['event', EVENT, 'You are invited'],
        ] as const)
      : []),
    ['goodbye', GOODBYE, 'Thank you, and goodbye'],
    ['moving', MOVING, 'Come and find us'],
    ['closed', CLOSED, 'Closed for now'],
    ['hours', HOURS, 'New hours'],
  ] as const) {
    const said = pattern.exec(first)?.[1]
    if (said !== undefined && (kind !== 'goodbye' || /\d+ years|thank|for good|forever|\bdown\b/i.test(text)))
      return { kind, said: [said, ...more], title }
  }
  return readDeal(text)
}

/** What somebody has to know who comes: a time or a day, a price or a share, a street, a number to call, what is free. */
const TO_KNOW: readonly RegExp[] = [
  /\b\d{1,2}(?::\d{2})? ?(?:am|pm|a\.m\.|p\.m\.)|\b\d{1,2}(?::\d{2})? ?(?:-|–|to) ?\d{1,2}\b|\b(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?s?\b|\b(?:today|tomorrow|tonight|this weekend)\b/i,
  /[$€£] ?\d|\d ?%|\b\d+ (?:dollars|euros?|pounds|bucks)\b|\bhalf price\b/i,
  ADDRESS,
  /\b(?:call|text|dm|book|phone|whatsapp)\b.*\d{3}|\b\d{3}[- ]\d{4}\b/i,
  /\bfree (?!time|will|throw)\p{L}+/iu,
]
const ANNOUNCES =
  /\b(?:sale|opens?|opening|grand opening|offer|discount|event|market|fair|class(?:es)?|workshop|show|concert|hiring|now open|launch(?:es)?|reopen(?:s|ing)?|fundraiser|open house)\b/i
const MIN_DETAILS = 2

/** An announcement in pieces that says already all that would be asked: "Sale at Harbor Bikes: 20% off helmets, Sat 10 to 5, 22 Dock St". */
export function readDetails(prompt: string): Notice | null {
  const text = inOneLine(prompt)
  if (ASKS.test(text)) return null
  const said = text
    .split(/[.!;]\s+|,\s+|:\s+(?=\D|\d+ ?%)/)
    .filter((clause) => clause !== '' && !IS_ORDER.test(clause))
  const told = TO_KNOW.filter((detail) => detail.test(text)).length
  if (said.length < 3 || told < MIN_DETAILS || !ANNOUNCES.test(text)) return null
  return { kind: 'details', said, title: said[0] ?? '' }
}

/** What is made, and what it takes: a price needs at least one reason. */
function readPrice(clauses: readonly string[]): Notice | null {
  const given = clauses.filter((clause) => !EXPLAINS_PRICE.test(clause) && !IS_ORDER.test(clause))
  const [, costs] = COSTS.exec(clauses.join(', ')) ?? []
  const said = costs === undefined ? given : [...given, `That comes to ${costs}`]
  const [what = ''] = said
  if (given.length < 2 || !/^(?:we|i|our|my) /i.test(what)) return null
  const made = what
    .replace(/^(?:we|i) (?:\p{L}+ly )?(?:sell|make|sew|bake|build|roast|knit|weave|produce) /iu, '')
    .replace(/^(?:my|our) /i, '')
  return { kind: 'price', said, title: `Why it costs more: ${made}` }
}

const DEAL =
  /^(?:(january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|easter|christmas|new year|black friday|weekend|opening|student) )?(offer|deal|sale|special|promotion|discount|ad|advert)s? (?:for|at) (.+)$/iu
const DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`
/** A detail of a deal as it is typed without a comma. */
const DETAIL = String.raw`(?:no (?:joining|sign-?up|delivery|booking|entry|registration|admin) fees?|(?:the )?first \d+ (?:people|customers|guests|members|orders)(?: only)?|\d+ ?(?:%|percent) off(?: (?:all|every|on) \p{L}+(?: (?!until|till|this|from|on|every|only|today|first|free|no)\p{L}+)?)?|half price(?: \p{L}+)?|free (?:delivery|shipping|coffee|drink|trial|lesson|class|entry|dessert|parking)(?: in the \p{L}+)?|buy one get one free|\d+ ?for ?\d+|[$€£]\d+(?:\.\d+)?(?: (?:an|per|a) \p{L}+| each)?|\d+(?:\.\d+)? ?(?:euros?|pounds|dollars|bucks|rand|usd|eur|gbp)(?: (?:an|per|a) \p{L}+| each)?|(?:only )?(?:until|till|from|on|every) (?:the end of )?(?:${DAY}|\p{L}+(?: \d{1,2}(?:st|nd|rd|th)?)?)|this (?:week|weekend|month)(?: only)?|today only|call \+?[\d -]{6,})`
const DETAILS = new RegExp(String.raw`^(.{3,60}?),? (${DETAIL}(?:(?:,| and)? ${DETAIL}){0,7})$`, 'iu')
const EACH = new RegExp(DETAIL, 'giu')

/** Where the details have no commas between them: "january offer for Iron House gym in Johannesburg no joining fee first 50 people only". */
function readDeal(text: string): Notice | null {
  const [, when, noun = 'offer', rest = ''] = /[,;:]/.test(text)
    ? []
    : (DEAL.exec(text.replace(/[.!]+$/, '')) ?? [])
  const [, whose = '', details = ''] = DETAILS.exec(rest) ?? []
  if (whose === '' || /\b(?:who|that|which|is|are|with|and|opening)\b/i.test(whose)) return null
  const given = details.match(EACH) ?? []
  const own = /^(?:my|our) /i.test(whose)
  const name = titled(whose)
  const head =
    when === undefined
      ? own
        ? `This is ${name}`
        : name
      : `The ${OF_CALENDAR.test(when) ? capitalize(when) : when} ${noun} at ${name}`
  return {
    kind: HAS_END.test(details) ? 'offer' : 'service',
    said: [head, ...given],
    title: own ? name.replace(/^(?:my|our) /i, '') : name,
  }
}

const HAS_END = /\b(?:first \d+|until|till|only|this (?:week|weekend|month)|today)\b/i
const OF_CALENDAR = /^(?!summer|winter|spring|autumn|weekend|opening|student)/i
const SMALL = /^(?:in|at|of|the|on|and|by|my|our|a|an|for)$/i
/** A name of two words and more has its capitals; what is somebody's own is no name, but the place where it is. */
function titled(whose: string): string {
  const up = (word: string): string => (SMALL.test(word) ? word : capitalize(word))
  if (!/^(?:my|our|the|an?) /i.test(whose)) return whose.split(' ').map(up).join(' ')
  return whose.replace(/\bin (.+)$/iu, (_, place: string) => `in ${place.split(' ').map(up).join(' ')}`)
}
