import { readPart, type Part } from '../plots/plot.ts'
import { isSomebody, PLACES, readParts, type Asked } from '../plots/premise/read-parts.ts'
import { pastOf, readPremise } from '../plots/premise/read-premise.ts'

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
  | 'love'
  | 'contest'
  | 'refuse'
  | 'fear'
  | 'unfit'
  | 'cannot'
  | 'secret'
  | 'stuck'
  | 'make'
  | 'become'
  | 'steal'
  | 'travel'
  | 'plight'
  | 'giving'
  | 'taking'
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
    /^(?:makes? friends with|befriends?|befriended|adopts?|adopted|meets?|met|rescues?|rescued|is adopted by)\b/i,
  ],
  ['find', /^(?:finds?|found|discovers?|discovered|digs? up|dug up|comes? across|came across|picks? up)\b/i],
  ['lose', /^(?:loses?|lost|has lost|had lost)\b/i],
  ['hear', /^(?:keeps? hearing|hears?|heard)\b/i],
  ['see', /^(?:keeps? seeing|sees?|saw|notices?|noticed|spots?)\b/i],
  [
    'cannot',
    /^(?:can't|cannot|can not|could not|couldn't|never learned (?:how )?to|(?:does not|doesn't|did not|didn't) know how to|(?:is|was) (?:unable|not able) to)\b/i,
  ],
  ['gift', /^(?:can|could|is able to|was able to|knows how to)\b/i],
  [
    'want',
    /^(?:(?:only |really |always |secretly )?(?:wants?|wanted)|dreams?|dreamed) (?:to|of being able to)\b/i,
  ],
  ['love', /^(?:falls? in love with|fell in love with|(?:is|was) in love with|(?:has|had) a crush on)\b/i],
  [
    'contest',
    /^(?:enters?|entered|joins?|joined|signs? up for|signed up for|competes? in|competed in|takes? part in|took part in|auditions? for|auditioned for|tries out for|tried out for) (?=.*\b(?:contests?|competitions?|races?|marathons?|tournaments?|championships?|talent shows?|olympics|bake[- ]?offs?|derby|league|auditions?)\b)/i,
  ],
  [
    'refuse',
    /^(?:(?:always |still )?(?:refuses?|refused) to|never wants? to|never wanted to|(?:does not|doesn't|did not|didn't|do not|don't) (?:ever )?want to)\b/i,
  ],
  [
    'fear',
    /^(?:is|was|are|were) (?:so |very |really |always |secretly )?(?:scared|afraid|terrified|frightened) of\b/i,
  ],
  [
    'unfit',
    /^(?:is|was|are|were) (?:so |very |really |just |quite )?(?:bad|terrible|awful|hopeless|horrible) (?:at|with)\b/i,
  ],
  [
    'plight',
    /^(?:always |often |easily )?(?:(?:gets?|got) (?:\p{L}+sick|dizzy|nervous|sleepy|stage fright|(?:the )?hiccups)|(?:is|was) (?:always late|clumsy|(?:very |so |too )?shy)|faints?|fainted|blushes|sneezes|falls asleep|fell asleep)\b/iu,
  ],
  ['plight', /^(?:is|was) allergic to\b/i],
  ['secret', /^(?:is|was) (?:secretly|in secret) (?=an? |the )/i],
  [
    'stuck',
    /^(?:gets?|got|is|was|are|were|becomes?|became) (?:stuck|trapped|locked|stranded|snowed)(?: up| alone| together| overnight)?(?: in| on| inside| at)\b/i,
  ],
  [
    'make',
    /^(?:builds?|built|makes?|made|bakes?|baked|invents?|invented|paints?|painted|sews?|sewed|knits?|knitted|carves?|carved|designs?|designed) (?=an? |the |his |her |its |their )/i,
  ],
  [
    'become',
    /^(?:becomes?|became|(?:is |was |gets? |got )?turn(?:s|ed)? into|wakes? up as|woke up as) (?=an? |the )/i,
  ],
  ['steal', /^(?:steals?|stole)\b/i],
  [
    'travel',
    /^(?:travels?|traveled|travelled|sails?|sailed|flies|flew|walks?|walked|runs? away|ran away|cycles?|cycled|hikes?|hiked|drives?|drove) (?:all the way |alone |back )?to (?=an? |the |\p{Lu})/iu,
  ],
  ['run', /^(?:secretly )?(?:runs?|ran|owns?|owned|opens?|opened|works? (?:in|at)|worked (?:in|at))\b/i],
]
/** A clause, a time or an end, with which the thing is no longer named. */
const CLAUSE =
  /(?:,|\s(?:that|which|who|whom|whose|and|but|because|while|when|so|until|every|each|before|after|one|again|all)\b).*$/i
const WHERE =
  /\s(?:out of|made of|in|on|at|under|behind|inside|near|by|beneath|between|beside|outside|above|along|with|for|from|to|of (?=my\b|the )) .*$/i
const FROM =
  /\sfrom ((?:an?|the|his|her|their|its|my) [\p{L}' -]+?)(?=\s(?:in|on|at|who|that|and|when)\b|[,.]|$)/iu
/** A thing that only nobody, or everybody, has to do with. */
const BY_NOBODY = /^((?:an?|one) [\p{L}' -]+?) (?:that |which )?((?:nobody|no one|everybody|everyone) .+)$/iu
const LONGEST = 4
const ABSTRACT = /^(?:job|memory|memories|way|voice|hope|mind|faith|sight|hearing|time|temper|house|home)$/i

/** What a prompt tells of somebody; null where it tells of nobody, or of the asker. */
export function readTale(prompt: string, hasToys: boolean): Tale | null {
  const thing = readThing(prompt) ?? readKeeps(prompt)
  if (thing !== null) return thing
  const premise = readPremise(prompt, true)
  if (premise !== null && !['trouble', 'often', 'once'].includes(premise.kind)) return null
  if (premise !== null && /^(?:I|you|they)$/.test(premise.who.known)) return null
  if (premise !== null) {
    const told = { ...NOTHING, who: premise.who, sentence: premise.sentence, isInvented: premise.isInvented }
    const deed = readDeed(premise.deed)
    // A thing that falls in love or refuses to is somebody in its story.
    if (isSomebody(premise.who.known, true) || ALIVE.has(deed.deed)) return { ...told, ...deed }
  }
  return premise === null ? (pairOf(readParts(prompt, hasToys)) ?? readLone(prompt)) : null
}

type ReadDeed = Pick<Tale, 'deed' | 'it' | 'other' | 'can'>
const NO_DEED: ReadDeed = { deed: 'other', it: null, other: null, can: '' }

/** Only somebody does so. */
const ALIVE = new Set<Deed>(['love', 'refuse', 'fear', 'secret', 'want', 'contest', 'steal'])
/** Are about something that is done, and about no thing. */
const DO = new Set<Deed>(['gift', 'want', 'refuse', 'cannot'])
/** What it is about is told with what happened, and need not come back. */
const LONE = new Set<Deed>(['wait', 'part', 'message', 'plight'])
/** Are told with what it is about as it is named: "the last ferry in town". */
const WHOLE = new Set<Deed>(['contest', 'fear', 'stuck', 'travel'])

/** What somebody does; where that is nothing that a plot is about, what they do then: "have not talked for years and get stuck". */
function readDeed(text: string): ReadDeed {
  const clauses = [
    text,
    ...text.split(/\s+(?:and|but|so|until)(?: then)?(?: (?:he|she|it|they))? /i).slice(1),
  ]
  return clauses.map(readClause).find(({ deed }) => deed !== 'other') ?? NO_DEED
}

function readClause(text: string): ReadDeed {
  const none = NO_DEED
  const found = DEEDS.map(([deed, verb]) => ({ deed, met: verb.exec(text) })).find(({ met }) => met !== null)
  if (found?.met === undefined || found.met === null) return none
  const rest = text.slice(found.met[0].length)
  if (DO.has(found.deed)) {
    const can = rest.replace(CLAUSE, '').trim()
    return /^(?:not|never|no longer|only|be|afford|stop|help|find|sleep|fall asleep|stay|wait|decide|remember|get|wake)\b/i.test(
      can,
    ) || can === ''
      ? none
      : { ...none, deed: found.deed, can }
  }
  const from = FROM.exec(rest)?.[1]
  const named = rest.replace(CLAUSE, '').replace(/\s(?:overnight|together|forever|alone|instead|again)$/i, '')
  const it = partOf((WHOLE.has(found.deed) ? named : named.replace(WHERE, '')).trim())
  if (found.deed === 'fear')
    return it === null ? none : { ...none, deed: 'fear', it: feared(named.trim(), it) }
  const isLone = LONE.has(found.deed)
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

/** The dark is called so, and heights are heights. */
const feared = (named: string, it: Part): Part =>
  /^(?:an?|the|his|her|its|their|my|our)\s/i.test(named) ? it : { known: named, first: named }

/** "Someone keeps leaving soup on the doorstep": nobody knows who, and it is about what is left or taken. */
const SOMEBODY_KEEPS =
  /^(?:some(?:one|body)|a stranger) (?:keeps |has been |is )?(?:(leaving|sending|bringing|paying|fixing|cleaning|feeding|watering|delivering|mailing|mowing|shoveling)|(?:stealing|taking|eating|borrowing)) \p{L}/iu
function readKeeps(prompt: string): Tale | null {
  const text = bare(prompt)
  const [all, giving] = SOMEBODY_KEEPS.exec(text) ?? []
  if (all === undefined) return null
  const kept = text.replace(/^(?:some(?:one|body)|a stranger) (?:keeps |has been |is )?/iu, '')
  const deed = giving === undefined ? 'taking' : 'giving'
  return { ...NOTHING, deed, sentence: `Somebody kept ${kept}.` }
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
  prompt
    .replace(/^.*?\b(?:story|tale|mystery):? (?:(?:about|of|with|where) |(?=some(?:one|body)\b))/i, '')
    .replace(/[.!?,\s]+$/, '')

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
