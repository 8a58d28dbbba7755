import type { ConceptStrength } from '../lexicon/concept.ts'
import { findPose } from './choose-pose.ts'
import { isPersonWord, isPlainPerson } from '../lexicon/person-words.ts'
import { COPULA, findRole, type Role } from './find-role.ts'
import type { Candidate } from '../lexicon/find-subjects.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import type { FilmBrief } from '../film/film-brief.ts'
import { fieldOf, isOfField, type Field } from '../lexicon/fields.ts'
import { weighWord } from './weigh-word.ts'

/** From here on a named thing is clearly enough what its sentence is about to be the picture. */
export const CLEAR = 0.5

const CONCRETE: Record<ConceptStrength, number> = { definite: 1, usual: 0.8, general: 0.62 }
const SUBORDINATE =
  /^(?:when|while|until|if|because|since|although|though|unless|after|before|as|which|who|whose|where|whether|whatever|whenever|wherever|once|till)$/
/** Words that name a thing less often than they mean something else. */
const AMBIGUOUS =
  /^(?:freeze|froze|burns?|burned|explodes?|exploded|fix|fixes|fixed|repair|digest|knock|knocks|knocked|stretch|stretches|climbs?|climbed|sails?|puzzle|gamble|cuts?|bugs?|keys?|webs?|shields?|mirrors?|engines?|fires?|fired|lights?|stars?|waves?|seeds?|roots?|targets?|tanks?|cranes?|notes?|pitch|scales?|rings?|chains?|traps?|masks?|rulers?|cells?|walls?|fuel|races?|ties?|bars?|nets?|dates?|checks?|bills?|wheels?|gears?|tools?|hammers?|nails?|page|pages|plates?|crowns?|shells?|horns?|wings?|tails?|noses?|feet|foot|hands?|eyes?|ears?|mouths?|legs?|faces?|heads?|hearts?|skin|blood|teeth|pills?|drugs?|boxes|box|bags?|pots?|pans?|forks?|spoons?|blades?|axes?|weapons?|battles?|wars?|bombs?|armies|army|heroes|hero|villains?|spirits?|angels?|devils?|magic|miracles?|luck|love|family|party|parties|calls?|tapes?|films?|pictures?|records?|links?|screens?|plugs?|outlets?|switch|alarms?|hours?|minutes?|sand|salt|sugar|water|streams?|branch|branches|roses?|dreams?|homes?|markets?|banks?|classes|trial|courts?|laws|plans?|lists?|charts?|goals?|focus|prizes?|medals?|trophy|balls?|boxing|roads?|trips?|tickets?|anchors?|traffic|years?|months?|weeks?|days?|century|centuries|decades?|questions?|tomorrow|monday|tuesday|friday|sunday|villages?|towns?|conversations?|arguments?|warnings?|danger|lightning|smoke|growth|nature|wilderness|success|victory|winner|winners|awards?|ideas?|paint|insurance|defense|strategy|chess|career|office|company|companies|business|startups?|steps?|speech|promises?|food|hunger|industry|industries|tourists?|cups?|tables?|videos?|footage|agreements?|holidays?|vacations?|birthdays?|theory|formula|temperature|celebrations?|announcements?|nights?|midnight|homes?|swimmers?|divers?|surfers?|playlists?)$/

/** "After the rain": when it is, not what it is about. */
const WEATHER = /^(?:cloud|wind-face|fog|snowflake|tornado|sun$)/

/** "The close door button", "your car payment": heads of compounds that nothing of the first half shows. */
const OTHER_THING =
  /^(?:buttons?|payments?|insurance|tax|taxes|bills?|polic(?:y|ies)|rules?|laws?|codes?|names?|theor(?:y|ies)|jokes?|emojis?|costumes?|metaphors?|owners?|cookers?|makers?|machines?|dispensers?|holders?|shelf|shelves|stands?|compan(?:y|ies)|industry|brands?|sales?|prices?|lovers?|people|fans?)$/

const WEIGHT: Record<Role, number> = {
  doer: 1,
  'done to': 0.9,
  'said to be': 0.9,
  placed: 0.6,
  compared: 0.1,
}
/** Where everything told is literal, what is placed somewhere is there to be seen. */
const WEIGHT_OF_PLACED_IN_STORY = 0.8

/**
 * How clearly a sentence of this film is about a named thing, from 0 to about 2: what it does in its clause, how concrete
 * and how unambiguous its word is, whether the film's title, script and field speak of it too.
 */
export function weighClarity(
  candidate: Candidate,
  tokens: readonly Token[],
  film: FilmBrief,
  candidates: readonly Candidate[],
): number {
  const { concept, at, length } = candidate
  const token = tokens[at]
  if (!token) return 0
  if (PERSONS.has(concept.subject)) return weighPerson(tokens, at, film)
  // "The queen's guards" are not the queen.
  if (isPersonWord(token.normal) && /['’]s?$/.test(token.text)) return 0.4
  if (length === 1 && isPlainPerson(token.normal) && weighPerson(tokens, at, film) < CLEAR) return 0.4
  const role = findRole(tokens, at)
  const tie = tieOf(candidate, tokens, film)
  const isStory = film.field === 'story'
  const isLiteral = isStory && token.part !== 'verb'
  const isLoose = tie <= 1 && !isLiteral && length === 1 && AMBIGUOUS.test(token.normal)
  return (
    CONCRETE[concept.strength] *
    (isStory && role === 'placed' ? WEIGHT_OF_PLACED_IN_STORY : WEIGHT[role]) *
    tie *
    (isLoose ? LOOSE[role] : 1) *
    (role === 'placed' && !isStory && WEATHER.test(concept.subject) ? 0.75 : 1) *
    (isStory && role !== 'compared' ? 1 : weighWord(candidate, tokens, tie)) *
    (token.part === 'verb' && length < 3 ? verbWeight(tokens, at) : 1) *
    (isFigure(tokens, candidate, role, candidates) ? 0.35 : 1) *
    (isHalf(tokens, at + length) ? (OTHER_THING.test(tokens[at + length]?.normal ?? '') ? 0.4 : 0.72) : 1) *
    clauseWeight(tokens, at)
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

const PERSONS = new Set(['person', 'child', 'older-person', 'boy', 'girl', 'baby', 'people-hugging'])

/** Somebody who stands, thinks or says so could be anybody. */
const SCARCELY = /^(?:stand|think|talk)$/

/** People are shown where they do what can be seen, and in stories. */
function weighPerson(tokens: readonly Token[], at: number, film: FilmBrief): number {
  // A story tells of somebody to the end of the sentence.
  const end =
    film.field === 'story' ? tokens.length : tokens.findIndex(({ endsClause }, i) => i >= at && endsClause)
  const done = tokens.slice(at, end + 1).map(({ normal }) => normal)
  const pose = findPose(done.join(' '))
  if (pose === null || (film.field !== 'story' && SCARCELY.test(pose))) return 0.4
  return film.field === 'story' ? 1 : 0.8
}

/** More for what the title, the rest of the script or the field speaks of; less for the thing of another field. */
function tieOf({ concept, at, length }: Candidate, tokens: readonly Token[], film: FilmBrief): number {
  const words = tokens
    .slice(at, at + length)
    .map(({ normal }) => normal)
    .join(' ')
  const isTitled = film.subject === concept.subject
  const isRepeated = (film.named.get(concept.subject) ?? 0) >= 2
  const own = fieldOf(concept)
  const isNear = own === film.field ? own !== null : film.field !== null && isOfField(film.field, words)
  const isFar = own !== null && film.field !== null && !isNear && !OPEN.has(film.field)
  return (isTitled ? 1.4 : isRepeated ? 1.2 : 1) * (isNear ? 1.2 : isFar && !isTitled ? 0.75 : 1)
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

function leanWeight(tokens: readonly Token[], at: number): number {
  for (let back = at - 1; back >= 0; back -= 1) {
    const word = tokens[back]
    if (!word || word.endsClause) break
    if (SUBORDINATE.test(word.normal)) return 0.75
  }
  return SUBORDINATE.test(tokens[at]?.normal ?? '') ? 0.75 : 1
}
