import type { ConceptStrength } from '../lexicon/concept.ts'
import type { Candidate } from '../lexicon/find-subjects.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import type { FilmBrief } from '../film/film-brief.ts'
import { isMass } from '../lexicon/qualifiers.ts'
import { isTruthful } from './is-truthful.ts'
import { readKnownThing } from './read-noun-phrase.ts'
import { isUndone } from './is-undone.ts'
import type { SaidScene } from './read-scene.ts'
import { fieldOf, isOfField, type Field } from '../lexicon/fields.ts'
import { isAnimal } from '../lexicon/animals.ts'
import { isOwnName } from '../lexicon/own-names.ts'

/** From here on a named thing is clearly enough what its sentence is about to be the picture. */
export const CLEAR = 0.67

const CONCRETE: Record<ConceptStrength, number> = { definite: 1, usual: 0.8, general: 0.62 }
const SUBORDINATE =
  /^(?:when|while|until|if|because|since|although|though|unless|after|before|as|which|who|whose|where|whether|whatever|whenever|wherever|once|till|like)$/
/** Words that name a thing less often than they mean something else. */
const AMBIGUOUS =
  /^(?:freeze|froze|burns?|burned|explodes?|exploded|fix|fixes|fixed|repair|digest|knock|knocks|knocked|stretch|stretches|climbs?|climbed|sails?|puzzle|gamble|cuts?|bugs?|keys?|webs?|shields?|mirrors?|engines?|fires?|fired|lights?|stars?|waves?|seeds?|roots?|targets?|tanks?|cranes?|notes?|pitch|scales?|rings?|chains?|traps?|masks?|rulers?|cells?|walls?|fuel|races?|ties?|bars?|nets?|dates?|checks?|bills?|wheels?|gears?|tools?|hammers?|page|pages|plates?|crowns?|shells?|horns?|wings?|noses?|feet|foot|hands?|eyes?|ears?|mouths?|legs?|faces?|heads?|hearts?|skin|blood|teeth|pills?|drugs?|boxes|box|bags?|pots?|pans?|forks?|spoons?|blades?|axes?|weapons?|battles?|wars?|bombs?|armies|army|heroes|hero|villains?|spirits?|angels?|devils?|magic|miracles?|luck|love|family|party|parties|calls?|tapes?|films?|pictures?|records?|links?|screens?|plugs?|outlets?|switch|alarms?|hours?|minutes?|sand|salt|sugar|water|streams?|branch|branches|roses?|dreams?|homes?|markets?|banks?|classes|trial|courts?|laws|plans?|lists?|charts?|goals?|focus|prizes?|medals?|trophy|balls?|boxing|roads?|trips?|tickets?|anchors?|traffic|years?|months?|weeks?|days?|century|centuries|decades?|questions?|tomorrow|monday|tuesday|friday|sunday|villages?|towns?|conversations?|arguments?|warnings?|danger|lightning|smoke|growth|nature|wilderness|success|victory|winner|winners|awards?|ideas?|paint|insurance|defense|strategy|chess|career|office|company|companies|business|startups?|steps?|speech|promises?|food|hunger|industry|industries|tourists?|cups?|tables?|videos?|footage|agreements?|holidays?|vacations?|birthdays?|theory|formula|temperature|celebrations?|announcements?|nights?|midnight|homes?|swimmers?|divers?|surfers?|playlists?)$/

/** "After the rain": when it is, not what it is about. */
const WEATHER = /^(?:cloud|wind-face|fog|snowflake|tornado|sun$)/

/** "The close door button", "your car payment": heads of compounds that nothing of the first half shows. */
const OTHER_THING =
  /^(?:buttons?|payments?|insurance|tax|taxes|bills?|polic(?:y|ies)|rules?|laws?|codes?|names?|theor(?:y|ies)|jokes?|emojis?|costumes?|metaphors?|owners?|cookers?|makers?|machines?|dispensers?|holders?|shelf|shelves|stands?|compan(?:y|ies)|industry|brands?|sales?|prices?|lovers?|people|fans?)$/

const WEIGHT: Record<Role, number> = {
  doer: 1,
  'done to': 0.9,
  'said to be': 0.9,
  placed: 0.55,
  compared: 0.1,
}
/** Where everything told is literal, what is placed somewhere is there to be seen. */
const WEIGHT_OF_PLACED_IN_STORY = 0.65

/** Why a named thing is or is not the picture of its sentence: factors, each 1 where it changes nothing. */
export type ThingScore = {
  /** Where it stands in the sentence, and how concrete it is. */
  readonly where: number
  /** Whether the film, its title and its field speak of it. */
  readonly film: number
  /** How literally its word means what would be drawn. */
  readonly sense: number
  /** 0 where drawing it would show what is not meant, or only what goes with it. */
  readonly veto: 0 | 1
  /** All of them, from 0 to about 2. */
  readonly total: number
}

/** How clearly a sentence of this film is about a named thing. */
export function scoreThing(
  candidate: Candidate,
  { tokens, earlier, things }: Pick<SaidScene, 'tokens' | 'earlier' | 'things'>,
  film: FilmBrief,
): ThingScore {
  const isSeen = isTruthful(candidate, { tokens, earlier }, film) && !isUndone(candidate, tokens)
  const veto = isOwnName(candidate, tokens) && isSeen ? 1 : 0
  const role = findRole(tokens, candidate.at)
  const tie = tieOf(candidate, tokens, film)
  const where = weighPlace(candidate, { tokens, things }, role, film)
  const sense = weighSense(candidate, tokens, { role, tie, isStory: film.field === 'story' })
  return { where, film: tie, sense, veto, total: where * tie * sense * veto }
}

/** Less than this, a word means something else too often. */
const LITERAL = 0.75

/**
 * Whether a sentence plainly names a thing somewhere, though it may be about something else: by its own name, as it is drawn, and not in a
 * comparison, a figure of speech or as half of another thing.
 */
export function isPlainlyNamed(candidate: Candidate, said: SaidScene, film: FilmBrief): boolean {
  const { concept, at, length } = candidate
  const { sense, veto } = scoreThing(candidate, said, film)
  const role = findRole(said.tokens, at)
  const { tint, unmet } = readKnownThing(said.tokens, candidate, said.earlier)
  return (
    veto === 1 &&
    // It is drawn as it is: not as "a thousand orange gates" or "maple trees".
    tint === null &&
    unmet.length === 0 &&
    said.tokens.slice(at, at + length).every(({ part }) => part === 'noun' || part === 'adjective') &&
    sense >= LITERAL &&
    concept.strength !== 'general' &&
    role !== 'compared' &&
    !isFigure(said.tokens, candidate, role, said.things) &&
    !isHalf(said.tokens, at + length)
  )
}

function weighPlace(
  candidate: Candidate,
  { tokens, things }: Pick<SaidScene, 'tokens' | 'things'>,
  role: Role,
  { field }: FilmBrief,
): number {
  const { concept, at, length } = candidate
  const isPlacedInStory = field === 'story' && role === 'placed'
  const head = OTHER_THING.test(tokens[at + length]?.normal ?? '') ? 0.4 : 0.72
  return (
    CONCRETE[concept.strength] *
    (isPlacedInStory ? WEIGHT_OF_PLACED_IN_STORY : WEIGHT[role]) *
    (isFigure(tokens, candidate, role, things) ? 0.35 : 1) *
    (isHalf(tokens, at + length) ? head : 1) *
    clauseWeight(tokens, at)
  )
}

function weighSense(
  candidate: Candidate,
  tokens: readonly Token[],
  { role, tie, isStory }: { readonly role: Role; readonly tie: number; readonly isStory: boolean },
): number {
  const { concept, at, length } = candidate
  const { part, normal } = tokens[at] ?? { part: 'other', normal: '' }
  const isLiteral = isStory && part !== 'verb'
  const isLoose = tie <= 1 && !isLiteral && length === 1 && AMBIGUOUS.test(normal)
  return (
    (isLoose ? LOOSE[role] : 1) *
    (role === 'placed' && !isStory && WEATHER.test(concept.subject) ? 0.75 : 1) *
    weighWord(candidate, tokens) *
    (part === 'verb' && length < 3 ? verbWeight(tokens, at) : 1)
  )
}

/** An ambiguous word still means its thing most often where it does something or something is done to it. */
const LOOSE: Record<Role, number> = {
  doer: 0.62,
  'done to': 0.55,
  'said to be': 0.5,
  placed: 0.5,
  compared: 0.5,
}

/** How much more clearly a sentence is about the film's own thing. */
export const OWN = 1.4

/** More for what the title, the rest of the script or the field speaks of; less for the thing of another field. */
function tieOf(
  { concept, at, length, isCalled }: Candidate,
  tokens: readonly Token[],
  film: FilmBrief,
): number {
  const words = tokens
    .slice(at, at + length)
    .map(({ normal }) => normal)
    .join(' ')
  const isOwn = isCalled === true || film.subject === concept.subject
  const isRepeated = (film.named.get(concept.subject) ?? 0) >= 2
  const field = fieldOf(concept)
  const isNear = field === film.field ? field !== null : film.field !== null && isOfField(film.field, words)
  const isFar = field !== null && film.field !== null && !isNear && !OPEN.has(film.field)
  return (isOwn ? OWN : isRepeated ? 1.2 : 1) * (isNear ? 1.2 : isFar && !isOwn ? 0.75 : 1)
}

/** Films that lead everywhere: nothing is far from them. */
const OPEN = new Set<Field>(['story', 'travel'])

const DOERS =
  /^(?:you|i|we|they|he|she|who|people|everyone|everybody|nobody|somebody|someone|to|and|then|never|always|just|not|can|will|should|must)$/

/** "She swims" shows more of swimming than "the price climbed" shows of climbing. */
function verbWeight(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1]
  return !before || before.endsClause || DOERS.test(before.normal) ? 0.8 : 0.55
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

/** What a named thing does in its clause. */
type Role = 'doer' | 'done to' | 'said to be' | 'placed' | 'compared'

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
