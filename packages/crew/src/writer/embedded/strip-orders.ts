/** The length asked for in words: "a 30 second script", "60s reel". "Five minute crafts" is a topic. */
const LENGTH =
  /\b(?:an?\s+)?(?:\d+|thirty|fifteen|sixty|one)[\s-]*(?:seconds?|secs?|s|minutes?|mins?)(?:[\s-]+long)?\s+(?=(?:[a-z]+\s+){0,2}(?:videos?|scripts?|reels?|shorts?|clips?|tiktoks?|stor(?:y|ies)|voice-?overs?|narrations?)\b)/gi

const MOODS =
  'funny|fun|short|simple|dramatic|viral|engaging|interesting|catchy|light|serious|scary|exciting|cool|entertaining|educational|kid|professional|casual|under|emotional|inspiring|upbeat|fast|clear|easy|very|really|super|more|sound|feel|look'
const FORM = String.raw`(?:keep|make) (?:it|this|them|each|the (?:video|script|tone|style)) (?:${MOODS})\b|(?:add|include|use|start with|end with|finish with|open with) (?:an?|the|some|lots of|a lot of)?\s*(?:\w+ )?(?:hooks?|calls? to action|cta|endings?|twists?|hashtags?|emojis?|humou?r|jokes?|questions?|tone|voice|style|music|captions?)\b`
/** Clauses on how the video should be, from the word that opens them to the end of the sentence. */
const CLAUSE = new RegExp(
  String.raw`(?:\s*[,;.!–—]\s*(?:and\s+|but\s+|please\s+)*|\s+(?:and|but|please)\s+)(?:${FORM})[^.!?]*`,
  'gi',
)
const MANNER =
  /[,\s]+(?:in|with) (?:an? )?(?:\w+ ){1,3}(?:tone|style|voice|way|hook|ending|manner|mood)\b|[,\s]+(?:for|on) (?:my )?(?:tiktok|instagram|insta|youtube(?: shorts)?|reels|shorts|social media)(?: (?:channel|page|account|audience))?(?=\s*(?:[,.!?]|$))/gi

/**
 * A prompt without what it says about the video's length and manner: "write a 30 second script about volcanoes, keep it
 * funny" asks for volcanoes. A prompt of such orders alone stays as it is.
 */
export function stripOrders(prompt: string): string {
  const bare = prompt.replace(LENGTH, '').replace(CLAUSE, '').replace(MANNER, '').trim()
  return /\p{L}{3}/u.test(bare) ? bare : prompt
}
