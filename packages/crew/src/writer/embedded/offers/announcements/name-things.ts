import { withArticle } from '../../../../text/with-article.ts'
import { low } from '../../own-lists/spell.ts'
import { listInWords } from '../../wording.ts'

/** There is some of it, and nobody counts it. */
export const MASS = new Set(
  `coffee tea beer wine cake pizza chili food music jazz parking delivery shipping wifi bread sourdough cash clothing storage light space support
  training insurance equipment furniture birria barbecue bbq lemonade ice cream soup pasta rice chicken beef pork fish fruit juice water milk cider cheese
  chocolate candy popcorn honey jam soap art advice help information homework software hardware jewelry pottery glass wood paint clay access admission entry
  registration childcare seating shade heating cooling laundry air conditioning karaoke dancing singing painting fun live bingo trivia pie salad dessert
  breakfast lunch dinner brunch work pay overtime money transport transportation catering stuff artwork bedding linen ham bacon salsa guacamole sushi ramen
  gelato granola kombucha everything nothing plenty room time experience repair maintenance cleaning grooming care makeup service hair gear tax prep merch`.split(
    /\s+/,
  ),
)
const HAS_WORD =
  /^(?:an?|the|my|our|your|his|her|their|its|some|lots|plenty|no|all|every|each|any|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)(?!\d|-)|free\b|live\b|more\b|unlimited\b|["“]|\p{L}+'s\b|(?-i:\p{Lu}))/iu
const BEHIND =
  / (?:at|in|on|for|from|with|by|of|to|behind|near|next|before|after|until|till|under|over|all|nobody|you|we|i|that|which|who|every|everyone|made|each) .*$/iu

/** The last word of what is named, without what stands behind it. */
export const nounOf = (thing: string): string =>
  (thing.replace(BEHIND, '').split(/[ -]/).at(-1) ?? '').toLowerCase()

/** Whether several are named: "tools", "kids' clothes", "pizza and cake". */
export const isMany = (thing: string): boolean => {
  const bare = thing.replace(BEHIND, '')
  if (/\b(?:and|&)\b/i.test(bare)) return true
  const noun = nounOf(thing)
  return /(?<!s|u|i)s$/.test(noun) || /^(?:people|children|men|women|feet|teeth|mice)$/.test(noun)
}

/** A thing with the small word that it is spoken with: "a new roof", "big windows", "coffee for early birds". */
export function withSmallWord(thing: string): string {
  const bare = low(thing)
  if (HAS_WORD.test(bare) || isMany(bare) || MASS.has(nounOf(bare)) || nounOf(bare).endsWith('ing'))
    return bare
  return withArticle(bare)
}

/** Several things in one breath. */
export const listThings = (things: readonly string[]): string => {
  const named = things.map(withSmallWord)
  // With "and" inside one of them, each stands for itself.
  const [last = ''] = named.slice(-1)
  return named.length > 1 && named.some((one) => / and /.test(one))
    ? `${named.slice(0, -1).join(', ')}, and ${last}`
    : listInWords(named)
}
