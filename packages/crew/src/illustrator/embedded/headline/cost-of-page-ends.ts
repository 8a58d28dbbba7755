import { bondBetween } from '@hookreel/film'
import type { Token } from '../../../text/parse-sentence.ts'
import { CLOSES } from './break-clause.ts'
import { bareWord } from './match-tokens.ts'
import { readKinds, type Kind } from './read-kinds.ts'

/** How much is lost when a page ends between two kinds: 1 between two halves that can be said with a breath, 6 where nobody would breathe. */
const LOST: Record<Kind, Partial<Record<Kind, number>> & { readonly other: number }> = {
  determiner: { other: 6 },
  owner: { other: 6 },
  preposition: { other: 5.5 },
  of: { other: 6 },
  to: { other: 6 },
  auxiliary: { other: 5 },
  joining: { other: 5.5 },
  pronoun: { auxiliary: 5.5, verb: 5.5, adverb: 4, joining: 1.4, preposition: 2.2, of: 5, to: 3, other: 3 },
  adverb: { joining: 1.4, preposition: 2.4, of: 5, to: 2.6, verb: 4, pronoun: 3, other: 4.5 },
  number: { joining: 2, verb: 3, auxiliary: 3, preposition: 2.6, of: 5, pronoun: 3, adverb: 5, other: 6 },
  adjective: {
    noun: 5.5,
    owner: 5.5,
    adjective: 4.5,
    number: 5,
    joining: 2,
    preposition: 2.2,
    of: 5,
    to: 3,
    other: 3,
  },
  verb: { joining: 1.8, preposition: 2.4, of: 4, to: 2.8, adverb: 3.4, other: 4.6 },
  noun: {
    verb: 2.8,
    auxiliary: 2.8,
    noun: 5,
    owner: 3.6,
    number: 3,
    adjective: 3.6,
    adverb: 2.2,
    preposition: 1.2,
    of: 3.6,
    to: 1.7,
    joining: 1.2,
    determiner: 2,
    pronoun: 2.4,
    other: 2,
  },
  particle: { joining: 1.2, preposition: 2.2, to: 3.4, determiner: 4.6, owner: 4.6, of: 5, other: 3 },
}
/** Behind a comma that ends no clause. */
const AT_COMMA = 1.1
/** "A bridge | in Ohio began to sway": who does it stands with what is done. */
const BEFORE_VERB = 2.8
/** "To start the race, | he said, but to finish it": who says it stands behind what is said. */
const BEFORE_SAYER = 4.4
const WITHOUT = 3.4
/** Before a word that closes what stands before it: "pull it | out". */
const BEFORE_CLOSING = 4.6
/** Within "as tall | as a house", "from the door | to the sea", and before "than" and what it compares with. */
const WITHIN_COMPARISON = 3
/** Up to where the second half of a comparison is looked for. */
const FAR = 7

/**
 * How much is lost when a page ends behind each of these words, by what the grammar says of it and of the next one; ends of sentences and
 * clauses are not known here. `tokens`: the same words as read; without them only what letters tell is known.
 */
export function costsOfPageEnds(words: readonly string[], tokens: readonly Token[]): number[] {
  const plain = words.map(bareWord)
  const kinds = readKinds(words, tokens)
  const pairs = comparisons(plain, kinds)
  return words.map((word, at) => {
    const [before, after] = [kinds[at], kinds[at + 1]]
    const next = words[at + 1]
    if (next === undefined) return 0
    const bond = bondBetween(word.trimEnd(), next.trimEnd())
    if (tokens.length === 0 || before === undefined || after === undefined) return lostByLetters(bond, next)
    if (bond === 0) return isSayer(words, at + 1) ? BEFORE_SAYER : AT_COMMA
    const torn = pairs.some(({ from, to }) => at >= from && at < to) ? WITHIN_COMPARISON : 0
    // "Dr. Smith", "New York", "40 km".
    const name = bond > 2.5 && before !== 'determiner' && before !== 'number' ? 6 : 0
    const subject = before === 'noun' && isBeforeVerb(words, kinds, at) ? BEFORE_VERB : 0
    const counted = isCounting(kinds, at) ? COUNTING : 0
    const closes = after === 'preposition' ? 0 : closing(next)
    // "An animal | without a spine": what it is not has to stand with it.
    const lacks = plain[at + 1] === 'without' ? WITHOUT : 0
    return Math.max(lacks, name, subject, counted, LOST[before][after] ?? LOST[before].other, closes) + torn
  })
}

/** "Forty percent | more", "three years | older", "one hundred | and twenty": a figure goes on. */
function isCounting(kinds: readonly Kind[], at: number): boolean {
  const [before, own, next, after] = [-1, 0, 1, 2].map((step) => kinds[at + step])
  if (own === 'number' && next === 'joining') return after === 'number'
  return before === 'number' && own === 'noun' && (next === 'adverb' || next === 'adjective')
}

function isSayer(words: readonly string[], at: number): boolean {
  return SAYER.test(words.slice(at, at + LONGEST_SAYER).join(''))
}

const SAYER =
  /^(?:(?:my|his|her|the) )?[\p{L}'’]+ (?:says?|said|asks?|asked|adds|added|writes|wrote|thinks|thought|answers|answered|whispers|whispered|shouts|shouted)[,.]/iu
const LONGEST_SAYER = 3

/** Twice what the others cost: "and" within a figure begins no clause. */
const COUNTING = 10
/** Whether nothing is done yet in this clause, and something is soon. */
function isBeforeVerb(words: readonly string[], kinds: readonly Kind[], at: number): boolean {
  for (let back = at; back >= 0; back -= 1) {
    if (back < at && bondBetween(words[back]?.trimEnd() ?? '', words[back + 1]?.trimEnd() ?? '') === 0) break
    if (isVerb(kinds[back]) || kinds[back] === 'joining') return false
  }
  return kinds.slice(at + 1, at + FAR).some(isVerb)
}

function isVerb(kind: Kind | undefined): boolean {
  return kind === 'verb' || kind === 'auxiliary'
}

function closing(next: string): number {
  return CLOSES.test(next.trimEnd()) ? BEFORE_CLOSING : 0
}

/** Where no grammar is read: by the bond between small words and what they lead to. */
function lostByLetters(bond: number, next: string): number {
  return CLOSES.test(next.trimEnd()) ? bond + 1.5 : bond === 0 ? 0.4 : bond
}

type Span = { readonly from: number; readonly to: number }

/** Where a comparison or a way from one thing to another stands, up to the noun that ends it. */
function comparisons(words: readonly string[], kinds: readonly Kind[]): Span[] {
  return words.flatMap((word, at): Span[] => {
    const second = word === 'as' ? 'as' : word === 'from' ? 'to' : null
    if (second !== null) {
      const middle = words.indexOf(second, at + 1)
      return middle > at && middle - at <= FAR - 2 ? [{ from: at, to: nounFrom(kinds, middle) }] : []
    }
    if (word !== 'than') return []
    const from = words.findLastIndex(
      (earlier, index) => index < at && index >= at - FAR && isMore(earlier, kinds[index]),
    )
    return [{ from: from < 0 ? at - 1 : Math.max(from, at - 2), to: nounFrom(kinds, at) }]
  })
}

function isMore(word: string, kind: Kind | undefined): boolean {
  return (
    /^(?:more|less|better|worse|fewer|rather)$/.test(word) || (kind === 'adjective' && word.endsWith('er'))
  )
}

function nounFrom(kinds: readonly Kind[], at: number): number {
  const noun = kinds.findIndex(
    (kind, index) => index > at && (kind === 'noun' || kind === 'pronoun') && kinds[index + 1] !== 'noun',
  )
  return noun < 0 || noun - at > FAR ? at + 1 : noun
}
