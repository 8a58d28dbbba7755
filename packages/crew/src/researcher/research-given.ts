import type { DraftFramework, FactCard } from '@hookreel/film'
import { readQuestion } from './find-subject.ts'
import { passagesOf } from './given-sources.ts'
import { escapePattern, nameSubject } from './name-subject.ts'
import type { NamedSubject } from './name-subject.ts'
import { cardsFromPassages } from './passage-cards.ts'
import { NO_RESEARCH } from './research.ts'
import type { GivenSource, Research } from './research.ts'
import { contentWords } from './content-words.ts'
import { FEWEST_CARDS } from './write-from-cards.ts'

const MAX_CARDS = 16
/** Besides those of the title: what a text speaks of again and again is what it is about. */
const TOPIC_WORDS = 8
const TOPIC_USES = 3
/** A longer title is a sentence, not a name. */
const NAME_WORDS = 4

/**
 * Cards from what other people wrote and the person gave to be read: the same rules and the same copy meter as for an
 * encyclopedia. What is the person's own needs none.
 */
export function researchGiven(
  given: readonly GivenSource[],
  prompt: string,
): Research & { readonly wanted: DraftFramework | undefined } {
  const { wanted } = readQuestion(prompt)
  const foreign = given.filter(({ isOwn }) => !isOwn)
  const looked = foreign.map((source, at) => {
    const passages = passagesOf(source, `${at + 1}p`)
    const subject = subjectOf(source, prompt)
    return { subject, passages, cards: cardsFromPassages(passages, subject, prompt, aboutOf(source, prompt)) }
  })
  const [first] = looked
  if (first === undefined) return { ...NO_RESEARCH, wanted }
  const cards = looked.flatMap((one) => one.cards)
  return {
    subject: first.subject,
    others: [],
    cards: unique(cards)
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, MAX_CARDS),
    passages: looked.flatMap(({ passages }) => passages),
    notice: cards.length < FEWEST_CARDS ? tooFew(cards.length) : null,
    wanted,
  }
}

const tooFew = (count: number): string =>
  `${count === 0 ? 'No statement' : `Only ${count} of its statements`} can be told in other words by rules alone, and its wording is its author's. If you wrote it, mark it as your own text. Else note what matters in your own words, or connect a writer that rewrites.`

const unique = (cards: readonly FactCard[]): FactCard[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
]

/** What the source is about: the topic of the prompt where it speaks of that, else its own title. */
function subjectOf({ title, text }: GivenSource, prompt: string): NamedSubject {
  const told = new Set(contentWords(text))
  const [topic = ''] = readQuestion(prompt).topics
  const words = contentWords(topic)
  const isTold = words.length > 0 && words.every((word) => told.has(word))
  const bare = title.replace(/\s*[|–—].*$|\s+-\s+.*$/u, '').trim()
  const page = isTold
    ? topic
    : contentWords(bare).length <= NAME_WORDS && bare !== ''
      ? bare
      : (mostUsed(text)[0] ?? bare)
  const named = nameSubject(page.slice(0, 80), '', text, { isPerson: false, isPast: false })
  // "Bees have", wherever it stands.
  const isPlural =
    named.isPlural || new RegExp(String.raw`\b${escapePattern(page)} (?:have|are|were|do)\b`, 'i').test(text)
  return { ...named, isPlural }
}

/** Words that show that a sentence speaks of the subject. */
const aboutOf = ({ title, text }: GivenSource, prompt: string): string[] => [
  ...contentWords(title),
  ...contentWords(prompt),
  ...mostUsed(text),
]

function mostUsed(text: string): string[] {
  const uses = new Map<string, number>()
  for (const word of contentWords(text)) if (word.length > 3) uses.set(word, (uses.get(word) ?? 0) + 1)
  return [...uses]
    .filter(([, count]) => count >= TOPIC_USES)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, TOPIC_WORDS)
    .map(([word]) => word)
}
