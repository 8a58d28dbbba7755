import { readPart, type Part } from '../plots/plot.ts'
import { isSomebody, PLACES, readParts, type Asked } from '../plots/read-parts.ts'
import { pastOf, readPremise } from '../plots/read-premise.ts'

export type Deed =
  | 'wait'
  | 'find'
  | 'meet'
  | 'inherit'
  | 'lose'
  | 'hear'
  | 'see'
  | 'message'
  | 'gift'
  | 'want'
  | 'run'
  | 'part'
  | 'keep'
  | 'pair'
  | 'thing'
  | 'lone'
  | 'other'

/** What a prompt says of its story, as parts that a plot can carry on. */
export type Tale = {
  readonly deed: Deed
  readonly who: Part | null
  readonly it: Part | null
  readonly other: Part | null
  /** What happened, told in the past; null where the prompt only says who and what. */
  readonly sentence: string | null
  /** What somebody can or wants to do: "read minds". */
  readonly can: string
  /** Whether the prompt names where it happens and tells nothing else of it. */
  readonly isPlaced: boolean
  /** Told of anybody: nobody lived it. */
  readonly isInvented: boolean
}

const NOTHING: Tale = {
  ...{
    deed: 'other',
    who: null,
    it: null,
    other: null,
    sentence: null,
    can: '',
    isPlaced: false,
    isInvented: false,
  },
}

/** Verbs that begin what somebody does, the narrowest first; what follows them is what it is about. */
const DEEDS: readonly (readonly [Deed, RegExp])[] = [
  ['part', /^(?:(?:slowly |suddenly )?(?:drift|grow|fall)s?|drifted|grew) apart\b|^(?:break|split)s? up\b/i],
  ['part', /^(?:says? goodbye|said goodbye|stops? talking|stopped talking)\b/i],
  ['wait', /^(?:is |was |keeps? |always |still )*wait(?:s|ed|ing)?\b(?: for)?/i],
  ['inherit', /^inherit(?:s|ed)?\b/i],
  [
    'message',
    /^(?:gets?|got|receives?|received|finds?|found|answers?) (?=(?:an? |the |one )(?:[\p{L}-]+ ){0,2}(?:call|letter|message|text|postcard|email|e-mail|voicemail|note)s?\b(?! box| opener).* from\b)/iu,
  ],
  [
    'meet',
    /^(?:finds?|found) (?=(?:an? |the |his |her |their )?(?:new |best |first |true )*(?:home|family|friends?|love)\b)/i,
  ],
  [
    'meet',
    /^(?:falls? in love with|fell in love with|makes? friends with|befriends?|befriended|adopts?|adopted|meets?|met|rescues?|rescued|is adopted by)\b/i,
  ],
  ['find', /^(?:finds?|found|discovers?|discovered|digs? up|dug up|comes? across|came across|picks? up)\b/i],
  ['lose', /^(?:loses?|lost|has lost|had lost)\b/i],
  ['hear', /^(?:keeps? hearing|hears?|heard)\b/i],
  ['see', /^(?:keeps? seeing|sees?|saw|notices?|noticed|spots?)\b/i],
  ['gift', /^(?:can|could|is able to|was able to|knows how to)\b/i],
  [
    'want',
    /^(?:(?:only |really |always |secretly )?(?:wants?|wanted)|dreams?|dreamed) (?:to|of being able to)\b/i,
  ],
  ['run', /^(?:secretly )?(?:runs?|ran|owns?|owned|opens?|opened|works? (?:in|at)|worked (?:in|at))\b/i],
]
/** A clause, a time or an end, with which the thing is no longer named. */
const CLAUSE =
  /(?:,|\s(?:that|which|who|whom|whose|and|but|because|while|when|so|until|every|each|before|after|one|again|all)\b).*$/i
const WHERE =
  /\s(?:in|on|at|under|behind|inside|near|by|beneath|between|beside|outside|above|along|with|for|from|to|of (?=my\b|the )) .*$/i
const FROM =
  /\sfrom ((?:an?|the|his|her|their|its|my) [\p{L}' -]+?)(?=\s(?:in|on|at|who|that|and|when)\b|[,.]|$)/iu
/** A thing that only nobody, or everybody, has to do with. */
const BY_NOBODY = /^((?:an?|one) [\p{L}' -]+?) (?:that |which )?((?:nobody|no one|everybody|everyone) .+)$/iu
const LONGEST = 4
const ABSTRACT = /^(?:job|memory|memories|way|voice|hope|mind|faith|sight|hearing|time|temper|house|home)$/i

/** What a prompt tells of somebody; null where it tells of nobody, or of the asker. */
export function readTale(prompt: string, hasToys: boolean): Tale | null {
  const thing = readThing(prompt)
  if (thing !== null) return thing
  const premise = readPremise(prompt, true)
  if (premise !== null && !['trouble', 'often', 'once'].includes(premise.kind)) return null
  if (premise !== null && /^(?:I|you|they)$/.test(premise.who.known)) return null
  if (premise !== null && isSomebody(premise.who.known, true)) {
    const told = { ...NOTHING, who: premise.who, sentence: premise.sentence, isInvented: premise.isInvented }
    return { ...told, ...readDeed(premise.deed) }
  }
  return premise === null ? (pairOf(readParts(prompt, hasToys)) ?? readLone(prompt)) : null
}

function readDeed(text: string): Pick<Tale, 'deed' | 'it' | 'other' | 'can'> {
  const none = { deed: 'other', it: null, other: null, can: '' } as const
  const found = DEEDS.map(([deed, verb]) => ({ deed, met: verb.exec(text) })).find(({ met }) => met !== null)
  if (found?.met === undefined || found.met === null) return none
  const rest = text.slice(found.met[0].length)
  if (found.deed === 'gift' || found.deed === 'want') {
    const can = rest.replace(CLAUSE, '').trim()
    return /^(?:not|never|no longer|only|be)\b/i.test(can) || can === ''
      ? none
      : { ...none, deed: found.deed, can }
  }
  const from = FROM.exec(rest)?.[1]
  const it = partOf(rest.replace(CLAUSE, '').replace(WHERE, '').trim())
  const isLone = found.deed === 'wait' || found.deed === 'part' || found.deed === 'message'
  if (it === null && !isLone) return none
  if (found.deed === 'lose' && it !== null && ABSTRACT.test(it.known.split(' ').at(-1) ?? '')) return none
  if (found.deed === 'run' && (it === null || !isPlace(it.known))) return none
  return {
    deed: found.deed,
    it: isLone ? null : it,
    other: from === undefined ? null : readPart(from),
    can: '',
  }
}

/** "A red suitcase nobody picks up": what is there, and nobody who does anything. */
function readThing(prompt: string): Tale | null {
  const [, thing = '', deed = ''] = BY_NOBODY.exec(bare(prompt)) ?? []
  if (thing === '' || isSomebody(thing, true) || isPlace(thing)) return null
  const sentence = pastOf(`There was ${readPart(thing).first} that ${deed}`)
  return sentence === null
    ? null
    : { ...NOTHING, deed: 'thing', it: readPart(thing), sentence: `${sentence}.` }
}

const bare = (prompt: string): string =>
  prompt.replace(/^.*?\b(?:story|tale|mystery) (?:about|of|with|where) /i, '').replace(/[.!?,\s]+$/, '')

/** "A girl and a music box", "a nurse and a soldier". */
function pairOf({ who, other, thing, place, doing, fear, wish }: Asked): Tale | null {
  if (who === null || [doing, fear, wish].some((deed) => deed !== null)) return null
  const isPlaced = place !== null
  if (other !== null && thing === null)
    return { ...NOTHING, deed: 'pair', who: readPart(who), other: readPart(other), isPlaced }
  return thing !== null && other === null
    ? { ...NOTHING, deed: 'keep', who: readPart(who), it: ownedPart(thing), isPlaced }
    : null
}

/** "A clown": nothing is said of what somebody does, so that a story begins with them. */
function readLone(prompt: string): Tale | null {
  const [, count, name = ''] = /^(an?|two|three) ((?:[\p{L}'-]+ )?[\p{L}'-]+)$/iu.exec(bare(prompt)) ?? []
  if (count === undefined || !isSomebody(name, true)) return null
  const isOne = /^an?$/i.test(count)
  const who = isOne ? readPart(name) : { known: `the ${count} ${name}`, first: `${count} ${name}` }
  return { ...NOTHING, deed: 'lone', who, sentence: `There ${isOne ? 'was' : 'were'} once ${who.first}.` }
}

/** A thing or somebody that is named in a few words, with or without an article. */
function partOf(phrase: string): Part | null {
  const words = phrase.split(/\s+/)
  if (
    phrase === '' ||
    words.length > LONGEST + 1 ||
    /^(?:it|him|her|them|me|you|us|how|what|where|out|up|each)$/i.test(phrase)
  )
    return null
  const hasArticle = /^(?:an?|the|his|her|its|their|my|our|one|some)\s/i.test(phrase)
  if (hasArticle || /^\p{Lu}/u.test(phrase)) return ownedPart(phrase)
  return { known: `the ${phrase}`, first: phrase }
}

/** Somebody's thing is told so once, and is the thing from then on: "her grandmother's music box". */
function ownedPart(phrase: string): Part {
  const part = readPart(phrase)
  if (isSomebody(phrase, true) || !/^(?:his|her|its|their|my|our)\s/i.test(phrase)) return part
  const bare = phrase.replace(/^\p{L}+ /u, '').replace(/^.*['’]s? /, '')
  return { known: `the ${bare}`, first: part.first }
}

export const isPlace = (phrase: string): boolean =>
  PLACES.test(phrase) ||
  /\b(?:\p{L}+(?:ery|shop)|shop|store|stand|stall|salon|spa|bar|pub|company|firm|hotline)$/iu.test(phrase)
