import { nlp } from '../../../text/english.ts'
import { isEnglish } from '../../../text/is-english.ts'
import { coreOf } from '../../../researcher/find-subject.ts'
import { isNoun, nameTopic } from '../prompt/name-topic.ts'
import { readFrame } from '../prompt/read-frame.ts'
import { brandOf, calledOf, isBrand } from './read-brand.ts'
import { isSaidOf, headOf } from './read-head.ts'
import { readOrders, stripOrders } from '../prompt/read-orders.ts'
import type { Shape } from '../prompt/orders.ts'
import { capitalizeNames } from '../capitalize-names.ts'
import { FOR_MYSELF, kindOf, MINE, QUESTION, VERSUS } from './read-kind.ts'
import { momentOf } from '../plots/moment/read-moment.ts'
import type { TextKind } from './text-kind.ts'
import { readSides } from '../matching/read-sides.ts'
import { areMany, readSomebody, type Somebody } from './read-somebody.ts'
import { readPoints } from './read-points.ts'
import type { Asked } from './kinds/kind.ts'
import type { OtherAsking } from './other-languages/other-language.ts'
import { readTold } from './read-told.ts'
import { toSecondPerson } from './to-second-person.ts'

export type InterviewSubject = {
  readonly kind: TextKind
  /** As the asker says it: "your bakery in Lisbon", "the day your son was born". */
  readonly yours: string
  /** As the person says it: "my bakery in Lisbon". */
  readonly own: string
  /** "we" where the prompt says "our" or "we". */
  readonly voice: 'I' | 'we'
  /** Goods are sold here rather than offered. */
  readonly isShop: boolean
  readonly isEnglish: boolean
  /** The language that is asked in, with what is asked in it; null for English. */
  readonly other: OtherAsking | null
  /** Whether the prompt speaks of the person's own. */
  readonly isMine: boolean
  /** What it sets side by side, as it names them; none where it compares nothing. */
  readonly sides: readonly string[]
  /** Whether the prompt's own words can stand in a question: else it is asked without them. */
  readonly isNamed: boolean
  readonly isMany: boolean
  readonly somebody: Somebody
  /** What it wants told, asked for before all else. */
  readonly points: readonly Asked[]
  /** What the prompt says itself of what its kind of text needs, by question. */
  readonly told: Readonly<Record<string, string>>
}

const SHOP =
  /\b(?:bakery|shop|store|boutique|stall|stand|deli|kiosk|market|butcher|florist|food truck|farm|winery|brewery|pizzeria|nursery)\b/i
/** How it shall be told, which is no part of what it is about. */
const LIKE_CHILD = /\s+like (?:i'?m|i am|you'?re|we'?re) .*$/i
const EXPLAINED = /\s+explained(?:\s+(?:simply|to|for|in|like)\b.*)?$/i

const LONGEST_QUESTION = 90
/** Says something of the thing rather than naming it. */
const STATES = /\s(?:is|are|was|were|can|cannot|will|has|have)\s/i

/** Shapes that are asked about as such: no fact fills them. */
export const isOwnShape = (shape: Shape | null): shape is Shape & TextKind =>
  shape === 'pros-cons' || shape === 'before-after' || shape === 'dialogue'

/** An opinion that the prompt itself says: "my unpopular opinion: open offices are terrible". */
const SAID = /^(?:an? |my |our )?(?:[\p{L}-]+ )*(?:opinion|hot take|take|rant)\s*:\s*(.{8,})$/iu

/** The film itself is not asked about: "launch video for my app". */
const FILM_OF =
  /^(?:(?:i|we) (?:need|want) )?(?:(?:an?|the) )?(?:(?:launch|promo|promotional|marketing|intro|introduction|welcome|hiring|instagram|insta|tiktok|youtube|short|product|app|new|brand|cute|quick|little|\d+[ -]?(?:s|sec|secs|second|seconds)) ){0,3}?(?:videos?|reels?|clips?|tiktoks?|films?|ads?|adverts?|commercials?|promos?|teasers?|posts?|trailers?) (?:for|of|about) (?=(?:my|our)\b)|^(?:video|reel|clip|tiktok|ad|promo)? ?for (?=(?:my|our)\b)|^(?:(?:an?|the) )?(?:(?:short|product|tiktok|instagram|youtube|promo|funny|quick) )*(?:ad|advert|commercial|promo)(?: video| reel| film| clip)? for (?=(?:an?|the|this)\b)/iu

/** "We opened a new bakery in Porto" names that bakery. */
const OPENED =
  /^(we|i)(?:'re| are|'ve| have|'m| am)?(?: just| recently| finally| also)* (?:open(?:ed|ing)?|launch(?:ed|ing)?|start(?:ed|ing)?|run|own) (?:up )?(?:(?:an?|our|my|the) |(?=(?:brand )?new ))(?=\p{L})/iu
const nameOpened = (_said: string, who: string): string => (/^we$/i.test(who) ? 'our ' : 'my ')

/** What is asked, without the film that is wanted of it; what somebody opened by its name. */
const withoutFilm = (asked: string): string =>
  asked
    .replace(/[.?!\s]+$/, '')
    .replace(FILM_OF, '')
    .replace(OPENED, nameOpened)

/** What is asked, as a name: without what shows or teaches it, and how it is told. */
function nameAsked(asked: string): string {
  return (QUESTION.test(asked) && asked.length <= LONGEST_QUESTION ? asked : nameWhere(asked))
    .replace(LIKE_CHILD, '')
    .replace(EXPLAINED, '')
    .replace(FOR_MYSELF, '')
    .replace(
      /^(?:(?:i|we) (?:want|would like) to )?(?:show|teach) (?:(?:my |our |the )?\p{L}+ )?(?=how )/iu,
      '',
    )
    .replace(/^kids (?=how to )/i, '')
    .replace(
      /^(?:please )?(?:teach|show) (?:people|beginners|kids|children|viewers|others|everyone|everybody) (?:how )?to (?=\p{Ll})/iu,
      'how to ',
    )
    .replace(/^(?:so |ok )?how (?:do|can|should) (?:you|i|we|people) (?=\p{Ll})/iu, 'how to ')
    .replace(/^(?:explain|describe|(?:tell|talk)(?: me| us)? about|about)\s+/i, '')
    .replace(/\s+to (?:teenagers|teens|kids|children|beginners|adults|my \w+)$/i, '')
}

/** "Do fish get thirsty" is asked, and "fish get thirsty" is no name of it. */
function withVerb(asked: string, told: string): string {
  const whole = told.replace(/[.?!\s]+$/, '')
  const isCut = /^(?:do|does|did|is|are|was|were|can|could|will|would|should|has|have)$/i.test(
    whole.endsWith(asked) ? whole.slice(0, whole.length - asked.length).trim() : '',
  )
  return isCut ? whole : asked
}

/** Tells everybody what to do, as mottos do. */
const SAYING = /^(?:be|don't|do not|never|always|let|keep|stop|remember|choose|trust|forgive) \p{Ll}/iu

/** Reads a prompt as what the person wants to show. `topic` is the prompt without "make a video about". */
export function readSubject(prompt: string, topic: string): InterviewSubject {
  const text = prompt.trim().replace(/[’‘]/g, "'").replace(/[[\]]/g, '')
  const isOurs = /\b(?:our|we|we're|us|ours)\b/i.test(text)
  const english = isEnglish(text)
  const first = stripOrders(topic.replace(/[’‘]/g, "'").replace(/[[\]]/g, '')).split(
    /(?<=[.!?])\s+|,\s+|:\s+(?=(?:which|what|where|how|when|who|the|an?)\b)|\s*\(|[?!]{2}/,
  )[0]
  // A question is asked back whole; a name stands in titles, too.
  const asked = withoutFilm(first ?? topic)
  const { shape, topic: told } = readOrders(text)
  const kind = isOwnShape(shape) && !(shape === 'pros-cons' && VERSUS.test(told)) ? shape : kindOf(told, text)
  const sides = sidesOf(kind, told)
  const named = pairOf(kind, sides) ?? nameAsked(headOf(kind, withVerb(asked, told), text))
  const isSaid = english && kind === 'topic' && isSentence(named)
  const core = isSaid ? coreOfSentence(named) : ''
  const claim = kind === 'opinion' ? SAID.exec(told.replace(/[.!?\s]+$/, ''))?.[1] : undefined
  const voice = isOurs ? 'we' : 'I'
  const known = readTold(kind, told)
  const stated = known['claim'] ?? claim
  if (english && stated !== undefined) return { ...ofClaim(stated), voice, told: { ...known, claim: stated } }
  const own =
    kind === 'moment'
      ? capitalizeNames(momentOf(told))
      : english
        ? nounPhrase(capitalizeNames(core === '' ? named : core), kind, capitalizeNames(text))
        : named
  const mine = kind === 'lesson' ? toLearners(own) : toSecondPerson(own)
  const isForm = english && kind === 'topic' && ONLY_FORM.test(own)
  const isQuoted =
    !english ||
    isForm ||
    (['topic', 'explanation', 'past'].includes(kind) && (!isNoun(own) || STATES.test(own)))
  const isMatter =
    isQuoted || SAYING.test(own) || !isName(own, kind) || isSaidOf(own) || (isSaid && core === '')
  return {
    kind: kind === 'topic' && isMatter ? 'matter' : kind,
    // A question or a sentence is named as it was typed: it cannot stand inside another sentence.
    yours: isQuoted ? `“${isForm ? text.replace(/[.?!\s]+$/, '') : named}”` : mine,
    own,
    voice,
    isShop: SHOP.test(text),
    isEnglish: english,
    other: null,
    isMine: MINE.test(told),
    sides,
    isNamed: english && isName(own, kind) && !(kind === 'difference' && sides.length > 2),
    isMany: areMany(own) && !(IS_THING.has(kind) && isBrand(own)),
    somebody: readSomebody(kind === 'message' ? `${own} ${PRONOUN.exec(told)?.[0] ?? ''}` : told, mine),
    points: english && OFFERED.has(kind) ? readPoints(text) : [],
    told: known,
  }
}

const sidesOf = (kind: TextKind, told: string): readonly string[] =>
  kind === 'versus' || kind === 'difference' ? readSides(told.replace(FOR_MYSELF, '')) : []

/** Two whose difference is asked for, by their names. */
const pairOf = (kind: TextKind, sides: readonly string[]): string | null =>
  kind === 'difference' && sides.length === 2 ? sides.join(' and ') : null

/** What a sentence speaks of, which stands better in a question than the sentence; empty where that is no name. */
function coreOfSentence(text: string): string {
  const spoken = IN_CLAUSE.test(text) ? coreOf(text) : ''
  // "What about boss" is no English: one thing alone has no article to stand with.
  return /^\p{Ll}+$/u.test(spoken) && !nlp(spoken).has('#Plural') ? '' : spoken
}

/** In a lesson, “we” are all of us. */
const toLearners = (own: string): string =>
  own.replace(/\bmy\b|\bour(?= (?:class|kids|children|students|pupils)\b)/gi, 'your')

const GOES_ON = /^(?:[,;:.]|\s(?:and|so|because|but|that|which|like)\b|$)/i
/** A name as long as a title may be, or a little longer where it would end within a phrase. */
function nameWhere(asked: string): string {
  const name = nameTopic(asked)
  const isCut = asked.startsWith(name) && !GOES_ON.test(asked.slice(name.length))
  return isCut && asked.length <= LONGEST_QUESTION ? asked : name
}

const ofClaim = (claim: string): Omit<InterviewSubject, 'voice' | 'told'> => ({
  kind: 'opinion',
  yours: `“${claim}”`,
  own: claim,
  isShop: false,
  isEnglish: true,
  other: null,
  isMine: true,
  sides: [],
  isNamed: true,
  isMany: false,
  points: [],
  somebody: readSomebody('', ''),
})

const PRONOUN = /\b(?:he|him|his|she|her)\b/i
const LONGEST_NAMED = 14
/** Names the form and nothing that it is about: "true crime story". */
const ONLY_FORM = /^(?:an? |the )?(?:stor(?:y|ies)|facts?|videos?|content|ideas?|secrets?|tips?)$/i
/** Slips, wishes and ends of half a sentence: quoted back, they read like a misunderstanding. */
const NO_NAME =
  /\b(?:u|ur|pls|plz|lol|im|dont|cant|wanna|gonna|shuld|abt|wen|must|including|(?:want|need)(?: (?:an?|some))? (?:\p{L}+ )?(?:videos?|reels?|clips?|tiktoks?))\b|[?!:"“”]|\b(?:with|of|the|an?|and|or|to|for|in|on|want|like|that|who|because|from|by|next|every|each|my|your)$/iu
/** Whether a text can stand in a question; a moment may hold what somebody says in it. */
const isName = (own: string, kind: TextKind): boolean =>
  own.split(/\s+/).length <= LONGEST_NAMED && (kind === 'moment' || !NO_NAME.test(own))

/** Whom a message is for. */
const TO_WHOM =
  /\b(?:to|for) ((?:my|our|the|all(?: of)? (?:my|our)) (?!(?:day|week|year|end)\b)[^,.;!?]{2,50}?)(?=\s+(?:who|that|because|before|after|on|in|at|when)\b|[,.;!?]|$)/iu

/** What others are invited to see. */
const SIGHT =
  /\b(?:see|visit|watch|taste|discover) (?!it\b|us\b|me\b|our (?:\p{L}+ )?(?:video|channel)\b)([^,.;!]{3,50})/iu

/** A trade is worked as, a company is one's own. */
const COMPANY = /\b(?:firm|company|business|agency|studio|shop|start-?up|charity|practice|clinic|team)$/i

/** Where somebody has said what they do and asks for the film. */
const AN_ORDER =
  /[,.;]\s+(?=(?:please |pls )?(?:make|create|write|give|do|tell|i want|want|need|show)\b)|[,.;]?\s+and (?=(?:i|we)(?:'d| would)? (?:want|need|like)\b)/i

const LONGEST_NAME_WORDS = 6
/** Without one of these it only names: "the fall of the Berlin Wall" is more than Berlin. */
const SAYS =
  /\b(?:is|are|was|were|can|could|has|have|had|do|does|did|will|would|should|that|who|which|because|when|\p{L}+n't)\b/iu
/** What is said of a thing in a clause of its own leaves the thing its name: "the golden record and what aliens would hear". */
const IN_CLAUSE = /\b(?:that|who|which|because|when|what|how|why|where)\b/i
const isSentence = (text: string): boolean =>
  SAYS.test(text) &&
  !isNoun(text) &&
  (isNoun(text.split(/\s+/).slice(0, 2).join(' ')) ? text.split(/\s+/).length > LONGEST_NAME_WORDS : true)

/** Where something is sold is none of its name. */
export const SELLS_TOO = /\s+and (?:sell|ship|deliver|post|send)\b.*$/i
/** Nor is when it opens. */
const OPENS = /(?<!\bto)\s+(?:opens?|is opening|starts?|launches|closes)\b.*$/i
/** What is told of them is for those who may come or buy. */
const OFFERED: ReadonlySet<TextKind> = new Set<TextKind>(['place', 'product', 'service'])
/** What can be asked about by its name. */
const IS_THING: ReadonlySet<TextKind> = new Set<TextKind>(['place', 'product', 'event', 'service'])

/**
 * "Our little bookshop in Graz" of "our little bookshop in Graz wants more teenagers to read": a name ends where a sentence
 * says something of it.
 */
function nameOfThing(text: string): string {
  const verb = nlp(text)
    .match('#Noun [(#PresentTense|#Copula|#Modal)]', 0)
    .not('(#Infinitive|#Gerund|workshops)')
    .first()
    .text()
    .trim()
  const at = verb === '' ? -1 : text.indexOf(` ${verb}`)
  return at < 0 ? text : text.slice(0, at)
}

/** "I teach guitar" and "I'm a tattoo artist" as things that can be asked about. */
function nounPhrase(text: string, kind: TextKind, whole: string): string {
  const said = nameWhole(readFrame(whole.split(AN_ORDER)[0] ?? whole).rest)
  const bare = text
    .replace(
      /^(?:(?:an? )?(?:tribute|portrait|shout ?-?out)(?: to| of)?|meet|this is|say hello to|introducing|launching|announcing|selling|buy|order|why you should buy|an? ad(?:vert)? (?:for|about)|ad (?:for|about)|promo(?:tion)? for|commercial for)\s+/i,
      '',
    )
    .replace(/^(?:an? )?day in the life of (?:me|us)(?: as)? (?=an? )/i, 'my day as ')
    .replace(/^new (?=\w+ by (?:my|our)\b)/i, 'the new ')
    .replace(/\s+(?:today|now)$/i, '')
    .replace(/,\s*(?:opening|starting|launching|coming)\b.*$/i, '')
  const sight = kind === 'invite' ? SIGHT.exec(whole)?.[1] : undefined
  if (sight !== undefined) return sight
  const whom = kind === 'message' ? TO_WHOM.exec(whole)?.[1] : undefined
  if (whom !== undefined) return `a message to ${whom}`
  const thing = IS_THING.has(kind) ? nameOfThing(bare.replace(OPENS, '')) : bare
  const role = /^(?:i am|i'm|we are|we're)\s+(?!\p{L}+ing\b|\d)((?:an?\s+)?[^,;]+)/iu.exec(
    IS_THING.has(kind) ? said : '',
  )
  if (role?.[1] !== undefined && COMPANY.test(role[1])) return `our ${role[1].replace(/^an? /i, '')}`
  if (role?.[1] !== undefined) return `${/^we/i.test(bare) ? 'our' : 'my'} work as ${role[1]}`
  const goods =
    /^(i|we)(?:\s+(?:am|are)|'m|'re)?\s+(?:opening|starting|launching|sell|make|bake|knit|sew|brew|roast|grow|print|design|produce|run|own|offer|built|created|wrote)\s+(?:an?\s+|the\s+)?(.+)$/i.exec(
      said,
    )
  if (goods?.[2] !== undefined) {
    const called = IS_THING.has(kind) ? calledOf(goods[2]) : undefined
    return called ?? `${/^we$/i.test(goods[1] ?? '') ? 'our' : 'my'} ${goods[2].replace(SELLS_TOO, '')}`
  }
  const does = /^(i|we)\s+(teach|coach|help|repair|fix|clean|train|book|build|do)\s+(.+)$/i.exec(said)
  if (does?.[2] !== undefined)
    return `${/^we$/i.test(does[1] ?? '') ? 'our' : 'my'} work ${gerund(does[2])} ${does[3] ?? ''}`.trim()
  const isBare =
    /^(?:my|our|the|an?|this|these|your|his|her|their|how|why|what|when|where|is|are|do|does|can|should|who|which|growing|i|we)\b/i.test(
      thing,
    )
  const brand = kind === 'event' || !IS_THING.has(kind) ? undefined : brandOf(thing)
  return brand ?? (IS_THING.has(kind) && !isBare ? `the ${thing}` : thing)
}

/** The whole prompt in a line, as long as a name may be. */
const nameWhole = (text: string): string =>
  (text.length <= 80
    ? text
    : /^(?:i am|i'm|we are|we're)\b/i.test(text)
      ? (text.split(/[,;]\s/)[0] ?? '')
      : ''
  ).replace(/[.!?]+$/, '')

const gerund = (verb: string): string => {
  const low = verb.toLowerCase()
  return low === 'do' ? 'doing' : `${low.replace(/e$/, '')}ing`
}
