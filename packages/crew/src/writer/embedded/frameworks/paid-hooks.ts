import { wordsOfFact, type Fact, type Subject } from '../known/fact.ts'
import { foldedWords } from '../matching/words.ts'

/** An opening line that shares fewer words with a fact only happens to use the same one. */
const SHARED = 2

const opening = (text: string): string => text.split(' ', 3).join(' ')

/**
 * The opening lines of a subject that these facts pay off: of all that is known of the subject, what a line speaks of most is told. Any
 * other line promises something that never comes.
 */
export function paidHooks(subject: Subject, told: readonly Fact[], known: readonly Fact[]): string[] {
  const name = new Set([subject.name, ...subject.words].flatMap(foldedWords))
  const spoken = known
    .filter((fact) => fact.subject === subject.id)
    .map((fact) => ({ isTold: told.includes(fact), words: new Set(foldedWords(wordsOfFact(fact))) }))
  return subject.hooks.filter((hook) => {
    // "In nineteen thirty two, …" and once more "In nineteen thirty two, …".
    if (told.some(({ long }) => opening(long) === opening(hook))) return false
    const own = foldedWords(hook).filter((word) => !name.has(word))
    const most = (isTold: boolean) =>
      spoken
        .filter((one) => one.isTold === isTold)
        .reduce((best, { words }) => Math.max(best, own.filter((word) => words.has(word)).length), 0)
    return most(true) >= SHARED && most(true) > most(false)
  })
}
