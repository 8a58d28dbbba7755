/** What a clause of an announcement tells: it decides which question it answers, and where it stands. */
export type FactKind = 'thing' | 'price' | 'when' | 'where' | 'need' | 'who' | 'contact' | 'about' | 'regret'

export type Fact = {
  readonly kind: FactKind
  /** A whole sentence; of a thing, its name alone: several are told in one breath. */
  readonly said: string
}

/** What is announced: it decides who speaks, and how what there is is said. */
export type AnnouncedKind =
  | 'event'
  | 'sale'
  | 'business'
  | 'course'
  | 'goods'
  | 'house'
  | 'job'
  | 'news'
  | 'moving'
  | 'appeal'

export type Announced = {
  readonly kind: AnnouncedKind
  /** Whole sentences that say what it is, and which are said first. */
  readonly opening: readonly string[]
  /** As a title names it. */
  readonly title: string
  readonly facts: readonly Fact[]
  /** "I" or "we". */
  readonly self: 'I' | 'we'
  /** What the prompt names, by which a trade is known. */
  readonly head: string
  /** Ordered to be said last; empty where nothing is. */
  readonly ending: string
}

/** What is announced, in sentences, with how many of the clauses behind it they have told already. */
export type Head = {
  readonly kind: AnnouncedKind
  readonly opening: readonly string[]
  readonly title: string
  readonly used: number
  readonly self: 'I' | 'we' | null
}
