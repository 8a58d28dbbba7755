import type { Token } from '../../../text/parse-sentence.ts'
import { isAnimal } from '../lexicon/animals.ts'
import type { Candidate } from '../lexicon/find-subjects.ts'
import { isMass } from '../lexicon/qualifiers.ts'
import { findEvent, type Happening } from './find-event.ts'
import { isMeant } from './vetoes/is-meant.ts'
import { readKnownThing, type NounPhrase } from './read-noun-phrase.ts'

/** A thing that a sentence names, with all that the sentence tells of it: read once, and judged by what the film is about. */
export type SaidThing = Candidate & {
  /** Its sentence. */
  readonly tokens: readonly Token[]
  /** Its first word, and all of its words, in their plain form. */
  readonly word: string
  readonly words: string
  /** How it is qualified. */
  readonly phrase: NounPhrase
  /** What happens to it. */
  readonly happening: Happening | null
  readonly role: Role
  /** Whether its sentence lets it be drawn at all: as it is, there and whole. */
  readonly isMeant: boolean
  /** Whether it is only what something else is said to be. */
  readonly isFigure: boolean
  /** Whether it is the first half of another thing, and whether of one that shows nothing of it. */
  readonly isHalf: boolean
  readonly isOfOther: boolean
  /** Whether something else is made of it. */
  readonly isStuff: boolean
  /** Whether it tells where something else is. */
  readonly isWhere: boolean
  /** Whether a feeling does something to it. */
  readonly isOfFeeling: boolean
  /** Whether it is named by nouns alone, or by what somebody does. */
  readonly isNoun: boolean
  readonly isVerb: boolean
  /** Whether its word means something else less seldom than it. */
  readonly isAmbiguous: boolean
  /** Factors, 1 where they change nothing: how much its clause is what the sentence is about, how literally its word and its verb are meant. */
  readonly clause: number
  readonly literal: number
  readonly act: number
}

/** Reads what a sentence tells of each thing that it names. `earlier`: what the film said before. */
export function readThings(
  candidates: readonly Candidate[],
  tokens: readonly Token[],
  earlier: string,
): readonly SaidThing[] {
  return candidates.map((candidate) => {
    const { at, length } = candidate
    const own = tokens.slice(at, at + length)
    const word = tokens[at]?.normal ?? ''
    const isVerb = tokens[at]?.part === 'verb'
    const phrase = readKnownThing(tokens, candidate, earlier)
    const happening = findEvent(tokens, candidate)
    const role = findRole(tokens, at)
    return {
      ...{ ...candidate, tokens },
      ...{ word, words: own.map(({ normal }) => normal).join(' '), phrase, happening, role },
      isMeant: isMeant({ ...candidate, word, phrase, happening }, tokens),
      isFigure: isFigure(tokens, candidate, role, candidates),
      isHalf: isHalf(tokens, at + length),
      isOfOther: OTHER_THING.test(tokens[at + length]?.normal ?? ''),
      isStuff: isStuff(tokens, at),
      isWhere: isPlaced(tokens, at),
      isOfFeeling: followsFeeling(tokens, at),
      isNoun: own.every(({ part }) => part === 'noun' || part === 'adjective'),
      isVerb,
      isAmbiguous: length === 1 && AMBIGUOUS.test(word),
      clause: clauseWeight(tokens, at),
      literal: weighWord(candidate, tokens),
      act: isVerb && length < 3 ? verbWeight(tokens, at) : 1,
    }
  })
}

/** "The close door button", "your car payment": heads of compounds that nothing of the first half shows. */
const OTHER_THING =
  /^(?:buttons?|payments?|insurance|tax|taxes|bills?|polic(?:y|ies)|rules?|laws?|codes?|names?|theor(?:y|ies)|jokes?|emojis?|costumes?|metaphors?|owners?|cookers?|makers?|machines?|dispensers?|holders?|shelf|shelves|stands?|compan(?:y|ies)|industry|brands?|sales?|prices?|lovers?|people|fans?)$/

/** Words that name a thing less often than they mean something else. */
const AMBIGUOUS =
  /^(?:freeze|froze|burns?|burned|explodes?|exploded|fix|fixes|fixed|repair|digest|knock|knocks|knocked|stretch|stretches|climbs?|climbed|sails?|puzzle|gamble|cuts?|bugs?|keys?|webs?|shields?|mirrors?|engines?|fires?|fired|lights?|stars?|waves?|seeds?|roots?|targets?|tanks?|cranes?|notes?|pitch|scales?|rings?|chains?|traps?|masks?|rulers?|cells?|walls?|fuel|races?|ties?|bars?|nets?|dates?|checks?|bills?|wheels?|gears?|tools?|hammers?|page|pages|plates?|crowns?|shells?|horns?|wings?|noses?|feet|foot|hands?|eyes?|ears?|mouths?|legs?|faces?|heads?|hearts?|skin|blood|teeth|pills?|drugs?|boxes|box|bags?|pots?|pans?|forks?|spoons?|blades?|axes?|weapons?|battles?|wars?|bombs?|armies|army|heroes|hero|villains?|spirits?|angels?|devils?|magic|miracles?|luck|love|family|party|parties|calls?|tapes?|films?|pictures?|records?|links?|screens?|plugs?|outlets?|switch|alarms?|hours?|minutes?|sand|salt|sugar|water|streams?|branch|branches|roses?|dreams?|homes?|markets?|banks?|classes|trial|courts?|laws|plans?|lists?|charts?|goals?|focus|prizes?|medals?|trophy|balls?|boxing|roads?|trips?|tickets?|anchors?|traffic|years?|months?|weeks?|days?|century|centuries|decades?|questions?|tomorrow|monday|tuesday|friday|sunday|villages?|towns?|conversations?|arguments?|warnings?|danger|lightning|smoke|growth|nature|wilderness|success|victory|winner|winners|awards?|ideas?|paint|insurance|defense|strategy|chess|career|office|company|companies|business|startups?|steps?|speech|promises?|food|hunger|industry|industries|tourists?|cups?|tables?|videos?|footage|agreements?|holidays?|vacations?|birthdays?|theory|formula|temperature|celebrations?|announcements?|nights?|midnight|homes?|swimmers?|divers?|surfers?|playlists?)$/

/** "Made entirely of stone": what something else is made of. */
function isStuff(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ normal }) => normal)
  return before.at(-1) === 'of' && before.some((word) => /^(?:made|built|carved|woven|full)$/.test(word))
}

/** "Door handle", "fire insurance": the first half of a compound is not the thing. */
function isHalf(tokens: readonly Token[], next: number): boolean {
  return tokens[next]?.part === 'noun' && tokens[next - 1]?.endsClause === false
}

/** The first main clause says what a scene is about; what leads in or trails off is less. */
function clauseWeight(tokens: readonly Token[], at: number): number {
  const before = tokens.slice(0, at).filter(({ endsClause }) => endsClause).length
  return 0.85 ** Math.min(2, before) * leanWeight(tokens, at)
}

/** What is said only of when, why or on what condition. */
const LEANING = 0.6

function leanWeight(tokens: readonly Token[], at: number): number {
  for (let back = at - 1; back >= 0; back -= 1) {
    const word = tokens[back]
    if (!word || word.endsClause) break
    if (SUBORDINATE.test(word.normal)) return LEANING
  }
  return SUBORDINATE.test(tokens[at]?.normal ?? '') ? LEANING : 1
}

const SUBORDINATE =
  /^(?:when|while|until|if|because|since|although|though|unless|after|before|as|which|who|whose|where|whether|whatever|whenever|wherever|once|till|like)$/
const DOERS =
  /^(?:you|i|we|they|he|she|who|people|everyone|everybody|nobody|somebody|someone|to|and|then|never|always|just|not|can|will|should|must)$/

/** "She swims" shows more of swimming than "the price climbed" shows of climbing. */
function verbWeight(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1]
  return !before || before.endsClause || DOERS.test(before.normal) ? 0.8 : 0.55
}

/** "Japanese scientists" are no mountain. */
const ORIGIN = 0.4
/** "Pay him with chicken" is no bird, "the mind keeps house" no building. */
const BARE = 0.45

const LEADING = /^(?:in|on|at|from|to|with|by|for|into|against|about|under|over|without)$/
/**
 * How literally the word of a named thing means what is drawn for it, from 0 to 1: an origin and a bare singular mean it less.
 */
function weighWord(candidate: Candidate, tokens: readonly Token[]): number {
  if (candidate.isCalled) return 1
  if (isOrigin(tokens, candidate)) return ORIGIN
  return isBare(tokens, candidate) ? BARE : 1
}

/** "An Italian bank", "Japanese scientists": where somebody comes from. */
function isOrigin(tokens: readonly Token[], { at, length }: Candidate): boolean {
  const [token, next] = [tokens[at], tokens[at + length]]
  // "Medieval craftsmen", "frozen peas": told of another thing.
  if (token?.part === 'adjective' && length === 1 && !token.endsClause && next?.part === 'noun') return true
  if (!token || length > 1 || token.endsClause || !/^\p{Lu}\p{L}+(?:ese|ish|an|ch|ic)$/u.test(token.text))
    return false
  return next !== undefined && (next.part === 'noun' || next.part === 'adjective')
}

/** A singular that could be counted, without article, number or word of its own, behind a verb or a preposition. */
function isBare(tokens: readonly Token[], { concept, at, length }: Candidate): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!before || !token || length > 1 || before.endsClause || token.part === 'verb') return false
  if (isMass(token.normal) || token.isProperName || token.normal.endsWith('s')) return false
  if (concept.environment === 'kitchen' || concept.environment === 'space') return false
  const next = tokens[at + 1]
  const isHalf = next?.part === 'noun' && !token.endsClause
  if (isHalf) return false
  return before.part === 'verb'
    ? isAnimal(concept.subject) || concept.strength === 'definite'
    : LEADING.test(before.normal)
}

/** "Attention is a muscle", "debt is a chain": what something else is said to be is a figure of speech. */
function isFigure(
  tokens: readonly Token[],
  { at }: Candidate,
  role: Role,
  candidates: readonly Candidate[],
): boolean {
  if (role !== 'said to be') return false
  const copula = tokens.findLastIndex(({ normal }, index) => index < at && COPULA.test(normal))
  const start = tokens.findLastIndex(({ endsClause }, index) => index < copula && endsClause) + 1
  const doer = tokens.slice(start, copula)
  if (doer.length === 0 || doer.some(({ normal }) => /^(?:there|here|he|she|they|we|i)$/.test(normal)))
    return false
  if (doer.every(({ part }) => part === 'function')) return true
  // "Flowers are a receipt, not a repair": what is set against something else is a figure too.
  if (tokens[at]?.endsClause && /^(?:not|never)$/.test(tokens[at + 1]?.normal ?? '')) return true
  return !candidates.some(
    (other) => other.at >= start && other.at < copula && other.concept.strength !== 'general',
  )
}

/** What a named thing does in its clause. */
export type Role = 'doer' | 'done to' | 'said to be' | 'placed' | 'compared'

const PREPOSITION =
  /^(?:of|in|on|at|from|to|with|by|for|through|under|into|onto|across|before|after|without|between|near|over|behind|inside|outside|around|against|about|upon|within|during|along|toward|towards|beside|beneath|below|above|like)$/
const CONJUNCTION =
  /^(?:and|or|but|so|because|when|while|until|if|that|which|who|whose|where|than|although|though|since|unless|whether|how|why|what)$/
const COPULA = /^(?:is|are|was|were|be|been|being|becomes?|became|am|remains?)$/
/** "Most of your atoms", "a cup of coffee": behind these, "of" leads to the thing itself. */
const MEASURE =
  /^(?:most|all|some|half|one|many|none|number|kind|piece|pieces|cup|bowl|glass|pile|group|third|quarter|part|parts|each|both|pair|type|types|herd|pack|bag|set|sets|trail|row|stack|bunch|handful|dozen|slice|drop|drops|bottle|bit|rest|percent|thousands|millions|hundreds|dozens|lots|plenty|species|picture|photo|story|map)$/
/** "The size of a closet": what something is measured by. */
const SIZE =
  /^(?:size|sizes|weight|height|length|width|depth|shape|speed|price|equivalent|strength|thickness|diameter)$/
const DETERMINER = /^(?:the|an?|your|my|our|their|its|his|her|every|no|each|this|that|these|those)$/

/** What a thing does in its clause, by the first telling word before it. */
function findRole(tokens: readonly Token[], at: number): Role {
  for (let back = at - 1; back >= 0; back -= 1) {
    const word = tokens[back]
    if (!word || word.endsClause) return 'doer'
    // "In 1970 a cup of coffee": what stands before an article, and is no verb or preposition, is another thing.
    if (DETERMINER.test(tokens[back + 1]?.normal ?? '') && (word.part === 'noun' || word.part === 'number'))
      return 'doer'
    if (/^(?:like|than|as)$/.test(word.normal)) return 'compared'
    if (word.normal === 'of' && SIZE.test(tokens[back - 1]?.normal ?? '')) return 'compared'
    if (word.normal === 'of' && tokens[back - 1]?.normal === 'those') continue
    if (word.normal === 'of' && MEASURE.test(tokens[back - 1]?.normal ?? '')) continue
    if (PREPOSITION.test(word.normal)) return 'placed'
    if (COPULA.test(word.normal)) return tokens[back - 1]?.normal === 'there' ? 'doer' : 'said to be'
    if (word.part === 'verb') return 'done to'
    if (CONJUNCTION.test(word.normal) && !/^(?:and|or)$/.test(word.normal)) return 'doer'
  }
  return 'doer'
}
/** "It is fear wearing a comfortable coat": what a feeling wears, drives or eats is a figure of speech. */
const FEELINGS =
  /^(?:fear|love|hope|anger|shame|guilt|jealousy|envy|laziness|motivation|happiness|anxiety|grief|pride|regret|loneliness|boredom|doubt|worry|confidence|courage|discipline|procrastination|perfectionism|stress|trust|success|failure|inflation)$/

function followsFeeling(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= 0 && !tokens[back]?.endsClause; back -= 1) {
    if (FEELINGS.test(tokens[back]?.normal ?? '')) return true
  }
  return false
}

/** "A queue outside the door": only where something else is. */
function isPlaced(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ normal }) =>
      /^(?:outside|behind|at|by|near|through|under|past|beside|on|in|from|to)$/.test(normal),
    )
}
