import { parseSentence, type Token } from '../../../text/parse-sentence.ts'
import { isAnimal } from '../lexicon/animals.ts'
import type { Concept } from '../lexicon/concept.ts'
import { findSubjects } from '../lexicon/find-subjects.ts'

/** The animals that a film calls by names of their own. */
export type CalledAnimals = {
  /** What is drawn for each name: "Pip" of "Pip the hedgehog" is a hedgehog wherever it is named. */
  readonly called: ReadonlyMap<string, Concept>
}

/** So many words may stand between a name and its animal: "Pip, the smallest hedgehog". */
const REACH = 4
const INTRODUCED = /^(?:named|called)$/

/** Reads which animals have names: "Pip the hedgehog", "a small hedgehog named Pip". */
export function readCalled({
  script,
  title,
}: {
  readonly script: string
  readonly title: string
}): CalledAnimals {
  const called = new Map<string, Concept>()
  for (const text of [title, ...script.split(/(?<=[.!?…])\s+/)]) {
    const tokens = parseSentence(text)
    for (const { concept, at, length } of findSubjects(tokens)) {
      if (!isAnimal(concept.subject)) continue
      const name = nameBehind(tokens, at + length) ?? nameBefore(tokens, at)
      if (name !== undefined && !called.has(name)) called.set(name, concept)
    }
  }
  return { called }
}

/** "A hedgehog named Pip". */
function nameBehind(tokens: readonly Token[], next: number): string | undefined {
  return INTRODUCED.test(tokens[next]?.normal ?? '') ? nameAt(tokens[next + 1]) : undefined
}

/** "Pip the brave hedgehog". */
function nameBefore(tokens: readonly Token[], at: number): string | undefined {
  const between = tokens.slice(Math.max(0, at - REACH), at)
  const the = between.findLastIndex(({ normal }) => normal === 'the')
  const isOfOne = between.slice(the + 1).every(({ part, endsClause }) => part !== 'verb' && !endsClause)
  return the > 0 && isOfOne ? nameAt(between[the - 1]) : undefined
}

/** A word with a capital that is no word of the sentence: "Hazel"; not "The" nor "Meet". */
function nameAt(token: Token | undefined): string | undefined {
  if (token === undefined || token.part === 'function' || token.part === 'verb') return undefined
  return /^\p{Lu}\p{Ll}+$/u.test(token.text) ? token.normal : undefined
}
