import { nlp } from '../../../../text/english.ts'
import { low } from '../../own-lists/spell.ts'
import { capitalize } from '../../wording.ts'
import type { AnnouncedKind, FactKind } from './fact.ts'
import { isMany, withSmallWord } from './name-things.ts'
import { cutWhen, speakWhen } from './speak-when.ts'

/** Who speaks of what. */
export type Speaker = {
  readonly kind: AnnouncedKind
  readonly self: 'I' | 'we'
  readonly head: string
  readonly about?: string
}

type Rule = readonly [RegExp, FactKind, (parts: readonly string[], speaker: Speaker) => string | null]

export const areOf = (thing: string): string => (isMany(thing) ? 'are' : 'is')
export const thereIs = (thing: string): string => (isMany(thing) ? 'there are' : "there's")
export const isOurs = ({ kind }: Speaker): boolean =>
  kind === 'business' || kind === 'job' || kind === 'moving' || kind === 'news'
export const weAre = ({ self }: Speaker): string => (self === 'I' ? "I'm" : "we're")
/** "It is", of what is sold or held; "we are", of who sells it. */
export const itIs = (speaker: Speaker): string => (isOurs(speaker) ? weAre(speaker) : "it's")
const each = ({ head, about = head }: Speaker): string | undefined =>
  /\b(lesson|class|session|workshop|visit)(?:e?s)?\b/i.exec(about)?.[1]?.toLowerCase()

const AMOUNT = String.raw`(?:[$€£₹] ?\d[\d.,]*|(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve) ?(?:dollars?|bucks|euros?|pounds|€))`
const EACH = String.raw`(?: ?(?:each|apiece|an?|per|for|\/) ?[\p{L}\d ]*)?`
const THING = String.raw`(?:(?!(?:and|or|is|are|at|in|on|to|over|free|we|i|they|you)\b)[\p{L}\p{N}'’-]+ ){0,4}?(?!(?:over|for|from|of|under|off|up|to|above|only|at|stays?|costs?)\b)[\p{L}'’-]+`
const DONE =
  'included|provided|shared|erased|served|guaranteed|limited|restocked|donated|welcomed|allowed|accepted|donated|forgiven|covered|paid|waived|canceled|cancelled|postponed|extended|discounted|refunded|insured|licensed'

/** What the words at a clause's two ends show. The first that fits speaks it. */
export const RULES: readonly Rule[] = [
  [
    /^(?:sorry|apologies|thanks|thank you|happy (?:holidays|easter|new year|thanksgiving)|merry christmas)\b.*$/i,
    'regret',
    ([said = '']) => said,
  ],
  [
    /^(?:for |in )?(emergencies|questions|orders|bookings|details|info|directions),? ((?:call|text|email|dm|message) .+)$/i,
    'contact',
    ([, what = '', how = '']) => `for ${low(what)}, ${low(how)}`,
  ],
  [
    /^(\d+\+?) years?(?: of)? experience(.*)$/i,
    'who',
    ([, years = '', more = ''], { self }) => `${self} have ${years} years of experience${more}`,
  ],
  [/^free (first [\p{L} -]{3,30})$/iu, 'price', ([, what = '']) => `your ${what} is free`],
  [/^(?:by )?appointments? only$/i, 'need', () => "it's by appointment only"],
  [/^(?:the )?link (?:is )?in (?:my |our |the )?bio$/i, 'contact', () => 'the link is in the bio'],
  [
    /^(?:(?:please )?(?:call|text|dm|message|email|e-mail|whatsapp|book|order|visit|reserve|come (?:by|visit|see|find)|drop by|stop by|swing by|find us|follow|click|register|sign up|pre-order|write to|apply|get yours)\b.*)$/i,
    'contact',
    ([said = '']) => said.replace(/ $/, ''),
  ],
  [/^(?:please )?RSVP\b.*$/i, 'contact', ([said = '']) => `please ${said.replace(/^please /i, '')}`],
  [
    new RegExp(
      String.raw`^(?:only |just |at )?(?:about )?(${AMOUNT}${EACH}) (?:until|till|through) (.+?),? (?:then|after that|afterwards) (${AMOUNT}${EACH})$`,
      'iu',
    ),
    'price',
    ([, first = '', until = '', then = '']) => `it's ${first} until ${until}, then ${then}`,
  ],
  [
    new RegExp(String.raw`^((?:only |just )?${AMOUNT}${EACH})$`, 'iu'),
    'price',
    ([, price = ''], speaker) =>
      `${speaker.kind === 'job' ? 'the pay is' : speaker.kind === 'sale' || speaker.kind === 'event' || isOurs(speaker) ? "it's" : 'it costs'} ${price}`,
  ],
  [
    new RegExp(String.raw`^(${AMOUNT}) ((?!each\b|per\b|an?\b|off\b|for\b)${THING})$`, 'iu'),
    'price',
    ([, price = '', thing = '']) =>
      `${/^first\b/i.test(thing) ? `the ${low(thing)}` : withSmallWord(thing)} ${areOf(thing)} ${price}`,
  ],
  [
    new RegExp(String.raw`^(?:prices? )?(?:start(?:s|ing)? (?:at|from)|from) (${AMOUNT}${EACH})$`, 'iu'),
    'price',
    ([, price = '']) => `prices start at ${price}`,
  ],
  [
    new RegExp(
      String.raw`^((?:flat|entry|setup|booking|one-time|delivery) fee|deposit|flat rate|flat price)(?: of|:)? (${AMOUNT}${EACH})$`,
      'iu',
    ),
    'price',
    ([, fee = '', price = '']) => `there's a ${fee} of ${price}`,
  ],
  [
    new RegExp(String.raw`^(${THING}) ((?:\d+|\p{L}+) for ${AMOUNT})$`, 'iu'),
    'price',
    ([, thing = '', price = '']) => `${low(thing)} ${areOf(thing)} ${price}`,
  ],
  [
    new RegExp(String.raw`^(${THING}) (?:for )?((?:from )?${AMOUNT}${EACH})$`, 'iu'),
    'price',
    ([, thing = '', price = '']) =>
      /^from /i.test(price)
        ? `${low(thing)} ${isMany(thing) ? 'start' : 'starts'} at ${price.replace(/^from /i, '')}`
        : `${low(thing)} ${areOf(thing)} ${price}`,
  ],
  [
    /^(\d+ ?%|half) off (everything|all .+|every .+|.+s)$/i,
    'price',
    ([, share = '', what = '']) =>
      `${low(what)} ${isMany(what) && !/^every/i.test(what) ? 'are' : 'is'} ${share.replace(/^half$/i, 'half')} off`,
  ],
  [
    /^(.{3,40}) (half price|half off|\d+ ?% off|on sale|buy one get one free)$/i,
    'price',
    ([, what = '', how = '']) => yourFirst(what, how),
  ],
  [
    /^(\d+[- ](?:day|week|month|year)s? (?:[\p{L}-]+ )*(?:warranty|guarantee)|(?:money-back|lifetime) guarantee|lifetime warranty)$/iu,
    'about',
    ([, said = '']) => `you get a ${said.replace(/^(\d+) (\p{L}+?)s?(?= )/u, '$1-$2')}`,
  ],
  [
    /^((?:two|three|five|six|ten|twelve)-(?:day|week|month|year) (?:[\p{L}-]+ )*(?:warranty|guarantee))$/iu,
    'about',
    ([, said = '']) => `you get a ${said}`,
  ],
  [
    new RegExp(String.raw`^no (more )?(.{3,40}?) (?:needed|required|necessary|at all)$`, 'iu'),
    'need',
    ([, , thing = '']) => `you don't need ${withAny(thing)}`,
  ],
  [
    /^no ((?:experience|appointment|tools|equipment|wheel|contract|obligation|reservation|booking|sign-?up|strings)\b.*)$/i,
    'need',
    ([, thing = '']) =>
      /^(?:contract|obligation|strings|sign)/i.test(thing)
        ? `there's no ${thing}`
        : `you don't need ${withAny(thing)}`,
  ],
  [/^no (\p{L}+) just (.+)$/iu, 'need', ([, not = '', but = '']) => `no ${not}, just ${but}`],
  [
    /^no (presents|gifts|kids|children|pets|phones|shoes|alcohol|plus ones|smoking|dogs)$/i,
    'need',
    ([, what = ''], { kind }) => (kind === 'event' ? `no ${what}, please` : null),
  ],
  [/^no (.{3,50})$/i, 'about', ([, thing = '']) => `${thereIs(thing)} no ${thing}`],
  [
    /^(.{2,40}?)(?: are| is)? (?:welcome|ok|okay|allowed)$/i,
    'who',
    ([, whom = '']) => `${low(whom)} ${isMany(whom) || /s$|^all$/i.test(whom) ? 'are' : 'is'} welcome`,
  ],
  [
    /^cash only$/i,
    'need',
    (_, speaker) => (isOurs(speaker) ? `${speaker.self} take cash only` : "it's cash only"),
  ],
  [
    /^((?:adults?|evenings?|weekends?|members|women|pick-?up|by appointment|men|kids|weekdays|local delivery|appointments?|online) only|by appointment)$/i,
    'need',
    ([, said = '']) => `it's ${low(said)}`,
  ],
  [/^max(?:imum)?(?: of)? ((?:\d+|\p{L}+) .+)$/iu, 'about', ([, many = '']) => `it's ${many} at most`],
  [
    /^((?:cash|cards?|venmo|zelle|paypal|credit cards?|checks?|apple pay)(?:(?:,| and| or|, or|, and|\/| &) ?(?:cash|cards?|venmo|zelle|paypal|credit cards?|checks?|apple pay))*)(?: accepted| ok| okay)?$/i,
    'need',
    ([, how = ''], { self }) =>
      `${self} take ${low(how)
        .replace('/', ' or ')
        .replace(/\b(?:venmo|zelle)\b/g, capitalize)
        .replace(/\bpaypal\b/, 'PayPal')}`,
  ],
  [
    /^((?:all )?(?:the )?(?:proceeds|profits|money|donations|funds)) (?:go |goes |going )?to (.+)$/i,
    'about',
    ([, what = '', whom = '']) => `${low(what)} ${/money$/i.test(what) ? 'goes' : 'go'} to ${whom}`,
  ],
  [/^(.+) beware$/i, 'about', ([, who = '']) => `${who}, beware`],
  [/^rain or shine$/i, 'when', () => "it's on, rain or shine"],
  [/^(?:for )?ages (.+)$/i, 'who', ([, ages = '']) => `it's for ages ${ages}`],
  [
    /^(?:for|made for|perfect for|great for|ideal for|good for) (.+)$/i,
    'who',
    ([said = ''], speaker) => (isOurs(speaker) ? null : `it's ${low(said)}`),
  ],
  [
    /^free (quotes?|estimates?|delivery|shipping|consultations?|pick-?up|returns|admission|entry|entrance|inspections?|samples|trials?)\b(.*)$/i,
    'price',
    ([, what = '', more = '']) => `${low(what)} ${areOf(what)} free${more}`,
  ],
  [
    /^((?:the |your )?first (?:class|lesson|session|visit|month|week|consultation|coffee|drink|ride|cut|haircut|box|one|message|call|visit|treatment|tasting|hour))(?: is)? ((?:free|half price|half off|\d+ ?% off|on us)(?: (?:in|until|with|for|this) .+)?)$/i,
    'price',
    ([, what = '', how = '']) => `your ${what.replace(/^(?:the|your) /i, '').toLowerCase()} is ${how}`,
  ],
  [
    /^((?:the )?first \d+ (?:.{3,30}))(?: are)? free$/i,
    'price',
    ([, what = '']) => `the ${what.replace(/^the /i, '').toLowerCase()} are free`,
  ],
  [
    /^first ((?:\d+|ten|five|three) .+ (?:gets?|receives?|wins?|pays?) .+)$/i,
    'price',
    ([, said = '']) => `the first ${said}`,
  ],
  [/^(?:we(?:'re| are) )?closed (?:on )?(.+)$/i, 'when', ([, when = ''], speaker) => closed(when, speaker)],
  [
    /^(?:we(?:'re| are) )?(?:back|reopening|back open) (.+)$/i,
    'when',
    ([, when = ''], speaker) => withTime(`${weAre(speaker)} back`, when),
  ],
  [
    /^(?:we(?:'re| are) )?open (?!house\b|mic\b|day\b(?!s)|bar\b)(.+)$/i,
    'when',
    ([, when = ''], speaker) => withTime(`${itIs(speaker)} open`, when),
  ],
  [
    /^(?:now )?(?:hiring|enrolling|booking) (.+)$/i,
    'about',
    ([said = ''], speaker) => `${weAre(speaker)} ${low(said)}`,
  ],
  [
    /^(?:the |our )?(new |old )?address:? (?:is )?(.+)$/i,
    'where',
    ([, age = 'new ', where = '']) =>
      `our ${age}address is ${where.replace(/, (?=\p{Lu}\p{L}+, \p{Lu})/u, ' in ')}`,
  ],
  [/^(?:the )?same (.+)$/i, 'about', ([, what = '']) => `the ${what} ${areOf(what)} the same`],
  [
    /^(?:family[- ](?:run|owned)\b.*|locally owned\b.*|based in .+|(?:fully )?(?:licensed|insured|certified)(?: (?:and|&) (?:licensed|insured|certified))?)$/i,
    'who',
    ([said = ''], speaker) => `${weAre(speaker)} ${low(said)}`,
  ],
  [
    new RegExp(String.raw`^(.{2,45}?) (?:is |are )?((?:${DONE})(?: .+)?)$`, 'iu'),
    'about',
    ([, thing = '', how = '']) => donePart(thing, how),
  ],
  [
    /^((?:freshly |locally |all )?(?:hand[- ]?)?(?:made|poured|baked|roasted|brewed|grown|crafted|sewn|knitted|picked|carved|painted|cooked|smoked|sourced|printed|built|woven)\b.*)$/i,
    'about',
    ([, said = '']) => `everything is ${low(said)}`,
  ],
  [/^24\/7$/i, 'when', (_, speaker) => `${itIs(speaker)} open 24/7`],
  [
    /^(serving|feeding|cutting|fixing|baking|making|helping) (.+ since .+|.+ for (?:over )?\d+ years)$/i,
    'who',
    ([said = ''], { self }) => `${self}'ve been ${low(said)}`,
  ],
  [/^(\d+|[$€£]\d+) ?\/ ?(?:h|hr|hour)$/i, 'price', ([, price = '']) => `it's ${price} an hour`],
  [/^sold out (.+)$/i, 'when', ([said = ''], speaker) => `${itIs(speaker)} ${low(said)}`],
  [
    /^(?:done|ready|finished|delivered) (?:in|within|by) (.+)$/i,
    'when',
    ([said = '']) => `it's ${low(said)}`,
  ],
  [
    /^((?:\d+|\p{L}+) (?:to \w+ )?(?:minutes|hours|days|weeks))$/iu,
    'when',
    ([, span = ''], speaker) =>
      each(speaker) === undefined
        ? `it ${/days|weeks/i.test(span) && !isOurs(speaker) ? 'lasts' : 'takes'} ${span}`
        : `each ${each(speaker) ?? ''} is ${span}`,
  ],
  [
    /^((?:\d+|\p{L}+)[- ](?:minutes?|hours?) (?:to|from|away)\b.*)$/iu,
    'where',
    ([, said = '']) => `it's ${said.replace(/-(minute|hour) /, ' $1s ')}`,
  ],
  [
    /^((?:\d+|\p{L}+) (?:days?|weeks?|months?)) (lead time|turnaround|delivery|wait)$/iu,
    'when',
    ([, span = '', what = '']) => `the ${what} is ${span}`,
  ],
]

function yourFirst(what: string, how: string): string {
  if (/^(?:the |your )?first\b/i.test(what))
    return `your ${low(what.replace(/^(?:the|your) /i, ''))} is ${how}`
  return `${low(what)} ${areOf(what)} ${how}`
}

const withAny = (thing: string): string => withSmallWord(thing.replace(/^(?:an?|any) /i, ''))

function donePart(thing: string, how: string): string | null {
  // Who is there already does it: "we included".
  if (/^(?:(?:i|we|you|they|he|she|it|everything)\b|all$)/i.test(thing) || nlp(thing).has('(#Copula|#Modal)'))
    return null
  const hasWord = /^(?:the|my|our|your|all|an?|old|no|spots|tips)\b/i.test(thing) || isMany(thing)
  return `${hasWord ? low(thing) : `the ${low(thing)}`} ${areOf(thing)} ${how}`
}

const withTime = (before: string, when: string): string => `${before} ${speakWhen(when) ?? splitTime(when)}`
const splitTime = (text: string): string => {
  const cut = cutWhen(text)
  return cut === null ? text : `${cut.rest} ${cut.when}`
}
const closed = (when: string, speaker: Speaker): string =>
  withTime(`${weAre(speaker)} closed`, when).replace(/\bon (\p{Lu}\p{L}+day)$/u, 'on $1s')
