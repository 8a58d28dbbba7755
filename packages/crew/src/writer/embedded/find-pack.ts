import nlp from 'compromise'
import { wordsOfFact, wordsOfMyth, type Pack, type Subject } from './fact.ts'
import { PACKS } from './facts/packs.ts'
import { namedIn } from './named-in.ts'
import type { PackMatch } from './pack-match.ts'
import { listTopicPacks } from './topics/topics.ts'
import { NEUTRAL_WORDS } from './prompt/neutral-words.ts'
import { wordPatterns } from './weigh-nearness.ts'

/** A question asks after a thing that is told; "how to" asks for instructions, "what nobody tells you about" for a list. */
const QUESTION =
  /^(?:why|how(?! to)|what(?! (?:nobody|no one|everybody|everyone|people|most people|they|you|we|i|it'?s like)\b)|when|where|who|do|does|did|can|is|are)\b/i

/** A longer prompt says more than a fact about its subject can answer. */
const MAX_SHORT_WORDS = 3

/**
 * The pack that is meant: every content word of the prompt belongs to it ("space heater" does not), or the prompt is a
 * question about one subject or a few words long, and one fact about the subject holds the other words ("how do
 * octopuses change color", "gut bacteria").
 */
export function findPack(text: string): PackMatch | null {
  const plain = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' -]+/gu, ' ')
    .replace(/\s+/g, ' ')} `
  let best: { match: PackMatch; covered: number; known: number } | null = null
  for (const pack of [...PACKS, ...listTopicPacks()]) {
    const entries = [
      ...pack.words.map((words) => ({ words, subject: null as Subject | null })),
      ...pack.subjects.flatMap((subject) =>
        [...subject.words, ...(subject.alone === undefined ? [] : [subject.alone])].map((words) => ({
          words,
          subject: subject as Subject | null,
        })),
      ),
    ].toSorted((a, b) => b.words.length - a.words.length)
    let rest = plain
    const met: (Subject | null)[] = []
    const named: string[] = []
    for (const { words, subject } of entries) {
      if (!rest.includes(` ${words} `)) continue
      rest = rest.replaceAll(` ${words} `, ' | ')
      met.push(subject)
      if (subject !== null) named.push(words)
    }
    if (met.length === 0) continue
    const focus = focusOf(met)
    const strange = findStrangeWords(rest)
    const isAlone = focus !== null && named.every((words) => words === focus.alone)
    if (strange.length > 0 && (isAlone || focus === null || !isAnswered(text, pack, focus, strange))) continue
    const covered = plain.length - rest.length
    if (best !== null && covered < best.covered) continue
    const subjects = [...new Set(met.filter((subject) => subject !== null))]
    // "Productivity habits" is the whole pack.
    const isPart = focus !== null || (subjects.length > 1 && !met.includes(null))
    const match = { pack, focus, named: isPart ? subjects : [], words: isPart ? named : [] }
    const known = countKnown(match)
    // Of two that name it as well, the one that knows more: a subject of an older pack may have two facts, its topic ten.
    if (best === null || covered > best.covered || known > best.known) best = { match, covered, known }
  }
  return best?.match ?? null
}

/** How much is known of what is asked about, counted as it will be told. */
function countKnown(match: PackMatch): number {
  const { pack, focus, named } = match
  const isNamed = namedIn(match)
  const isAsked = (subject: string) =>
    focus !== null ? subject === focus.id : named.length === 0 || named.some(({ id }) => id === subject)
  return [
    ...pack.facts.filter((fact) => isAsked(fact.subject) && isNamed(wordsOfFact(fact))),
    ...pack.myths.filter((myth) => isAsked(myth.subject) && isNamed(wordsOfMyth(myth))),
  ].length
}

/** One subject alone is a focus. "Morning habits" names two: the first that is not the broad "habits" counts. */
function focusOf(met: readonly (Subject | null)[]): Subject | null {
  const subjects = [...new Set(met.filter((subject) => subject !== null))]
  const narrow = subjects.filter(({ id }) => id !== 'habits')
  if (subjects.length === 1 && narrow.length === 0) return met.includes(null) ? null : (subjects[0] ?? null)
  return narrow.length === 1 ? (narrow[0] ?? null) : null
}

/**
 * Whether one fact or belief about the subject holds all of these words: for a question anywhere, for a few words in
 * its headline, since "dog training" is no fact about trained dogs.
 */
function isAnswered(text: string, pack: Pack, { id }: Subject, words: readonly string[]): boolean {
  const isQuestion = QUESTION.test(text)
  if (!isQuestion && text.trim().split(/\s+/).length > MAX_SHORT_WORDS) return false
  const stems = wordPatterns(words)
  return [
    ...pack.facts.map((fact) => [fact.subject, isQuestion ? wordsOfFact(fact) : fact.short] as const),
    ...pack.myths.map((myth) => [myth.subject, isQuestion ? wordsOfMyth(myth) : myth.claim] as const),
  ].some(([subject, told]) => subject === id && stems.every((stem) => stem.test(told)))
}

/** Whether a prompt asks for a video and names nothing at all: "something fun", "interesting facts". */
export const isVague = (text: string): boolean =>
  /\p{L}{3}|\p{Lo}/u.test(text) && !/\d\p{L}/u.test(text) && !hasStrangeWord(text.toLowerCase())

/** Whether the text holds a word that does not just ask for a video: "dead" turns the sea into another topic. */
export const hasStrangeWord = (rest: string): boolean => findStrangeWords(rest).length > 0

function findStrangeWords(rest: string): string[] {
  const words = rest.match(/[\p{L}'-]+/gu) ?? []
  return words.filter((word) => !NEUTRAL_WORDS.has(word) && !NEUTRAL_WORDS.has(rootOf(word)))
}

/** "Explaining" and "improves" ask for a video as "explain" and "improve" do. */
const rootOf = (word: string): string => nlp(word).compute('root').text('root').trim()
