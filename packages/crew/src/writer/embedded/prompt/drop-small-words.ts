/** Words of a chat, behind what is said. */
const CHAT =
  /(?<!\b(?:words?|meaning|called|named|of|is|does|say|saying|mean))[\s,]+(?:lol|lmao|haha+|tho|ngl|tbh|omg|bruh|(?:sort of|kind of|kinda|i guess|or something)(?=[.!?\s]*$))(?=[\s,.!?]|$)/gu
/** What is told of oneself keeps them: they say how it is meant. */
const OWN = /\b(?:i|i'm|im|my|we|our|me|us)\b/i
const ASKS =
  /^(?:so |ok |wait |and )?(?:why|how|what|where|who|when|which|is|are|do|does|did|can|was|were)\b/i
/** Within a question: "how do submarines even work". An even number is another thing. */
const INNER =
  /(?<!\b(?:break|breaks|get|not|or|and))\s+(?:even|actually|exactly)(?= (?!numbers?\b|if\b|though\b|more\b|out\b|when\b|with\b|\d)\p{L})/giu
const AT_END =
  /(?<=\p{L}{3}.*)[\s,]+(?:originally|anyway|in the first place|(?:pls |please )?explain(?: (?:it|this|pls|please))*)(?=[?.!]*$)/iu
/** Asked of what has just been named. */
const WHO_MADE =
  /(?<=^(?:the )?(?:history|story|origins?) of .{3,60}?),?\s+(?:so |and )?who (?:even |actually |first )*(?=(?:invented|made|created|discovered|built|came up with|thought of) (?:it|this|that|them|these)\b)/iu
const KIND_OF_PLACE = /\bthe (?:(?:country|nation) of (?!the\b|origin)|(?:city|island) of (?=\p{Lu}))/gu

/** A prompt without the small words of talk that hide a known topic: "how do submarines even work lol". */
export function dropSmallWords(prompt: string): string {
  const named = prompt.replace(KIND_OF_PLACE, '')
  if (OWN.test(named)) return named
  const bare = named.replace(CHAT, '').replace(WHO_MADE, ', who ')
  return ASKS.test(bare) ? bare.replace(INNER, '').replace(AT_END, '') : bare
}
