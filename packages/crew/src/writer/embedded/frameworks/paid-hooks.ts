import { wordsOfFact, type Fact, type Subject } from '../known/fact.ts'
import { foldedWords } from '../matching/words.ts'

/** An opening line of a subject, and how many words it shares with each fact that is known of it. */
export type Opening = {
  readonly hook: string
  readonly subject: string
  readonly shares: ReadonlyMap<Fact, number>
}

/** An opening line that shares fewer words with a fact only happens to use the same one. */
const SHARED = 2

/** The opening lines of subjects, held against what is known of each: read once for all the ways in which that may be told. */
export function readOpenings(subjects: readonly Subject[], known: readonly Fact[]): Opening[] {
  return subjects.flatMap((subject) => {
    const name = new Set([subject.name, ...subject.words].flatMap(foldedWords))
    const spoken = known
      .filter((fact) => fact.subject === subject.id)
      .map((fact) => [fact, new Set(foldedWords(wordsOfFact(fact)))] as const)
    return subject.hooks.map((hook): Opening => {
      const own = foldedWords(hook).filter((word) => !name.has(word))
      const shares = spoken.map(
        ([fact, words]) => [fact, own.filter((word) => words.has(word)).length] as const,
      )
      return { hook, subject: subject.id, shares: new Map(shares) }
    })
  })
}

const firstWords = (text: string): string => text.split(' ', 3).join(' ')

/**
 * The opening lines of a subject that these facts pay off: of all that is known of the subject, what a line speaks of most is told. Any
 * other line promises something that never comes.
 */
export function paidHooks(openings: readonly Opening[], subject: string, told: readonly Fact[]): string[] {
  return openings.filter((one) => one.subject === subject && isPaid(one, told)).map(({ hook }) => hook)
}

function isPaid({ hook, shares }: Opening, told: readonly Fact[]): boolean {
  // "In nineteen thirty two, …" and once more "In nineteen thirty two, …".
  if (told.some(({ long }) => firstWords(long) === firstWords(hook))) return false
  let [paid, open] = [0, 0]
  for (const [fact, share] of shares)
    if (told.includes(fact)) paid = Math.max(paid, share)
    else open = Math.max(open, share)
  return paid >= SHARED && paid > open
}
