import type { FactCard, ReadSource } from '@hookreel/film'
import { listOthers } from './find-subject.ts'
import { nameSubject, type NamedSubject } from './name-subject.ts'
import { cardsFromPassages, readPassages } from './passage-cards.ts'
import type { Passage, Subject } from './research.ts'
import type { Found } from './wikimedia.ts'

/** An article as it was read, and what is known of its subject besides. */
export type ArticleToTell = {
  readonly text: string
  readonly source: ReadSource
  /** Its page, as it was found among others. */
  readonly candidate: Found
  readonly found: readonly Found[]
  readonly isPerson: boolean
  readonly isPast: boolean
}

/** What can be told of an article: its subject, others of its name, its passages and the cards of these. */
export function tellArticle(
  { text, source, candidate, found, isPerson, isPast }: ArticleToTell,
  prompt: string,
): {
  readonly subject: NamedSubject
  /** Other things of the same name. */
  readonly others: readonly Pick<Subject, 'page' | 'description'>[]
  readonly passages: readonly Passage[]
  readonly cards: readonly FactCard[]
} {
  const subject = nameSubject(source.title, candidate.description, text, { isPerson, isPast })
  const passages = readPassages(text, source)
  return {
    subject,
    others: listOthers(candidate, found),
    passages,
    cards: cardsFromPassages(passages, subject, prompt),
  }
}
