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

/** An opening line, and the fact that it speaks of. */
export type PaidOpening = { readonly hook: string; readonly fact: Fact }

/**
 * The opening lines that these facts pay off: of all that is known of a subject, what a line speaks of most is told. Any other line
 * promises something that never comes.
 */
export function paidOpenings(openings: readonly Opening[], told: readonly Fact[]): PaidOpening[] {
  // "In nineteen thirty two, …" and once more "In nineteen thirty two, …".
  const begun = new Set(told.map(({ long }) => firstWords(long)))
  return openings.flatMap((one) => {
    const fact = begun.has(firstWords(one.hook)) ? null : factPaying(one, told)
    return fact === null ? [] : [{ hook: one.hook, fact }]
  })
}

function factPaying({ shares }: Opening, told: readonly Fact[]): Fact | null {
  let [paid, open, spoken]: [number, number, Fact | null] = [0, 0, null]
  for (const [fact, share] of shares)
    if (!told.includes(fact)) open = Math.max(open, share)
    else if (share > paid) [paid, spoken] = [share, fact]
  return paid >= SHARED && paid > open ? spoken : null
}
