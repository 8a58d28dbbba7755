import type { Concept, ConceptStrength, ConceptWord } from './concept.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import { PLACE_NAME, PLACE_NOUN } from '../../../text/names.ts'
import { BANNED_PHRASES, NEVER_DRAWN } from './bans.ts'
import { CONCEPTS } from './concepts.ts'

/** A thing that a sentence names, with how much the sentence is about it. */
export type Candidate = {
  readonly concept: Concept
  readonly score: number
  readonly at: number
  readonly length: number
  /** It is meant by the name that the film gives it, or by "she" where that is who the film tells of. */
  readonly isCalled?: true
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

/** A way of writing a concept, or a ban (`concept` null), as a row of words. */
type Entry = {
  readonly words: readonly string[]
  readonly as: ConceptWord['as']
  readonly concept: Concept | null
}

/** A concept found at a place of a sentence. */
type Found = { readonly concept: Concept | null; readonly length: number }

let index: Map<string, Entry[]> | undefined

/** The longest concept or ban that begins at this word, if any. */
function findConceptAt(tokens: readonly Token[], at: number): Found | undefined {
  const first = tokens[at]
  if (!first) return undefined
  index ??= buildIndex()
  const entries = [...new Set([first.normal, first.root, singular(first.normal)])].flatMap(
    (word) => index?.get(word) ?? [],
  )
  return entries
    .filter((entry) => isAt(entry, tokens, at))
    .map((entry) => ({ concept: entry.concept, length: entry.words.length }))
    .sort((a, b) => b.length - a.length)[0]
}

function buildIndex(): Map<string, Entry[]> {
  const built = new Map<string, Entry[]>()
  const add = (text: string, as: ConceptWord['as'], concept: Concept | null) => {
    const words = text.replaceAll('-', ' ').split(' ')
    const key = words[0] ?? ''
    built.set(key, [...(built.get(key) ?? []), { words, as, concept }])
  }
  // Bans first: the sort is stable, so among equal lengths the ban wins.
  for (const phrase of BANNED_PHRASES) add(phrase, 'thing', null)
  for (const word of NEVER_DRAWN) add(word, 'thing', null)
  for (const concept of CONCEPTS) for (const word of concept.words) add(word.text, word.as, concept)
  return built
}

function isAt(entry: Entry, tokens: readonly Token[], at: number): boolean {
  const matches = entry.words.every((word, offset) => {
    const token = tokens[at + offset]
    return (
      token !== undefined && (token.normal === word || token.root === word || singular(token.normal) === word)
    )
  })
  if (!matches || entry.concept === null || entry.words.length > 1) return matches
  const part = tokens[at]?.part
  if (entry.as === 'verb too') return part !== 'function'
  if (entry.as === 'noun') return part === 'noun'
  // "They ship it", "it sands the wood": a verb is not the thing, except where the tagger takes a plural for a verb.
  if (part === 'verb') return entry.concept.strength === 'definite' && tokens[at]?.normal === entry.words[0]
  return part !== 'function'
}

/** A guess at the singular of a plural noun. */
export function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x|ss|z|o)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`
  if (/[^su]s$/.test(word)) return word.slice(0, -1)
  return word
}
