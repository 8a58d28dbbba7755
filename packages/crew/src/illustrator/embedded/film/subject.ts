import { parseSentence, type Token } from '../../../text/parse-sentence.ts'
import { isAnimal } from '../lexicon/animals.ts'
import { findSubjects } from '../lexicon/find-subjects.ts'
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
    ({ concept, at, length }) =>
      !isDeniedIn(tokens, at) &&
      (isAnimal(concept.subject) || (concept.strength === 'definite' && !isHalf(at + length))),
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

/** "The Largest Living Thing Is Not a Whale", "Older Than the Pyramids": what a title is not about. */
function isDeniedIn(tokens: readonly Token[], at: number): boolean {
  const before = tokens
    .slice(Math.max(0, at - 2), at)
    .filter(({ normal }) => !/^(?:the|an?|your)$/.test(normal))
  return /^(?:not|no|without|than|like)$/.test(before.at(-1)?.normal ?? '')
}
