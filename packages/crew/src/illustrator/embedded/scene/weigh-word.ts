import type { Candidate } from '../lexicon/find-subjects.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import { isAnimal } from '../lexicon/animals.ts'

/** How a drawing that only stands for its word ("debt": a credit card) is weighed where nothing ties it to the film. */
const SYMBOL = 0.72
/** A name ("Einstein": an atom) is less than a symbol. */
const NAME = 0.55
/** "Japanese scientists" are no mountain. */
const ORIGIN = 0.4
/** "Pay him with chicken" is no bird, "the mind keeps house" no building. */
const BARE = 0.45

const LEADING = /^(?:in|on|at|from|to|with|by|for|into|against|about|under|over|without)$/
/** Kinds of things that are named without an article: what one eats, drinks, wears, burns, and the weather. */
const MASS =
  /^(?:water|snow|rain|ice|fog|sand|salt|sugar|honey|bread|butter|cheese|milk|wine|beer|coffee|tea|rice|pasta|meat|chocolate|garlic|lightning|fire|smoke|gold|money|cash|music|blood|skin|food|wood|grass|soap|paper|soil|mud|oil|electricity|radio|television|wi-?fi|internet|space|breakfast|lunch|dinner|coral|bacon|chess|football|tennis|basketball|dna|caffeine|espresso|thunder|wind|fungi|bacteria|cattle|sheep|fish|deer|people|software|research)$/

/**
 * How literally the word of a named thing means what is drawn for it, from 0 to 1: a symbol, an origin and a bare
 * singular mean it less. `tie`: how much the film speaks of the thing, 1 when it does not (`weighClarity`).
 */
export function weighWord(candidate: Candidate, tokens: readonly Token[], tie: number): number {
  const token = tokens[candidate.at]
  if (!token) return 0
  if (isOrigin(tokens, candidate)) return ORIGIN
  if (isBare(tokens, candidate)) return BARE
  if (tie > 1 || !isSymbol(candidate, token)) return 1
  return token.isProperName && /^\p{Lu}/u.test(token.text) ? NAME : SYMBOL
}

/** Whether the drawing is something else than its word says. */
function isSymbol({ concept, length }: Candidate, { normal, root }: Token): boolean {
  if (concept.strength === 'definite' || length > 1) return false
  return !concept.subject.split('-').some((part) => part === normal || part === root || part === `${root}s`)
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
  if (MASS.test(token.normal) || token.isProperName || token.normal.endsWith('s')) return false
  if (concept.environment === 'kitchen' || concept.environment === 'space') return false
  const next = tokens[at + 1]
  const isHalf = next?.part === 'noun' && !token.endsClause
  if (isHalf) return false
  return before.part === 'verb'
    ? isAnimal(concept.subject) || concept.strength === 'definite'
    : LEADING.test(before.normal)
}
