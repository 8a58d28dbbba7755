import { withArticle } from '../../../text/with-article.ts'
import { readEnding } from '../prompt/read-ending.ts'
import { isOrder } from '../prompt/strip-manner.ts'
import { splitClauses } from './read-offer.ts'
import { isShop } from './shops.ts'
import { readAudience } from './customers.ts'

/** What an ad is for, where that is a thing and no shop: "promo for our new cinnamon rolls, $4.50 each". */
export type Promoted = {
  /** As it was typed: "our new cinnamon rolls". */
  readonly thing: string
  readonly price: string | null
  /** The name of the shop, where it says who they are. */
  readonly name: string | null
  /** Who they are, as a clause; empty where nothing says it. */
  readonly who: string
  readonly details: readonly string[]
}

const FORM = String.raw`(?:ads?|adverts?|advertisement|promo(?:tion(?:al)?)?|commercial|teaser|trailer|launch)(?: (?:video|reel|clip|film|script|spot|tiktok|teaser|post))?`
const ASKED = String.raw`(?:(?:and|so|please|pls|can|could|you|i|we|i'd|we'd|would|like|need|want|make|create|write|do|film|produce|generate|design|give|me|us|get)\s+)*`
const SIZE = String.raw`(?:(?:an?|the|some)\s+(?:[\w-]+\s+){0,4}?)?(?:(?:\d+[\s-]*(?:s|secs?|seconds?|minutes?|mins?)|short|quick|product|video|app)\s+){0,3}`
const AMOUNT = String.raw`(?:[$€£₹]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:€|£|eur|euros?|usd|dollars?|pounds|bucks))(?:\s?(?:each|apiece|a piece|per \p{L}+|an? \p{L}+|\/\s?\p{L}+|for (?:a|an|one|two|three|four|six|twelve|\d+)(?: \p{L}+)?)){0,3}`
const PRICE = String.raw`(?:(?:only|just|from|for|at|now|starting at) )*${AMOUNT}`
const ASKS_FOR = new RegExp(
  String.raw`(^|[.!?,;:]\s+|\s+(?=(?:and |so )?(?:(?:i|we) )?(?:need|want|make)\b))${ASKED}(?:${SIZE}${FORM}\s+(?:for|of|about|to promote|promoting)(?: the (?:launch|release) of)?|promote|advertise)\s+((?:my|our|(?:the|an?|some|these)(?= new\b))\s+[^.,;:!?$€£₹]{3,70}?)(?:\s+(${PRICE}))?(?=\s*(?:[.,;:!?]\s|[.!?]*$))`,
  'iu',
)
const IS_PRICE = new RegExp(`^${PRICE}$`, 'iu')
/** Is needed or wished for rather than shown, or is whom the ad is for. */
const NO_THING =
  /\b(?:lessons?|tutoring|\w+ing|services?|house|flat|apartment|condo|villa|cottage|bungalow|room|car|repairs?|instagram|insta|tiktok|youtube|facebook|page|channel|account|followers|audience|(?<!for )(?:customers|clients)|website)$/i
const IS_NEW = /^\p{L}+ new\b/iu
const OWNS =
  /^(?:(?:hi|hey|hello),? )?(?:(?:i|we) (?:own|run|have|manage|operate)|(?:i'm|i am|we're|we are) the owners? of) (?:an?|my|our|the) (.+?),? (?:called|named) ([\p{L}\p{N}][\p{L}\p{N}'&. -]{1,38}?)((?: (?:in|near) \p{L}[\p{L}' -]+)?)$/iu
/** "We're Sweet Crumbs, a bakery in Austin": they have said it already. */
const SAYS_NAME =
  /^(?:[Ww]e(?:'re| are)|[Tt]his is) (\p{Lu}[\p{L}\p{N}']*(?: (?:\p{Lu}[\p{L}\p{N}']*|&|of(?= \p{Lu})|the(?= \p{Lu})))*)/u
const GREETS = /^(?:hi|hey|hello|good (?:morning|evening)|thanks)\b.{0,12}$/i
const SPEAKS = /\b(?:i|i'm|we|we're|my|our|it|it's|this|is|are|has)\b/i

/** The thing that an ad is for, with its price and with who sells it; null where the ad is for a shop, or says nothing besides. */
export function readPromoted(prompt: string): Promoted | null {
  const text = prompt.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  const found = ASKS_FOR.exec(text)
  if (found === null || /\bhiring\b/i.test(text)) return null
  const typed = found[2] ?? ''
  const before = text.slice(0, found.index).trim()
  const after = text.slice(found.index + found[0].length).replace(/^[\s.,;:!?]+/, '')
  if (isShop(typed) || (NO_THING.test(typed) && !IS_NEW.test(typed))) return null
  if (before === '' && !/^(?:my|our)\b/i.test(typed)) return null
  const told = before === '' ? [] : clausesOf(before)
  const rest = after === '' ? [] : clausesOf(after)
  const price = found[3] ?? rest.find((clause) => IS_PRICE.test(clause)) ?? null
  const details = rest.filter((clause) => clause !== price)
  if (price === null && details.length === 0 && told.length === 0) return null
  const [first = '', ...more] = told
  return {
    thing: typed.replace(/^\p{L}+/u, (owner) => owner.toLowerCase()),
    price: price?.replace(/^(?:for|at) /i, '') ?? null,
    ...readWho(first, /^my\b/i.test(typed)),
    details: [...more, ...details],
  }
}

/** No order among them, though it comes first, and no wish for customers. */
const clausesOf = (text: string): string[] =>
  splitClauses(text).filter(
    (clause) =>
      !isOrder(clause) &&
      !GREETS.test(clause) &&
      readEnding(clause).found === null &&
      readAudience(clause) === null,
  )

/** Who somebody says that they are, as a shop says it: "We're Sweet Crumbs, a small bakery in Austin". */
function readWho(clause: string, isOne: boolean): { readonly name: string | null; readonly who: string } {
  const [, what = '', name = '', place = ''] = OWNS.exec(clause) ?? []
  const we = isOne ? 'this is' : "we're"
  if (name !== '') return { name, who: `${we} ${name}, ${withArticle(what)}${place}` }
  if (SPEAKS.test(clause) || !isShop(clause))
    return { name: SAYS_NAME.exec(clause)?.[1] ?? null, who: clause }
  // "Small bakery in Austin" lacks its article; "Sweet Crumbs bakery" has none.
  const isName = /^\p{Lu}[\p{L}']* \p{Lu}/u.test(clause)
  const low = `${clause.charAt(0).toLowerCase()}${clause.slice(1)}`
  const called = isName ? clause : /^(?:an?|the) /.test(low) ? low : withArticle(low)
  return { name: null, who: `${we} ${called}` }
}
