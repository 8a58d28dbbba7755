import { parseSentence } from '../text/parse-sentence.ts'

const MAX_WORDS = 3
/** Nouns of sentences that nothing can be found by. */
const EMPTY =
  /^(?:thing|way|time|day|year|part|lot|kind|fact|reason|people|person|someone|one|secret|story|hour)$/

/**
 * A few words to find stock pictures of a scene by: its name for whom or what it is about (`label`), else its nouns, else those of the
 * film. Empty when there is not one word.
 */
export function chooseSearchWords(label: string, narration: string, filmText: string): string {
  return shorten(label) || nounsOf(narration) || nounsOf(filmText) || longWordsOf(narration)
}

/** "The stopped clock" is searched as "stopped clock". */
function shorten(label: string): string {
  const words = label.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []
  return words
    .filter((word) => !/^(?:the|an?|of|his|her|their|its|my|your)$/.test(word))
    .slice(-MAX_WORDS)
    .join(' ')
}

function nounsOf(text: string): string {
  const nouns = parseSentence(text.slice(0, 300))
    .filter(({ part }) => part === 'noun')
    .map(({ root }) => root)
  return [...new Set(nouns)]
    .filter((noun) => noun.length > 2 && !EMPTY.test(noun))
    .slice(0, MAX_WORDS)
    .join(' ')
}

function longWordsOf(text: string): string {
  const words = text.match(/[\p{L}\p{M}]{4,}/gu) ?? []
  return words.slice(0, MAX_WORDS).join(' ')
}
