import { parseSentence, type Token } from '../../../text/parse-sentence.ts'
import { isAnimal } from '../lexicon/animals.ts'
import { findSubjects, type Candidate } from '../lexicon/find-subjects.ts'
import { isMeantThing } from '../lexicon/homonyms.ts'
import { isOwnName } from '../lexicon/own-names.ts'
import { isPersonWord } from '../lexicon/person-words.ts'
import { signOfTitle } from '../lexicon/signs.ts'
import { ENVIRONMENTS, type Environment } from '../scene-plan.ts'

/** The thing that a film's title names. */
export type FilmSubject = {
  /** What is drawn for it: what "it" and "they" mean in the film. */
  readonly subject: string | null
  readonly isSubjectAlive: boolean
  /** What stands for the thing that the title names and nothing draws: a trace of it, or what it is used with. */
  readonly sign: string | null
  /** The title's word for it; empty without one. */
  readonly name: string
  /** Where that thing is at home. */
  readonly subjectHome: Environment | null
}

/** Reads what a title names: "What Your Cat Is Trying to Tell You". */
export function readTitle(title: string): FilmSubject {
  // Titles are capitalised throughout, and capitals would make names of their words.
  const tokens = parseSentence(title.toLowerCase())
  // "The Birthday Problem" is about no birthday.
  const isHalf = (next: number) => tokens[next]?.part === 'noun' && !tokens[next - 1]?.endsClause
  const found = findSubjects(tokens).find(
    (candidate) =>
      !isDeniedIn(tokens, candidate.at) &&
      (isAnimal(candidate.concept.subject) ||
        (isThing(candidate, tokens) && !isHalf(candidate.at + candidate.length))),
  )
  const first = found?.concept
  const words = found ? tokens.slice(found.at, found.at + found.length).map(({ normal }) => normal) : []
  return {
    subject: first?.subject ?? null,
    sign: first === undefined ? (signOfTitle(tokens) ?? null) : null,
    isSubjectAlive: first !== undefined && isAnimal(first.subject),
    name: words.join(' '),
    subjectHome: ENVIRONMENTS.find((name) => name === first?.environment) ?? null,
  }
}

/** A word that surely means its drawing, or means it by the drawing's own name: "rice", "sugar". */
function isThing(candidate: Candidate, tokens: readonly Token[]): boolean {
  const { strength, subject } = candidate.concept
  const word = tokens[candidate.at]?.normal ?? ''
  if (strength === 'definite') return true
  return (
    !isPersonWord(word) &&
    strength === 'usual' &&
    isOwnName(candidate, tokens) &&
    isMeantThing(subject, word, tokens)
  )
}

/** "The Largest Living Thing Is Not a Whale", "Older Than the Pyramids": what a title is not about. */
function isDeniedIn(tokens: readonly Token[], at: number): boolean {
  const before = tokens
    .slice(Math.max(0, at - 2), at)
    .filter(({ normal }) => !/^(?:the|an?|your)$/.test(normal))
  return /^(?:not|no|without|than|like)$/.test(before.at(-1)?.normal ?? '')
}
