import { nlp } from '../../../text/english.ts'
import { withArticle } from '../../../text/with-article.ts'
import { PAST } from '../offers/past.ts'
import { capitalize, listInWords } from '../wording.ts'
import type { Listed } from './read-listed.ts'
import { low, spell, stop } from './spell.ts'

const DEED = new RegExp(
  String.raw`^(?:(?:also|then|just|finally|only|never|always|slowly|first) )?${PAST}\b`,
  'iu',
)
/** Says what a thing is like, and no deed: "weighted blanket". */
const MADE =
  /^(?:weighted|used|limited|fixed|baked|canned|dried|shared|guided|reduced|increased|improved|automated|unlimited|scheduled|planned|focused|dedicated|tired|mixed|colored|printed|recycled|smoked|roasted|fried|grilled|boiled|iced|stuffed|salted|left (?:of|in)|met by) (?!my\b|the\b|our\b|an?\b|it\b|to\b|in\b|on\b|up\b|with\b)/i
const isDeed = (item: string): boolean => DEED.test(item) && !MADE.test(item)

/** Only one of them is meant, and one that everybody knows: "the snowball method", "the gym". */
const KNOWN =
  /^(?:[\p{L}\p{N}-]+ ){1,2}(?:method|diet|approach|technique)$|^(?:gym|dishes|laundry|mail|school run)$/iu
/** There is one of it where it is not said how many: "a weekend job", "a granola bar". */
const SINGLE =
  'job|gig|side hustle|tutor|spreadsheet|roommate|mentor|sandwich|salad|smoothie|burrito|omelet|apple|banana|bagel|burger|muffin|granola bar|protein bar|jacket|headlamp|flashlight|towel|blanket|charger|candle|notebook|water bottle|power bank|first aid kit|tripod|umbrella|sleeping bag|tent'
/** Alone, these may be what is done: "walk before boarding". */
const OR_DEED = 'walk|nap|shower|bath|workout|wrap|shake|map|hat|card|pen|lamp'
const ONE_THING = new RegExp(
  String.raw`^(?!(?:they|you|it|he|she|this|that|be|do|don't|my|our|the|an?|no|one|his|her|your|every|get|have|find|take|make|buy|bring|pack|use|i|we|less|more|some|any|another|each)\b)(?:(?:(?!(?:for|with|of|in|on|and|to)\b)[\p{L}-]+ ){0,3}?(?:${SINGLE})|(?:(?!(?:for|with|of|in|on|and|to)\b)[\p{L}-]+ ){1,3}?(?:${OR_DEED}))(?=$|,| \(| (?:for|with|of|in|on|at|from|i|that|to|before|after|driving|training)\b)`,
  'iu',
)
/** Is a thing's own first word, and a verb elsewhere: "rain jacket". */
const OF_THING =
  /^(?:rain|snow|swim|camp|travel|wash|dish|work|dress|bath|hand|head|phone|water|book|power|gift|note|weekend|protein|guide|tea|chicken|turkey)\b/i
/** Stands before no thing: "call a mentor", "never skip a nap". */
const NO_PART = '(#Infinitive|#Imperative|#Pronoun|#Adverb|#Modal|#Copula|#Negative)'
/** A thing with the small word that it is spoken with, where its kind shows which. */
export function withThe(item: string): string {
  if (/^(?:who|what|why|how|when|where|that)\b/i.test(item)) return item
  if (KNOWN.test(item) && !/^(?:the|an?|my|our|no) /i.test(item)) return `the ${low(item)}`
  const [thing] = ONE_THING.exec(item) ?? []
  const before = `${thing?.replace(/\S+$/, '') ?? ''}thing`
  const isThing = thing !== undefined && (OF_THING.test(thing) || !nlp(before).has(NO_PART))
  return isThing && !isDeed(item) ? withArticle(low(item)) : item
}

/** Deeds are whoever's who tells of them: "I stopped using cards". */
export const withSelf = (item: string, isMany: boolean): string =>
  isDeed(item) || /^(?:can|can't|could|couldn't) \p{L}/iu.test(item)
    ? `${isMany ? 'we' : 'I'} ${low(item)}`
    : item

const BY_DAY =
  /^((?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?:: ?| -? ?)(?=\p{L}|\d+ (?!to\b|am\b|pm\b)\p{Ll}{3})/iu

const DAILY =
  /^(?:(?:wake|get|stand) up|wake|go|take|make|drink|eat|read \d|write|walk (?:to|the|my|around)|run (?:\d|to|the)|feed|mix|check|cook|clean|drive|pack|drop|pick|brush|wash|do|prep|put|start|finish|open the|close the|lock|turn|sleep|call|text|listen|meditate|pray|stretch for|journal for|catch|grab|leave|come|sit|lie|teach|bake|milk (?:\d+|the)|fix|nap (?:in|on|at|for)|water the|mow|hug|kiss|unload|load|sweep|wipe|iron|vacuum|shovel|harvest)\b(?! of\b)/i
/** A day as it goes: "wake at 6" is said by the one who does it, and a thing stays one. */
export function speakDay(listed: Listed): string {
  const [who, am] = listed.isMany ? ['we', "we're"] : ['I', "I'm"]
  const said = listed.items.map((typed) => {
    const item = low(withThe(spell(typed)).replace(/^(?:and )?then (?=\p{L})/iu, '')).replace(
      /^wake (?=at|around|before|by)/,
      'wake up ',
    )
    if (BY_DAY.test(item)) return ofDay(item)
    if (DAILY.test(item)) return `${who} ${item}`
    return /^(?:up|asleep|awake|home|back|out|in bed) (?:at|by|before|around)\b/.test(item)
      ? `${am} ${item}`
      : item
  })
  const last = said.length - 1
  return said
    .map((item, at) => {
      if (at === 0 || isClocked(item) || BY_DAY.test(item))
        return stop(at === last && /^no(?:thing)?\b/.test(item) ? `and ${item}` : item)
      return stop(`${at === last ? (/^no(?:thing)?\b/.test(item) ? 'and' : 'and then') : 'then'} ${item}`)
    })
    .join(' ')
}
const isClocked = (item: string): boolean => /\b(?:at|by|till|until|around) (?:\d|noon|midnight)/.test(item)

const ofDay = (item: string): string => item.replace(BY_DAY, (_, day: string) => `${capitalize(day)}: `)
/** "Birria tacos 4 dollars": what it costs stands behind a breath. */
const PRICED =
  /^((?!(?:i|we|you|they|my|our|from|only|just|about|under|saved?|paid|pay|lost|cost|spent|made|earned|won|owed?)\b)\D{3,}?),? (?:for |- )?((?:\d+ for )?(?:[$€£]\d[\d.,]*|\d[\d.,]* ?(?:dollars|bucks|euros?|cents))(?:each\b)?(?: (?:each|an? \p{L}+)(?!\p{L}))*)$/iu

/** Goes with "and" before it; bare things do not. */
const TAKES_AND =
  /^(?:an?|the|my|our|his|her|one|two|three|\d+|lots of|some|more|less|\p{L}+ing (?:no|yes|the|my|our|to|an?|it|up|out|in))\b|^\p{L}+ing$|^[\p{L} '-]+(?<!s)s$/iu
/** Things one after the other, each in a breath of its own. */
export const speakThings = (items: readonly string[]): string =>
  items
    .map((typed, at) => {
      const said = ofDay(spell(typed))
      const item = (PRICED.test(said) ? said : withThe(said))
        .replace(PRICED, '$1, $2')
        .replace(/^everything else (?=make)/i, 'for everything else, ')
      const isLast = at === items.length - 1 && at > 1 && !/^\d|\boffer$/.test(item)
      return stop(isLast && TAKES_AND.test(item) && !BY_DAY.test(typed) ? `and ${low(item)}` : item)
    })
    .join(' ')

/** Is said of a sale or an event, and no thing that is found there. */
const NOTE =
  /^(?:ages?|cash|venmo|card|everything|all |no |free (?:admission|entry|parking|coffee)|bring|from|rain or shine|pick ?up|sign ?up|call|text|dm|tickets?|doors|parking|early birds|come|kids (?:are|eat|get|under|welcome)|prices|half|starts?|open|until|at |on |in |next to|behind|\d{1,2}(?::\d\d)? ?(?:am|pm|to|-))\b|\b(?:must|welcome|only|included|provided|make an offer)\b|\b(?:is|are|for) free$/i

/** What there is at a sale or an event, and then what is said of it. */
export function speakGoods(listed: Listed): string {
  const isPriced = listed.items.some((item) => PRICED.test(item))
  const goods = listed.items.filter((item) => !NOTE.test(item))
  const notes = listed.items.filter((item) => NOTE.test(item)).map((item) => stop(spell(item)))
  if (isPriced || goods.length < 2 || /^for sale\b|\bopen house\b/i.test(listed.head))
    return speakThings(listed.items)
  const all = listInWords(goods.map((item) => low(withThe(spell(item)))))
  return [listed.kind === 'sale' ? `You'll find ${all}.` : `Look forward to ${all}.`, ...notes].join(' ')
}
