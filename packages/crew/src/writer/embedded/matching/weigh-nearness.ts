import { NEUTRAL_WORDS } from '../prompt/neutral-words.ts'

/** A word that more of the facts share says nothing of which is meant: "cat" among facts about cats. */
const MAX_SHARED = 0.5

/**
 * How near each text is to what a prompt asks in particular: the number of the prompt's own words that it holds, for
 * "why do cats purr" the purring. 0 for all of them where the prompt names nothing but its topic, whose own names are `topic`.
 */
export function weighNearness(
  prompt: string,
  topic: string,
  texts: readonly string[],
): (text: string) => number {
  const named = new Set(wordsOf(topic).map(stemOf))
  const words = wordsOf(prompt).filter((word) => !NEUTRAL_WORDS.has(word) && !named.has(stemOf(word)))
  const patterns = wordPatterns(words).filter(
    (pattern) => texts.filter((text) => pattern.test(text)).length <= texts.length * MAX_SHARED,
  )
  return (text) => patterns.filter((pattern) => pattern.test(text)).length
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** Finds each word in whatever form: "purring" for "purr". */
export const wordPatterns = (words: readonly string[]): RegExp[] =>
  [...new Set(words.map(stemOf))].map((stem) => new RegExp(`(?<!\\p{L})${stem}`, 'iu'))

/** "Countries" and "country" are one; a short "story" is no storm. */
const stemOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ing|ies|es|ed|s|e|(?<=\p{L}{4}[^aeiou])y)$/u, '') : word
