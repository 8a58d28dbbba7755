import { capitalize } from './plain-text.ts'

/** A page, document or file that is read for facts; a page without its pictures has 3 MB at most, a PDF may have more. */
export const SOURCE_MAX_BYTES = 12 * 1_048_576
/** Sources that one order for ideas may have. */
export const SOURCES_MAX_COUNT = 5

/** Where something was read, as it is named beside what was taken from it. */
export type ReadSource = {
  /** The page, document or data item, as it calls itself. */
  readonly title: string
  /** Where it can be read again, the very version where there is one; empty for a file or the person's own notes. */
  readonly address: string
  /** Who wrote it, or the project that keeps it. */
  readonly by: string
  readonly licence: string
  /** The day it was read, like 2026-11-22. */
  readonly readOn: string
}

/** One statement with its source: what a script from sources is made of. */
export type FactCard = {
  readonly id: string
  readonly kind: 'number' | 'date' | 'superlative' | 'contrast' | 'plain'
  /** A whole sentence that says what it is about. */
  readonly text: string
  /** The same after a sentence about the same subject: "It is 330 metres tall." Null where that could be misread. */
  readonly again: string | null
  /** The statement as a question that a viewer can guess at. */
  readonly guess: { readonly question: string; readonly answer: string } | null
  /** When it happened, for timelines. */
  readonly year: number | null
  /** What it is a statement about, as it stands inside a sentence. */
  readonly subject: string
  /** What is stated of it: two cards of one measure and two subjects can be compared. */
  readonly measure: string | null
  /** How much a viewer gets from it, 0 to 100. */
  readonly weight: number
  /** Longest run of words that it shares with what was read, names and numbers apart. */
  readonly copiedWords: number
  readonly source: ReadSource
}

export const DRAFT_FRAMEWORKS = ['countdown', 'guess', 'timeline', 'comparison'] as const
export type DraftFramework = (typeof DRAFT_FRAMEWORKS)[number]

/** A script from cards: each of its sentences says which card it rests on; a null states no fact. */
export type SourcedDraft = {
  readonly title: string
  readonly framework: DraftFramework
  readonly sentences: readonly { readonly text: string; readonly cardId: string | null }[]
}

/** Fewer make no script. */
export const DRAFT_MIN_CARDS = 3
const DRAFT_MAX_CARDS = 5
const WORDS_A_SECOND = 2.45
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ')

/** What a draft is written for. */
export type DraftOrder = {
  /** The subject as it stands in a title: "The Eiffel Tower". */
  readonly title: string
  /** And inside a sentence: "the Eiffel Tower". */
  readonly name: string
  readonly seconds: number
  /** Taken when the cards allow it. */
  readonly wanted?: DraftFramework | undefined
}

/** The best three to five of the cards for the length, as a person first sees them chosen. */
export function chooseCards(all: readonly FactCard[], { seconds, wanted }: DraftOrder): FactCard[] {
  const words = seconds * WORDS_A_SECOND
  const dated = all.filter(({ year }) => year !== null)
  const cards = wanted === 'timeline' && dated.length >= DRAFT_MIN_CARDS ? dated : all
  if (wanted === 'comparison' && pairsOf(cards).length > 0) return pairsOf(cards).slice(0, 2).flat()
  const byWeight = cards.toSorted((one, other) => other.weight - one.weight)
  const chosen: FactCard[] = []
  let said = 12
  for (const card of byWeight) {
    if (chosen.length >= DRAFT_MAX_CARDS) break
    if (chosen.some((other) => saysTheSame(card, other))) continue
    const size = countWords(card.text)
    if (chosen.length >= DRAFT_MIN_CARDS && said + size > words * 1.08) continue
    chosen.push(card)
    said += size
  }
  return chosen
}

/** Two sentences about one thing with most of their telling words in common would be heard as one said twice. */
function saysTheSame(one: FactCard, other: FactCard): boolean {
  if (one.subject !== other.subject) return false
  if (one.measure !== null && one.measure === other.measure) return true
  const tell = (card: FactCard) =>
    new Set(
      wordsOf(card.text).filter((word) => word.length > 3 && !card.subject.toLowerCase().includes(word)),
    )
  const [ones, others] = [tell(one), tell(other)]
  const shared = [...ones].filter((word) => others.has(word)).length
  return shared * 2 > Math.min(ones.size, others.size)
}

/** The cards as a script, in the framework that fits them. The same cards give the same script, in any order. */
export function writeDraft(cards: readonly FactCard[], order: DraftOrder): SourcedDraft {
  const byRise = cards.toSorted((one, other) => one.weight - other.weight || one.id.localeCompare(other.id))
  const framework = fitFramework(byRise, order.wanted)
  return { framework, ...WRITERS[framework](byRise, order) }
}

function fitFramework(cards: readonly FactCard[], wanted: DraftFramework | undefined): DraftFramework {
  const dated = cards.filter(({ year }) => year !== null)
  const fits: Record<DraftFramework, boolean> = {
    comparison: pairsOf(cards).length > 0,
    timeline: dated.length === cards.length && new Set(dated.map(({ year }) => year)).size >= 3,
    guess: cards.some(isWorthGuessing),
    countdown: true,
  }
  const order = [wanted ?? 'guess', 'comparison', 'timeline', 'guess', 'countdown'] as const
  return order.find((framework) => fits[framework]) ?? 'countdown'
}

/** A number to guess at holds a viewer; a birthplace does not. */
const isWorthGuessing = ({ guess, kind, weight }: FactCard): boolean =>
  guess !== null && kind === 'number' && weight >= 55

type Written = Omit<SourcedDraft, 'framework'>
type Sentence = SourcedDraft['sentences'][number]

const WRITERS: Record<DraftFramework, (cards: readonly FactCard[], order: DraftOrder) => Written> = {
  countdown: (cards, { name }) => {
    const head = `${capitalize(NUMBERS[cards.length] ?? `${cards.length}`)} ${cards.length === 1 ? 'fact' : 'facts'} about ${name.replace(/^an? /i, 'the ')}`
    const items = cards.flatMap((card, at): Sentence[] => [
      { text: `Number ${NUMBERS[cards.length - at] ?? cards.length - at}.`, cardId: null },
      { text: card.text, cardId: card.id },
    ])
    return { title: head, sentences: [{ text: `${head}.`, cardId: null }, ...items] }
  },
  guess: (cards, { title }) => {
    const asked = cards.findLast(isWorthGuessing)
    if (!asked?.guess) return { title, sentences: tell(cards) }
    const { question, answer } = asked.guess
    const rest = cards.filter((card) => card !== asked)
    return {
      title: question,
      sentences: [
        { text: question, cardId: null },
        { text: 'Take a guess before the answer comes.', cardId: null },
        ...tell(rest),
        { text: `So, ${lowerFirst(question)}`, cardId: null },
        { text: answer, cardId: asked.id },
      ],
    }
  },
  timeline: (cards, { title }) => {
    const inOrder = cards.toSorted((one, other) => dayOf(one) - dayOf(other))
    const head = `${title} in ${NUMBERS[cards.length] ?? cards.length} dates`
    return { title: head, sentences: [{ text: `${head}.`, cardId: null }, ...tell(inOrder)] }
  },
  comparison: (cards, { title }) => {
    const pairs = pairsOf(cards)
    const paired = new Set(pairs.flat())
    const [first] = pairs
    const head = first ? `${capitalize(first[0].subject)} or ${first[1].subject}?` : title
    const rest = cards.filter((card) => !paired.has(card))
    const compared = pairs.flatMap((pair) => pair.map(({ text, id }) => ({ text, cardId: id })))
    return { title: head, sentences: [{ text: head, cardId: null }, ...tell(rest), ...compared] }
  },
}

/** One after the other; the second sentence about the same subject does not name it again. */
function tell(cards: readonly FactCard[]): Sentence[] {
  return cards.map((card, at) => {
    const before = cards[at - 1]
    // After a sentence that may speak of something else, "it" would be something else.
    const isSame = before !== undefined && before.subject === card.subject && before.again !== null
    return { text: isSame && card.again !== null ? card.again : card.text, cardId: card.id }
  })
}

function pairsOf(cards: readonly FactCard[]): [FactCard, FactCard][] {
  return cards.flatMap((one, at): [FactCard, FactCard][] => {
    const other = cards
      .slice(at + 1)
      .find((candidate) => candidate.measure === one.measure && candidate.subject !== one.subject)
    return one.measure !== null && other ? [[one, other]] : []
  })
}

/** The narration of a draft, as it is saved and spoken. */
export const scriptOf = ({ sentences }: Pick<SourcedDraft, 'sentences'>): string =>
  sentences.map(({ text }) => text).join(' ')

/** In English, January first. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
/** When it happened, to the day where the sentence says it: what came first must be told first. */
function dayOf({ year, text }: FactCard): number {
  const [, month = '', day = '0'] = /(\p{Lu}\p{L}+) (\d{1,2}), \d{4}/u.exec(text) ?? []
  const place = MONTHS.indexOf(month) + 1
  return (year ?? 0) * 10_000 + place * 100 + (place > 0 ? Number(day) : 0)
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const countWords = (text: string): number => wordsOf(text).length
