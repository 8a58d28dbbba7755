import { isEnglish } from '../../../text/is-english.ts'
import { addApostrophes } from '../prompt/spelling/apostrophes.ts'
import { kindOfClause, readNamed, type ListKind, type NamedList } from './list-kinds.ts'
import { splitListed, type Split } from './split-listed.ts'

/** A list that somebody gives to be told, in their own words. */
export type Listed = {
  readonly kind: ListKind
  /** What they say before the name of the list: "I paid off 34k of debt in 2 years". */
  readonly claims: readonly string[]
  readonly head: string
  readonly named: NamedList | null
  readonly items: readonly string[]
  readonly more: readonly string[]
  /** Whether "we" speaks. */
  readonly isMany: boolean
}

const SELF = /\b(?:i|i'm|i'd|i've|i'll|im|ive|my|mine|me|we|we're|we've|we'd|our|ours|us)\b/i
/** "From a guy who works there": says that they know it themselves. */
const WITNESS = /\b(?:from|by) (?:an? |some(?:one|body)|your |years |\d+ years )|\bas an? \p{L}|\bhaul\b/iu
/** Asks for what is not the person's: a text of another kind, or facts of what is named. */
const OTHER =
  /^(?:\d+ |an? |the |some |my |our |more |write |tell |give |(?:three|four|five|ten) )*(?:[\p{L}-]+ )?(?:stor(?:y|ies)|tales?|poems?|haiku|songs?|quiz(?:zes)?|trivia|facts?|jokes?|riddles?|quotes?|dialogues?|skits?|scenes?|debate|histor(?:y|ies)|comparisons?|definitions?|ads?|advert\p{L}*|promos?|commercial|pov|lyrics|letter|speech|message|invitation|recipe)\b|^(?:please )?(?:compare|explain|define|describe|rank|imagine|introduc\p{L}+|translate|discuss|prove|guess|choose|pick|name)\b|\b(?:vs\.?|versus|difference|differences|compared)\b/iu
/** Leaves open what it is about: "5 facts about:". */
const OPEN_END = /(?:^|\s)(?:about|with|between|of|like|including|such as|for|on|following|are|is)$/i
/** "Stuff I'm done with" is all said. */
const ENDS_OWN = /\b(?:i|we|i'm|im|we're|i've|we've) [\p{L} ']*(?:with|for|on|of|about|like|between)$/iu
/** Asks what the list shall hold. */
const TO_COVER =
  /^(?:include|including|cover|mention|talk about|explain|focus on|such as|for example|e\.?g\.?|with|about|why|how|what|who|where|when|which)\b/i
/** Begins what the list shall hold. */
const COVERS =
  /^(?:please )?(?:include|including|cover|mention|talk about|focus on|such as|for example|e\.?g\.?)\b/i
/** "How to grow tomatoes": steps that anybody could know. */
const HOW_TO = /^(?:(?:the )?best ways? to|how to|how do|how can|guide|ways? to)\b/i
/** Amounts of a kitchen, which a recipe tells. */
const AMOUNT = /\b\d+(?:[.,/]\d+)? ?(?:g|kg|ml|cl|dl|cups?|tbsp|tablespoons?|tsp|teaspoons?|oz|ounces?)\b/i

/** A longer text is no list of twelve. */
export const MOST_CHARACTERS = 2000
/** A sign that may stand before a list. */
const SIGN = /[:;?!\n–—.)•✅✔]|\u{20E3}|\s-\s/u

/**
 * Reads what a prompt lists itself; null where it lists nothing, or asks for what it names. `isLast` takes any list that is plainly
 * the person's, whatever it is called.
 */
export function readListed(prompt: string, isLast = false): Listed | null {
  if (!SIGN.test(prompt) || prompt.length > MOST_CHARACTERS) return null
  const split = splitListed(addApostrophes(prompt))
  if (split === null || /^["“]/.test(prompt.trim()) || !isEnglish(prompt)) return null
  const { heads, items, more } = split
  const { head, claims } = nameOf(heads)
  if (asksFor(split, head)) return null
  const named = readNamed(head)
  const isThanks = /\bthank/i.test(head) && items.filter((item) => /^you\b/i.test(item)).length >= 2
  const meant = isThanks ? 'thanks' : (named?.kind ?? kindOfClause(head))
  const kind =
    meant ??
    (isLast && split.isProse !== true && !ORDERED.test(prompt) && isPlainlyOwn(head, items)
      ? kindOfOwn(split)
      : null)
  // A message may be told of it first.
  if (kind === 'letter' && !isLast) return null
  if (kind === null || (meant !== null && !isTheirs({ kind, named, head, claims, items, more }))) return null
  const spoken = `${heads.join(' ')} ${more.join(' ')}`
  const isMany =
    /\b(?:we|we're|we've|our|us)\b/i.test(spoken) && !/\b(?:i|i'm|i've|i'd|my|me)\b/i.test(spoken)
  return { kind, claims, head, named, items, more, isMany }
}

/** With a word on how to reach them, it is what somebody offers. */
const kindOfOwn = ({ more }: Split): ListKind =>
  more.some((one) => /^(?:dm|call|text|book|order|email|message|whatsapp)\b/i.test(one)) ? 'menu' : 'plain'

/** Whether a list is what a prompt asks for, rather than what it tells. */
function asksFor({ heads, items, more }: Split, head: string): boolean {
  if ([...heads, ...items, ...more].some((part) => part.includes('?'))) return true
  if (OTHER.test(head) || OTHER.test(heads[0] ?? '') || (OPEN_END.test(head) && !ENDS_OWN.test(head)))
    return true
  if (COVERS.test(items[0] ?? '')) return true
  return (
    items.filter((item) => TO_COVER.test(item)).length * 2 > items.length ||
    items.filter((item) => AMOUNT.test(item)).length >= 2
  )
}

function isTheirs({ kind, named, head, claims, items, more }: Omit<Listed, 'isMany'>): boolean {
  // "Tips for my first marathon" may ask for them; "my tips" tells them.
  const told = [...claims, head.replace(/ (?:for|to) (?:my|our)\b.*$/i, ''), ...items].join(' ')
  const isOwn = SELF.test(told) || WITNESS.test(head)
  if (named?.kind === 'plain' && ASKED_FOR.test(named.noun) && !isOwners(named)) return false
  if ((kind === 'sale' || kind === 'event') && !WHEN.test([told, head, ...more].join(' '))) return false
  // A film or a show may be called so: "how I met your mother: plot, characters, best episodes".
  if (kind === 'steps' && wordsIn(items) < items.length * FEWEST_WORDS_EACH) return false
  if (kind === 'letter') return wordsIn(items) >= items.length * FEWEST_WORDS_EACH
  return HOW_TO.test(head) ? WITNESS.test(head) : isOwn || isPublic(kind, items)
}

const wordsIn = (items: readonly string[]): number => items.join(' ').split(' ').length

/** Of what is heavy, nobody is asked at the end which one surprised them. */
const HEAVY =
  /\b(?:sad|died|dead|death|alone|lonely|depress\w*|suicid\w*|cancer|grief|passed away|funeral|divorc\w*|cry\w*|abus\w*|scared|hate (?:myself|my life)|killed?|mad at me|help me|broke up)\b/i
/** Begins no list of the person's: an order, or something made up. */
const NO_OWN =
  /^(?:to|dear|where|when|who|which|make|create|write|give|tell|show|need|want|i (?:want|need|would like)|can you|help|video|please)\b|\b(?:characters?|plot|script|novel|episode|channel|intro|ideas?|topic|video|style)\b/i
/** Orders how it is told, or that it sells. */
const ORDERED =
  /\b(?:ads?|promos?|advert\p{L}*|commercial|hook|cta|pain points?|speak to|(?:first|third) person|whisper|voice|tone|vibes?|feel)\b/iu
const LONGEST_HEAD_WORDS = 16
const FEWEST_WORDS_EACH = 2

/** Whether a list is the person's by what it says, where its name says nothing of what it is of. */
function isPlainlyOwn(head: string, items: readonly string[]): boolean {
  const own = items.filter((item) => SELF.test(item)).length
  const isSaid = SELF.test(head.replace(/ (?:for|to) (?:my|our)\b.*$/i, '')) || own * 2 >= items.length
  if (!isSaid || HEAVY.test([head, ...items].join(' ')) || NO_OWN.test(head)) return false
  if (items.some((item) => TO_COVER.test(item) || /^\d+ (?:facts|tips|reasons|ways)\b/i.test(item)))
    return false
  if (items.filter((item) => LIMITS.test(item)).length * 2 >= items.length) return false
  return head.split(' ').length <= LONGEST_HEAD_WORDS && wordsIn(items) >= items.length * FEWEST_WORDS_EACH
}

/** The name of the list, and what is said before it: "im a nail tech, 4 things I wish clients knew". */
function nameOf(heads: readonly string[]): { readonly head: string; readonly claims: readonly string[] } {
  const last = (heads.at(-1) ?? '').replace(
    /^(?:and |so )?(?:here are|these are|here's|here is|this is) (?=\S)/i,
    '',
  )
  const claims = heads.slice(0, -1)
  const [, saying, name] = /^(.{4,}?),? (?:and )?(?:these|those|here) are (.+)$/iu.exec(last) ?? []
  if (saying !== undefined && name !== undefined) return { head: name, claims: [...claims, saying] }
  const [, before = '', behind = ''] = /^(.+), ([^,]+)$/u.exec(last) ?? []
  const isNamedBehind = behind !== '' && !isNamed(last) && isNamed(behind)
  return isNamedBehind ? { head: behind, claims: [...claims, before] } : { head: last, claims }
}
const isNamed = (head: string): boolean => readNamed(head) !== null || kindOfClause(head) !== null

/** Things that a prompt asks for more often than it tells them: "ideas for my birthday: cheap, outdoors". */
const ASKED_FOR =
  /\b(?:ideas|activities|exercises|games|gifts|places|books|movies|films|shows|songs|foods|meals|tools|apps|spots|jobs|skills|facts|words|questions|cities)$/i
const isOwners = ({ whose, rest }: NamedList): boolean =>
  /^(?:my|our) /i.test(whose) ||
  /\b(?:i|we|i'd|i've|we've)\b|^ (?:every|each|all|most|nobody|no one|people)\b/i.test(rest)
/** A sale or an event is somewhere, some day, or somebody's. */
const WHEN =
  /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|weekend|our|my|we|join|come|sign up|january|february|march|april|june|july|august|september|october|november|december)\b/i

const MAY_BE_LIMITED = new Set<ListKind>(['tips', 'plain', 'packing', 'menu', 'routine', 'meals', 'letter'])
const MANY_ITEMS = 5
const OF_ALL = new Set<ListKind>(['sale', 'event', 'thanks'])

/** Says how it shall be: "easy to follow, at home, no equipment". */
const LIMITS =
  /^(?:no|for|at|in|on|with|without|easy|under|not|must|should|only|beginner|cheap|simple|quick)\b/i

/** Of nobody in particular, a list is only told where its items say something: "sleep, water, walking" are asked about. */
function isPublic(kind: ListKind, items: readonly string[]): boolean {
  if (OF_ALL.has(kind)) return true
  const limits = items.filter((item) => LIMITS.test(item)).length
  if (MAY_BE_LIMITED.has(kind) && limits * 2 >= items.length) return false
  // Each thing that is packed is a word.
  if (kind === 'packing' && items.length >= MANY_ITEMS) return true
  const said = items.filter((item) => item.split(' ').length >= 2)
  return said.length * 2 >= items.length && said.length >= 2
}
