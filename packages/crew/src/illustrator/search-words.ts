import { parseSentence } from './embedded/concepts/parse-sentence.ts'
import type { ScenePlan } from './embedded/scene-plan.ts'

/** What a drawing is called is not always what a photograph of it is called. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  person: 'person',
  'busts-in-silhouette': 'people',
  'people-hugging': 'friends hugging',
  'person-in-lotus-position': 'meditation',
  'older-person': 'old person',
  'black-hole': 'dark space stars',
  ghost: 'fog silhouette',
}
const MOST_WORDS = 3

/**
 * A few words to find stock pictures of a scene by: what the scene shows, else the nouns of its words, else those of the
 * topic. Empty when there is not one word.
 */
export function chooseSearchWords(plan: ScenePlan, narration: string, topic: string): string {
  const [main] = plan.subjects
  if (main !== undefined) {
    const role = plan.cast?.people[0]?.role ?? 'none'
    const name = role === 'none' ? (SAID_OTHERWISE[main] ?? main.replaceAll('-', ' ')) : role
    const isElsewhere = !['space', 'sky', 'desk', 'room'].includes(plan.environment)
    return isElsewhere && !name.includes(' ') ? `${name} ${plan.environment}` : name
  }
  return nounsOf(narration) || nounsOf(topic) || longWordsOf(narration)
}

function nounsOf(text: string): string {
  const nouns = parseSentence(text.slice(0, 300)).filter(
    ({ part, normal }) => part === 'noun' && normal.length > 2,
  )
  return [...new Set(nouns.map(({ root }) => root))].slice(0, MOST_WORDS).join(' ')
}

function longWordsOf(text: string): string {
  const words = text.match(/[\p{L}\p{M}]{4,}/gu) ?? []
  return words.slice(0, MOST_WORDS).join(' ')
}
