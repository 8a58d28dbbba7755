import type { Concept, ConceptStrength } from './concept.ts'
import { findConceptAt } from './concept-index.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import { PLACE_NAME, PLACE_NOUN } from '../../../text/place-names.ts'

/** A thing that a sentence names, with how much the sentence is about it. */
export type Candidate = {
  readonly concept: Concept
  readonly score: number
  readonly at: number
  readonly length: number
}

const STRENGTH: Record<ConceptStrength, number> = { definite: 3, usual: 2, general: 1 }
/** What a comparison brings in is not the subject: "hotter than the sun". */
const COMPARING = new Set(['than', 'like', 'as'])
const PLACING = new Set([
  'of',
  'in',
  'on',
  'at',
  'from',
  'to',
  'with',
  'by',
  'for',
  'through',
  'under',
  'into',
  'across',
  'before',
  'after',
  'without',
  'between',
  'near',
])
/** What is said not to be there is not shown. */
const DENYING = new Set(['no', 'without', 'not', 'never'])
const LOOK_BACK = 4

/** The drawable things of a sentence, best first; each subject once. */
export function findSubjects(tokens: readonly Token[]): Candidate[] {
  const best = new Map<string, Candidate>()
  for (const candidate of scanTokens(tokens)) {
    const known = best.get(candidate.concept.subject)
    if (!known || known.score < candidate.score) best.set(candidate.concept.subject, candidate)
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.at - b.at)
}

function scanTokens(tokens: readonly Token[]): Candidate[] {
  const candidates: Candidate[] = []
  let at = 0
  while (at < tokens.length) {
    const found = findConceptAt(tokens, at)
    if (found?.concept && !isPersonName(found.concept, tokens, at, found.length)) {
      candidates.push({
        concept: found.concept,
        at,
        length: found.length,
        score: scoreAt(found.concept, tokens, at, found.length),
      })
    }
    at += found?.length ?? 1
  }
  return candidates
}

function scoreAt(concept: Concept, tokens: readonly Token[], at: number, length: number): number {
  const early = 1.2 - (0.4 * at) / Math.max(1, tokens.length)
  const phrase = length > 1 ? 1.25 : 1
  return (
    STRENGTH[concept.strength] *
    early *
    phrase *
    (isDenied(tokens, at) || isDoneByThing(tokens, at) ? 0.15 : roleAt(concept, tokens, at)) *
    headAt(tokens, at + length)
  )
}

/** "Nora Field" is a person, not a meadow: the word is half of two capitalised ones inside a sentence. */
function isPersonName(concept: Concept, tokens: readonly Token[], at: number, length: number): boolean {
  const [before, word, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (
    length > 1 ||
    !word ||
    concept.environment === 'space' ||
    !isCapital(word) ||
    PLACE_NOUN.test(word.normal)
  )
    return false
  const isLast =
    before !== undefined && !before.endsClause && isCapital(before) && !PLACE_NAME.test(before.normal)
  const isFirst =
    after !== undefined && !word.endsClause && isCapital(after) && !PLACE_NOUN.test(after.normal)
  return (isLast && before.part === 'noun') || (isFirst && !PLACE_NAME.test(word.normal))
}

function isCapital(token: Token): boolean {
  return /^\p{Lu}\p{Ll}/u.test(token.text)
}

/** Less for what stands behind a comparison, a denial or a preposition, up to the verb before it. */
function roleAt(concept: Concept, tokens: readonly Token[], at: number): number {
  for (let back = 1; back <= LOOK_BACK && at - back >= 0; back += 1) {
    const word = tokens[at - back]
    if (!word) return 1
    if (word.endsClause) return 1
    if (COMPARING.has(word.normal)) return 0.2
    if (word.part === 'verb' && !/(ing|ed)$/.test(word.normal)) return 1
    // "No two zebras" are zebras.
    if (DENYING.has(word.normal) && tokens[at - back + 1]?.normal !== 'two') return 0.15
    // "A storm on Jupiter": a world is always what the picture must show.
    if (PLACING.has(word.normal)) return isWorld(concept) ? 1.1 : 0.72
    if (word.part === 'noun') return 1
  }
  return 1
}

const DENYING_VERB = /^(?:not|never|nobody|neither|cannot)$/
const REACH = 7

/** "They never wore horns": denied before it is named; but not what an order is about: "never break the spaghetti". */
function isDenied(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - REACH); back -= 1) {
    const token = tokens[back]
    if (!token || token.endsClause) return false
    if (!DENYING_VERB.test(token.normal)) continue
    const start = /^(?:do|does)$/.test(tokens[back - 1]?.normal ?? '') ? back - 2 : back - 1
    const opens = start < 0 || tokens[start]?.endsClause === true
    return !opens || token.normal === 'nobody' || token.normal === 'neither'
  }
  return false
}

const DOERS =
  /^(?:you|i|we|they|he|she|who|people|everyone|everybody|nobody|somebody|someone|anyone|kids?|child|children|man|men|woman|women|person|students?|workers?|to|and|then|never|always|just|not|or|can|will|should|must|don't)$/

/** "It wakes up the cells", "dough stretches": a verb that is not done by somebody shows nothing of what people do. */
function isDoneByThing(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.part !== 'verb') return false
  const before = tokens[at - 1]
  if (!before || before.endsClause || DOERS.test(before.normal)) return false
  if (before.part === 'function' && /^(?:it|this|that|which)$/.test(before.normal)) return true
  if (/^(?:also|still|even|only|really|slowly|quickly)$/.test(before.normal)) {
    return /^(?:it|this|that|which)$/.test(tokens[at - 2]?.normal ?? '')
  }
  return before.part === 'noun' && !before.isProperName
}

function isWorld(concept: Concept): boolean {
  return concept.environment === 'space' && concept.strength === 'definite'
}

/** Less for the first half of a compound: in "water bottle" the bottle is the thing. */
function headAt(tokens: readonly Token[], next: number): number {
  const follower = tokens[next]
  const previous = tokens[next - 1]
  if (!follower || follower.part !== 'noun' || previous?.endsClause) return 1
  return 0.75
}
