import { capitalizeNames } from '../capitalize-names.ts'
import { capitalize } from '../wording.ts'
import { OWN, readPiece, THANKS, type Read } from './read-piece.ts'
import { piecesOf, spell, type Piece } from './split-brief.ts'

/** Shorter prompts are read by what they say at once. */
const MIN_WORDS = 25
const MIN_SAID_WORDS = 20

/** Before what is given to be told: "Turn this into a video, word for word: …". */
const GIVEN_LEAD =
  /^(?:this is what i(?:'ve| have) (?:got|written)(?: so far)?|here(?:'s| is) (?:my|the) \p{L}+[^:\n]{0,140}|(?:please |pls |can you |could you )*(?:make|turn|use|create|read)\b[^:.!?\n]{5,90}|[^:.!?\n]{0,60}\bword for word[^:.!?\n]{0,40}):\s*/iu

export type Brief = {
  /** Words of the prompt that only order: a script that says them has read them wrongly. */
  readonly orders: readonly string[]
  readonly sentences: readonly string[]
  /** Those that it shall end with. */
  readonly ends: readonly string[]
  /** Whether its own words show that somebody speaks of their own, or gives a text. */
  readonly isOwn: boolean
  /** As it was ordered. */
  readonly title: string | null
  /** What was ordered and is not said. */
  readonly left: readonly string[]
}
const TITLE = /\btitle (?:should be|is|:) ?["“]?(?<title>[^"”\n]{3,90}?)["”]?(?:[.!]?\s*$|[.!]\s)/iu
const WHO_ASKS = /^(?:i'm|i am|im|we're|we are) an? /iu
const QUESTION =
  /\b(?:give|tell|teach|show) me (?!a (?:short )?(?:video|film|reel))|\bi(?:'d| would)? (?:like|love|want) to (?:learn|know|understand)\b|^(?:the )?(?:top )?(?:\d+|three|four|five|six|seven|ten) (?:\p{L}+ )?(?:mistakes|tips|ways|things|signs|reasons|facts|steps)\b|^(?:compare|explain|tips|how|why|what|who|when|where|which|is|are|was|were|do|does|did|can|should)\b/iu
const CONTENT =
  /^(?:and |please |pls |can you |could you )*(?:explain|show|describe|tell about|give|gives|shows|explains)\b .+/iu
/** Made up, and told by nobody as their own. */
export const MADE_UP =
  /\b(?:(?:bedtime|ghost|detective|love|scary|horror|christmas|short|funny|fairy|spooky|crime|mystery) (?:story|tale)|(?:story|tale) (?:about|set|in which|where|of|for)|fable|adventure|western|creepy|scary|haiku|limerick|rap|skit)\b|\b(?:i|we) (?:teach|homeschool)\b(?!.*\b(?:lessons?|trial|book|home)\b)|\bmy (?:students|class|pupils)\b|\b(?:i|we) (?:wanna|want to|would like to) (?:go viral|teach|explain)\b/iu

const HELLO = /^(?:(?:hi|hey|hello|ok|okay|so|there|good (?:morning|evening)),? )+/iu

/**
 * A long order for a film of one's own, as the sentences that it says: what it tells stays as it was typed, what shall be mentioned
 * is said, what it shall end with comes last, and orders of the film are left out. Null for what is short, orders nothing, or
 * tells too little.
 */
export function readBrief(prompt: string): Brief | null {
  if (prompt.split(/\s+/u).length < MIN_WORDS || MADE_UP.test(prompt) || QUESTION.test(prompt)) return null
  const typed = spell(prompt.replace(/[’‘]/gu, "'").trim().replace(HELLO, ''))
  const lead = GIVEN_LEAD.exec(typed)?.[0] ?? ''
  const read: ReadPiece[] = []
  for (const piece of piecesOf(typed.slice(lead.length))) {
    const before = read.at(-1)
    read.push({ piece, ...readPiece(piece, before) })
  }
  if (lead === '' && !read.some(({ kind }) => kind !== 'said')) return null
  const ends = read
    .filter(({ kind }) => kind === 'end')
    .reduce<string[]>(
      (all, { said, joint }) =>
        joint === undefined || all.at(-1) === ''
          ? [...all, said]
          : [...all.slice(0, -1), `${all.at(-1) ?? ''}${joint}${said}`],
      [],
    )
    .filter(Boolean)
    .map(asSentence)
  const said = joinSaid(read)
  const sentences = [...said.flatMap(splitRunOn).map(asSentence), ...ends]
  const words = sentences.join(' ').split(/\s+/u).length
  if (words < MIN_SAID_WORDS || (sentences.length < 2 && lead === '' && read.length < 3)) return null
  return {
    sentences,
    ends,
    isOwn: lead !== '' || /^["“]/u.test(typed) || isOfThemselves([...said, ...ends]),
    title: TITLE.exec(typed)?.groups?.['title'] ?? null,
    ...listOrders(read),
  }
}

/** Where a sentence of its own begins behind a comma, in one breath with what was said before. */
const RUN_ON =
  /(?<=\S+ \S+ \S+ \S+),\s+(?=(?:(?:and )?(?:he|she|they|we|i|there)(?:'(?:s|re|ve|d|ll|m))?|nobody|everyone|everybody) \p{L})/iu
const splitRunOn = (said: string): string[] => (/["“/\n]/u.test(said) ? [said] : said.split(RUN_ON))

type ReadPiece = Read & { readonly piece: Piece }

/** What is told and what shall be mentioned, one sentence each; what went on in one sentence still does. */
function joinSaid(read: readonly ReadPiece[]): readonly string[] {
  const said: string[] = []
  let isOpen = false
  let named: number | null = null
  const goOn = (at: number, more: string) => (said[at] = `${said[at] ?? ''}${more}`)
  for (const { piece, kind, said: text, joint = piece.before } of read) {
    if (kind === 'said' && isOpen && !piece.isOpening) goOn(said.length - 1, joint + text)
    else if (kind === 'said') said.push(text)
    else if (kind === 'first') said.unshift(text)
    else if (kind === 'named' && named !== null) goOn(named, (piece.before || ' ') + text)
    else if (kind === 'named') named = said.push(`and don't forget ${text}`) - 1
    else if (kind === 'mention')
      said.push(...text.split(/ and that (?=\p{Lu}|(?:we|i|it|there|you|the|our|my|they|he|she)\b)/u))
    isOpen = kind === 'said'
  }
  return said
}

function isOfThemselves(sentences: readonly string[]): boolean {
  const own = sentences.filter((said) => OWN.test(said) && !WHO_ASKS.test(said))
  return OWN.test(sentences[0] ?? '') || own.length * 2 >= sentences.length
}

const listOrders = (read: readonly ReadPiece[]): Pick<Brief, 'orders' | 'left'> => ({
  orders: read
    .filter(({ kind, piece }) => kind !== 'said' && !THANKS.test(piece.text.trim()))
    .map(({ piece }) => piece.text.split(':')[0] ?? ''),
  left: read
    .filter(({ kind, piece }) => kind === 'order' && CONTENT.test(piece.text.trim()))
    .map(({ piece }) => piece.text.trim().replace(/[.!?]+$/u, '')),
})

const asSentence = (text: string): string => {
  const bare = text
    .replace(/\s*\n\s*/gu, ' ')
    .replace(/^["“]([^"“”]+)["”]$/u, '$1')
    .replace(/\s+\/\s+/gu, ' ')
    // What stands in brackets is spoken, too.
    .replace(/\s*\(([^()]{2,60})\)(?=\s+\S)/gu, ', $1,')
    .replace(/\s*\(([^()]{2,60})\)/gu, ', $1')
    .replace(/\bi\b/gu, 'I')
    .replace(/\s+lol\b/giu, '')
    .replace(/[\s,;:]+$/u, '')
    .trim()
  return `${capitalize(capitalizeNames(bare))}${/[.!?]["”]?$/u.test(bare) ? '' : '.'}`.replace(/!!+/gu, '!')
}
