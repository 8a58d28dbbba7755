import { PACKS } from './facts/packs.ts'
import { NEUTRAL_WORDS } from './prompt-words.ts'

/** Suggested where no word of the prompt is met anywhere. */
const ELSE = ['space', 'animals', 'ancient history']

const NAMES = new Map(
  PACKS.map((pack) => [pack.id, pack.unit.one === 'habit' ? `${pack.name} habits` : pack.about]),
)
NAMES.set('history', 'ancient history').set('body', 'the human body').set('psychology', 'psychology')

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []).map((word) => word.replace(/(?:ies|es|s)$/, ''))

/** Each known topic with the words that it is asked for by, and those that its facts are told with. */
const TOPICS = PACKS.map((pack) => ({
  name: NAMES.get(pack.id) ?? pack.about,
  asked: new Set(wordsOf([...pack.words, ...pack.subjects.flatMap(({ words }) => words)].join(' '))),
  told: new Set(wordsOf(pack.facts.map(({ tag, short, long }) => `${tag} ${short} ${long}`).join(' '))),
}))

/** Said in every topic: the history of football is not ancient history. */
const BLAND = new Set(wordsOf([...NEUTRAL_WORDS, 'history'].join(' ')))

/** Three topics the writer knows, the ones nearest to the prompt first: "space", "the ocean", "food". */
export function nearestTopics(prompt: string): string[] {
  const words = wordsOf(prompt).filter((word) => !BLAND.has(word))
  const score = ({ asked, told }: (typeof TOPICS)[number]) =>
    words.reduce((sum, word) => {
      if (asked.has(word)) return sum + 3
      return sum + (told.has(word) ? 1 : 0)
    }, 0)
  const near = TOPICS.map((topic) => ({ name: topic.name, score: score(topic) }))
    .filter((topic) => topic.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ name }) => name)
  return [...new Set([...near, ...ELSE])].slice(0, 3)
}
