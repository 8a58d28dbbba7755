import { parseSentence, type Token } from '../../../text/parse-sentence.ts'
import { isPersonWord } from '../lexicon/person-words.ts'
import { findSubjects, type Candidate } from '../lexicon/find-subjects.ts'
import { isMeantThing } from '../lexicon/homonyms.ts'
import type { FilmField } from './field.ts'
import type { FilmSubject } from './subject.ts'

/** The thing that a film is about: it stands where a sentence means it, or names nothing of its own. */
export type OwnThing = {
  /** What is drawn for it. */
  readonly subject: string
  /** The film's word for it. */
  readonly name: string
  /** "They" are several, "it" is one. */
  readonly isPlural: boolean
  /** How sure it is that the film is about it, from 0 to 1. */
  readonly sure: number
}

/** What the title names by a word that means nothing else is the film's; its other words, and those of the script, are so in part. */
const SURE = { title: 1, titleWord: 0.85, script: 0.75 }
const MIN_IN_SCRIPT = 3

/** Reads what a film is about, from its title first and its script second; null when neither keeps to anything drawable. */
export function readOwnThing(
  { title, subject, name, named }: FilmSubject & FilmField & { readonly title: string },
  { things, told }: { readonly things: readonly Candidate[]; readonly told: readonly Token[] },
): OwnThing | null {
  if (subject !== null) return thing(subject, name, SURE.title)
  const tokens = parseSentence(title.toLowerCase())
  const isHalf = (next: number) => tokens[next]?.part === 'noun' && !tokens[next - 1]?.endsClause
  const titled = findSubjects(tokens).find(
    ({ concept, at, length, score }) =>
      concept.strength !== 'general' &&
      score >= 1 &&
      tokens[at]?.part === 'noun' &&
      !isHalf(at + length) &&
      isMeantThing(concept.subject, tokens[at]?.normal ?? '', tokens),
  )
  if (titled !== undefined && (named.get(titled.concept.subject) ?? 0) >= 2) {
    const said = tokens.slice(titled.at, titled.at + titled.length).map(({ normal }) => normal)
    return thing(titled.concept.subject, said.join(' '), SURE.titleWord)
  }
  const [most] = things
    .filter(({ concept, at }) => concept.strength === 'definite' && told[at]?.part === 'noun')
    .filter(({ at }) => !isPersonWord(told[at]?.normal ?? ''))
    .filter(({ concept }) => (named.get(concept.subject) ?? 0) >= MIN_IN_SCRIPT)
    .toSorted((a, b) => (named.get(b.concept.subject) ?? 0) - (named.get(a.concept.subject) ?? 0))
  return most === undefined ? null : thing(most.concept.subject, told[most.at]?.normal ?? '', SURE.script)
}

function thing(subject: string, name: string, sure: number): OwnThing {
  return { subject, name, isPlural: /[^s]s$/.test(name), sure }
}
