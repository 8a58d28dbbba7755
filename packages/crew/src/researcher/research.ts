import type { FactCard, ReadSource } from '@hookreel/film'

/** A stretch of what was read, which a model may write from and a check holds its sentences against. */
export type Passage = {
  readonly id: string
  readonly text: string
  readonly source: ReadSource
  /** The person's own words, which may be said as they are. */
  readonly isOwn?: boolean
}

/** What a person gave to be read: a page, a file, an item of a feed. */
export type GivenSource = {
  readonly title: string
  /** Empty for a file. */
  readonly address: string
  /** Who wrote it or keeps it; empty when it does not say. */
  readonly by: string
  /** In lines as a `ReadText` has them. */
  readonly text: string
  /** The person wrote it: its sentences may be said as they are. */
  readonly isOwn: boolean
  /** The day, like 2026-11-22. */
  readonly readOn: string
}

/** What a prompt was taken to mean. */
export type Subject = {
  /** As its page is called: "Mercury (planet)". */
  readonly page: string
  /** As it stands in a title: "Mercury", "The Eiffel Tower". */
  readonly title: string
  /** As it stands inside a sentence: "the Eiffel Tower". */
  readonly name: string
  readonly description: string
}

/** What came of looking a topic up. */
export type Research = {
  /** Null when nothing was found or nothing was asked. */
  readonly subject: Subject | null
  /** Other things of the same name. */
  readonly others: readonly Pick<Subject, 'page' | 'description'>[]
  readonly cards: readonly FactCard[]
  readonly passages: readonly Passage[]
  /** What a person should know: that nothing could be reached, that a source is busy. */
  readonly notice: string | null
}

export const NO_RESEARCH: Research = { subject: null, others: [], cards: [], passages: [], notice: null }
