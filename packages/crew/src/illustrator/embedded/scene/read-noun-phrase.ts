import { EMPTY_WORDS } from '../../../text/empty-words.ts'
import { parseSentence, type Token } from '../../../text/parse-sentence.ts'
import type { Candidate } from '../lexicon/find-subjects.ts'
import { isDescribedBy, isMass, qualifierKind, tintOf } from '../lexicon/qualifiers.ts'
import { isAnimal } from '../lexicon/animals.ts'
import { isPaintedSubject } from '../scene-plan.ts'

/** A named thing as its sentence qualifies it, against what would be drawn. */
export type NounPhrase = {
  /** Where its first qualifier stands. */
  readonly from: number
  /** What the drawing is coloured in so that it is what is said. */
  readonly tint: string | null
  /** What the drawing would deny: "wooden", "broken", "caveman". Not empty: it must not be shown. */
  readonly denied: readonly string[]
  /** What it leaves open. */
  readonly unmet: readonly string[]
}

/** Words that qualify and say nothing to be seen. */
const PRAISE =
  /^(?:good|best|better|worst|great|real|new|same|next|first|last|whole|entire|single|favou?rite|free|cheap|expensive|big|bigger|biggest|large|larger|largest|huge|giant|small|smaller|smallest|tiny|little|tall|long|short|heavy|light|beautiful|lovely|strange|strangest|famous|perfect|simple|average|normal|regular|ordinary|common|typical|wild|only|important|main|hot|cold|warm|fresh)$/

/** Reads what stands before and behind a named thing, and whether its drawing shows that too. */
export function readNounPhrase(tokens: readonly Token[], candidate: Candidate): NounPhrase {
  const { at, length, concept } = candidate
  const { subject } = concept
  const denied: string[] = []
  const unmet: string[] = []
  let tint: string | null = null
  let from = at
  while (from > 0 && at - from < 4) {
    const token = tokens[from - 1]
    if (!token || token.endsClause || !isQualifier(token, tokens[from - 2])) break
    from -= 1
    const { normal, root } = token
    if (isDescribedBy(subject, normal) || isDescribedBy(subject, root) || PRAISE.test(normal)) continue
    const wanted = isTintable(subject) ? tintOf(normal) : null
    if (wanted !== null && tint === null) tint = wanted
    else if (isDenial(token) || (token.isProperName && ONE_OF_A_KIND.test(subject))) denied.push(normal)
    else unmet.push(normal)
  }
  const head = tokens[at + length]
  if (head?.normal === 'of' && isOfKind(tokens, at + length)) denied.push('of')
  if (head && isHalfOf(tokens, from, at + length)) denied.push(head.normal)
  const made = madeColour(tokens, candidate)
  if (made !== null && isTintable(subject)) tint = made
  else if (made !== null && !isDescribedBy(subject, made)) denied.push(made)
  return { from, tint, denied, unmet }
}

const COLOURING = /^(?:paint|dye|colou?r|turn|stain|spray)/

/** "He painted the monkeys purple": the colour that a thing is given. */
function madeColour(tokens: readonly Token[], { at, length }: Candidate): string | null {
  const colour = tokens[at + length]
  if (!colour || tokens[at + length - 1]?.endsClause) return null
  const isColoured = tokens.slice(Math.max(0, at - 4), at).some(({ normal }) => COLOURING.test(normal))
  return isColoured ? tintOf(colour.normal) : null
}

/** What has a name is none of the others: "the Brooklyn Bridge". */
const ONE_OF_A_KIND = /bridge|tower|castle|statue|lighthouse|stadium|church|mosque|temple|ship|boat/
/** Things that hold what they are said to be of. */
const HOLDS =
  /^(?:cups?|bowls?|glass|glasses|bottles?|jars?|pots?|plates?|bags?|box|boxes|baskets?|buckets?|barrels?|loaf|loaves|bars?|cans?|spoons?|pictures?|photos?|maps?|books?|piles?|bunch)$/

/** "A lock of hair", "the apple of discord", "a wheel of cheese": of stuff or of an idea, it is another kind of thing. */
function isOfKind(tokens: readonly Token[], of: number): boolean {
  const [thing, , next] = tokens.slice(of - 1, of + 2)
  if (!thing || !next || thing.endsClause || HOLDS.test(thing.normal) || next.isProperName) return false
  // "Of red hair": what is told of the stuff stands before it.
  const stuff = next.part === 'adjective' ? tokens[of + 2] : next
  return stuff?.part === 'noun' && !/[^s]s$/.test(stuff.normal)
}

/** People and worlds keep their colours; animals that are told by theirs are other animals. */
function isTintable(subject: string): boolean {
  return !isPaintedSubject(subject) && !isAnimal(subject)
}

function isQualifier({ part, normal, text }: Token, before: Token | undefined): boolean {
  if (/['’]s?$/.test(text) || EMPTY_WORDS.has(normal)) return false
  if (qualifierKind(normal) !== 'other' && part !== 'function') return true
  if (part === 'adjective') return true
  // "To scold dogs": a verb that is taken for a noun; "for years textbooks": a plural belongs to no noun behind it.
  return part === 'noun' && before?.normal !== 'to' && !/[^s]s$/.test(normal)
}

/** A noun makes another kind of a thing ("caveman mask"), and so do stuff, age and state; places, times and names do not. */
function isDenial({ normal, part, isProperName }: Token): boolean {
  const kind = qualifierKind(normal)
  if (kind === 'place' || isProperName) return false
  return kind !== 'other' || part === 'noun'
}

const PREPOSITION = /^(?:of|in|on|at|from|to|with|by|for|under|into|over|behind|through|near|inside|without)$/

/** "Salt shaker", "fire insurance": the word only says which shaker. Not "the bee stings you". */
function isHalfOf(tokens: readonly Token[], from: number, next: number): boolean {
  const [last, head, after] = tokens.slice(next - 1, next + 2)
  if (!last || !head || last.endsClause || head.part !== 'noun' || /['’]s?$/.test(last.text)) return false
  if (/[^s]s$/.test(last.normal)) return false
  // "Under banana leaves": behind a preposition no singular stands alone.
  if (PREPOSITION.test(tokens[from - 1]?.normal ?? '')) return true
  const isPlural = /[^s]s$/.test(head.normal)
  // "The clock ticks.": a clause has a verb.
  if (isPlural && !clauseAt(tokens, next).some(({ part, normal }) => part === 'verb' || COPULA.test(normal)))
    return false
  // "House cats hardly meow": one thing that opens a clause without "the" does nothing.
  const before = tokens[from - 1]
  const isBare = (before === undefined || before.endsClause) && from === next - 1 && !isMass(last.normal)
  const isVerb = isPlural && !isBare && !head.endsClause && after !== undefined && after.part !== 'verb'
  return !isVerb || after.part === 'noun' || /^(?:of|and|or)$/.test(after.normal)
}

const COPULA = /^(?:is|are|was|were|has|have|had|be|can|will)$/

/** The words of the clause around a place. */
function clauseAt(tokens: readonly Token[], at: number): readonly Token[] {
  const start = tokens.findLastIndex(({ endsClause }, index) => endsClause && index < at) + 1
  return tokens.slice(start, tokens.findIndex(({ endsClause }, index) => endsClause && index >= at) + 1)
}

/** "That mask", "the bucket": the one that was told of before. */
const DEFINITE = /^(?:the|that|this|those|these|its|his|her|their|my)$/

/**
 * A named thing as the film knows it: where it is only named again ("that mask"), it is still what it was when it was named more fully
 * ("a caveman mask"). `earlier`: what was said before this sentence.
 */
export function readKnownThing(tokens: readonly Token[], candidate: Candidate, earlier: string): NounPhrase {
  const phrase = readNounPhrase(tokens, candidate)
  const isBare = phrase.from === candidate.at && phrase.denied.length === 0 && phrase.tint === null
  if (!isBare || !DEFINITE.test(tokens[candidate.at - 1]?.normal ?? '')) return phrase
  const { root = '', normal = '' } = tokens[candidate.at] ?? {}
  const naming = earlier
    .split(/(?<=[.!?…])\s+/)
    .toReversed()
    .filter((sentence) => candidate.length === 1 && (sentence.includes(root) || sentence.includes(normal)))
  for (const sentence of naming) {
    const told = parseSentence(sentence)
    const at = told.findLastIndex((token, index) => token.root === root && isFuller(told, index))
    if (at < 0) continue
    const { denied, tint } = readNounPhrase(told, { ...candidate, at })
    return { ...phrase, denied, tint }
  }
  return phrase
}

/** Whether something qualifies the thing named there. */
function isFuller(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at - 2]]
  return before !== undefined && !before.endsClause && isQualifier(before, token)
}
