import { BUSINESS } from './read-notice.ts'

const SHOP = String.raw`(?:${BUSINESS}|brand|company|agency|firm|label|hotel|hostel|guesthouse|laundromat|daycare|nursery|winery|spa|truck|van|stand|farm|boutique|tearoom)`
/** What is named is a shop where this is its last word, before where it is, what it is called or what it sells. */
const IS_SHOP = new RegExp(
  String.raw`\b${SHOP}(?=$|\s+(?:in|at|near|on|by|of|for|from|with|called|named|that|which|where|who|needs?|and|to|opening|[\p{L}-]+ing)\b|\s+["“'‘&]|\s+(?-i:\p{Lu})|\s*\d)`,
  'iu',
)
/** Whether a shop or a firm is named, rather than what it sells: "my bakery in Leeds", but not "our bakery bread". */
export const isShop = (thing: string): boolean => IS_SHOP.test(thing)

/** Nobody is welcomed to what drives around, or to a name on a box. */
export const isMobile = (shop: string): boolean =>
  /\b(?:van|truck|brand|label|company|agency|firm|business|service|practice|online|mobile|etsy)\b/i.test(shop)

/** Is no sign of many, or is whose it is rather than what is sold. */
const KEEPS_S =
  'sports|clothes|crafts|goods|groceries|sweets|antiques|womens|kansas|texas|parents|friends|sisters|brothers|cousins|grandmas|grandpas'
const OF_MANY = new RegExp(
  String.raw`(?<![\p{L}'])(?!(?:${KEEPS_S})\b)(\p{Ll}{4,}(?<!ie|[sxu]|ch|sh|o|ic))s (${SHOP})\b`,
  'gu',
)
/** A shop named after what it sells, as it is written: "soy candles shop" is a soy candle shop. */
export const shopInWords = (thing: string): string => thing.replace(OF_MANY, '$1 $2')
