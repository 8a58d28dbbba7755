import { contentWords } from '../../../researcher/content-words.ts'
import type { Fact } from '../known/fact.ts'
import { NEUTRAL_WORDS } from '../prompt/neutral-words.ts'
import type { PackMatch } from './pack-match.ts'
import { fold } from './words.ts'

const ASKS_HOW = /^(?:so |ok )?how (?:to|do i|can i)\b/i
const TELLS_HOW = /^how (?:do|can|should) you\b/i

/**
 * The facts that say how something is done, where a prompt asks for just that, in the same words: "how to heal your inner child". What is
 * merely known of the same thing is no instruction.
 */
export function factsTellingHow(prompt: string, { pack, focus }: PackMatch): readonly Fact[] {
  if (!ASKS_HOW.test(prompt.trim())) return []
  const wanted = wordsOf(prompt)
  if (wanted.size === 0) return []
  return pack.facts.filter(({ subject, question }) => {
    if (!TELLS_HOW.test(question) || (focus !== null && focus.id !== subject)) return false
    const told = wordsOf(question)
    return told.size === wanted.size && [...wanted].every((word) => told.has(word))
  })
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    contentWords(text)
      .filter((word) => !NEUTRAL_WORDS.has(word))
      .map(fold),
  )
