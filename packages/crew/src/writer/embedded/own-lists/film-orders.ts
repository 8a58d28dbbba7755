import { MANNER_WORDS } from '../prompt/strip-manner.ts'

const FILM = String.raw`(?:videos?|reels?|tiktoks?|shorts?|clips?|scripts?|posts?|voice-?overs?|vlogs?|ads?|promos?)`
const VERB = String.raw`(?:make|create|write|do|film|record|produce|generate|give|turn|put|want|need)`
const ASK = String.raw`(?:(?:can|could|would) (?:you|u) (?:please |pls )?)?(?:(?:i|we) (?:(?:want|need|would like|'d like)(?: you)?(?: to)? )?)?`
const A = String.raw`(?:(?:an?|the|this|that|it|these|some|my|our)(?: list)?(?: in(?:to)?)?(?: an?)? )?`
const SORT = String.raw`(?:short|quick|funny|cute|simple|nice|cool|new|instagram|insta|tiktok|youtube|\d+|-?(?:s|secs?|seconds?|mins?|minutes?)|\d+-?\p{L}+)`
/** "Make a 30 second reel:", "a video with", "turn this into a reel about". */
const LEAD = new RegExp(
  String.raw`^(?:(?:hi|hey|hello|ok|okay|so|please|pls)[,!]? )*(?:${ASK}${VERB} (?:me |us )?${A}(?:(?!about\b|with\b|my\b|our\b|rules\b|tips\b)[\w'-]+ ){0,4}?|(?:i (?:want|need) )?(?:an? |the )?(?:${SORT} ){0,4}?)${FILM}(?: (?:please|pls|plz))?(?: for (?:my |our )?(?:tiktok|instagram|insta|youtube|facebook|shorts|reels|page|channel))?(?:\s*[:–—.,-]+\s*|\s+(?:about|on|of|with|from|out of|listing|showing|that (?:lists|shows|says)) )(?=\S)`,
  'iu',
)
/** In the middle, before the name of the list: "…, make a video with my 4 steps: …". */
const INNER = new RegExp(
  String.raw`[,.;!]?\s+(?:and |so |please |pls |can you |could you )*(?:make|create|write|do|film|turn|need|want|i want|i need) (?:me |us )?${A}(?:[\w'-]+ ){0,4}?${FILM} (?:with|about|of|on|from|out of|using|listing|showing) (?=[^.!?]{2,60}(?:[:–—]|\s-\s))`,
  'giu',
)
const LENGTH = String.raw`~?\d{1,3} ?-?(?:s|secs?|seconds?|mins?|minutes?)`
/** Before the colon: "my tips, make it 30 sec: …", "…, make it short: …". */
const INNER_LENGTH = new RegExp(
  String.raw`[,;]?\s+(?:and |please |pls )*(?:(?:make|keep) it |in |under |for |max )?(?:about |around |under )?${LENGTH}(?: (?:long|max|video|reel|tops))?(?=\s*[:–—]|\s-\s)|,\s+(?:an? )?(?:${SORT} )*${FILM}(?=\s*[:–—]|\s-\s)|,\s+(?:and |please |pls )*(?:make|keep) it [\p{L} ]{3,30}(?=\s*[:–—]|\s-\s)`,
  'giu',
)
const NETWORK = String.raw`(?:tiktok|instagram|insta|youtube|facebook|shorts|reels|linkedin|social media|my (?:page|channel|story|followers))`

/** What of a prompt only orders the film stands before, between or after what it tells; the first two go. */
export function cutOrders(text: string): string {
  const lead = LEAD.exec(text)?.[0] ?? ''
  const behind = text.slice(lead.length)
  // "Can you make a reel about my rules? no shoes, …": what was asked for is the film.
  const named = lead === '' ? behind : behind.replace(/^([^?:\n]{4,100})\?\s+(?=[^?]+$)/u, '$1: ')
  const bare = named
    .replace(HELLO, '')
    .replace(IN_VIDEO, '')
    .replace(INNER, '. ')
    .replace(INNER_LENGTH, '')
    .trim()
  return bare === '' ? text : bare
}
/** Says that it is a film, and then tells it. */
const IN_VIDEO =
  /^in (?:this|today's|my next) (?:video|reel|clip|short),? (?:i|we)(?:'ll|'m| will| want to| wanna| am going to| gonna| going to)* (?:share|show|tell|talk about|list|go over|give)(?: (?:you|u|people|everyone|with you))? (?=\S)/iu
const HELLO =
  /^(?:(?:hi|hey|hello|ok|okay|so|well|alright|um|guys|y'all|everyone|friends)(?:,|!|\b)\s+)+(?=\p{L}|\d)/iu

const MOOD =
  'funny|fun|cheerful|upbeat|energetic|inspiring|inspirational|motivational|cinematic|heartfelt|wholesome|cute|calm|chill|emotional|friendly|casual|professional|serious|dramatic|short|snappy|punchy|catchy|simple|warm|cozy|honest|light|viral|engaging|relatable|realistic|aesthetic|fast|fast-paced|slow|dark|moody|raw|soft|cool|exciting|educational|colorful|trendy|bold|witty|sarcastic|scary|spooky|creepy|mysterious|soothing|relaxing|peaceful|gentle|playful|quirky|credible|numbered|narrated|first person|third person|spoken|whispered'
const ORDERS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:and |so |but |then |now |just |please |pls )*(?:${ASK}${VERB} .{0,40}?|an? (?:${SORT} )*)${FILM}(?: (?:with|about|of|from|on|out of|for|please|pls|using|that|to)\b.*| \d.*)?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:and |but |so |please |pls )*(?:make|keep) (?:it|this|that|them|the (?:tone|video|voice|style)) (?:(?:very|really|super|a bit|kinda|under|about|around|all) )*(?:${MOOD}|${LENGTH}|sound|feel|look|for|like|under|less)\b.*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:in |about |around |under |max |for )*${LENGTH}(?: (?:long|max|tops|please))?$`,
    'iu',
  ),
  new RegExp(String.raw`^(?:for|on) ${NETWORK}(?: .{0,20})?$`, 'iu'),
  /^(?:end|close|finish) (?:it |the video )?(?:with|on)\b|^(?:cta|call to action|hook|hashtags?|tone|style|voice|length|music)\b(?: ?:.*)?$|^(?:pls|please|plz|thanks|thank you|thx|lol|haha|ok|okay)$/i,
  /^make (?:me|us|it|them|people|viewers|everyone) (?:sound|look|feel|laugh|cry|want|smile|hungry)\b|^(?:like|about|around) \d+ \p{L}+$|^each one \p{L}+er$/iu,
  /^(?:and )?(?:ask|tell|invite|remind) (?:people|them|viewers|everyone|followers) to\b/i,
  /^(?:no|without) (?:music|text|voice-?over|voice|intro|captions|subtitles|narration|dialogue|emojis|hashtags)$|^just (?:the )?(?:music|text|voice|sounds?)$/i,
  /^(?:add|include|use|with) (?:an? |some |the |upbeat |soft |calm )*(?:hook|captions?|subtitles|music|emojis?|hashtags?|call to action|cta|voice-?over)\b/i,
]
const ONLY_MOOD = new RegExp(
  String.raw`^(?:(?:and|but|very|really|super|a bit|a little|kinda|slightly|not|not too|keep it|make it|something) )*(?:${MOOD})(?:,? (?:and|but) (?:${MOOD}))*(?: (?:tone|voice|vibes?))?(?: (?:please|pls|plz|thanks|thx))?$`,
  'iu',
)
/** Behind a list, how it shall sound; within one, it may be what is told: honey is raw. */
export const isMood = (clause: string): boolean => ONLY_MOOD.test(clause.trim())

/** "Friendly tone", "calm voice": each word says how it sounds. */
const SOUND = /^(?:[\p{L}-]+ ){1,3}(?:tone|voice|vibes?|mood|energy)(?: (?:please|pls|plz|thanks|thx))?$/iu

/** Whether a clause orders the film, in words that no item of a list has: "keep your coffee hot" and "say hi" are items. */
export function isFilmOrder(clause: string): boolean {
  const bare = clause.trim().replace(/[.!\s]+$/, '')
  if (ORDERS.some((order) => order.test(bare))) return !/\b(?:i|we) (?!want|need|'d|would)\p{L}+/iu.test(bare)
  return (
    SOUND.test(bare) &&
    bare
      .toLowerCase()
      .replace(/ (?:please|pls|plz|thanks|thx)$/, '')
      .split(' ')
      .every((word) => MANNER_WORDS.has(word) || word === 'in')
  )
}
