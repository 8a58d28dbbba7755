import type { Fact } from '../known/fact.ts'
import type { PackMatch } from './pack-match.ts'
import { readQuestion } from './read-asking.ts'
import { fold, foldedWords, isNeutral } from './words.ts'

const ASKS_IF = /^what (?:would happen|happens) if\b/i
/** Say that something is supposed, and not what. */
const SUPPOSE: ReadonlySet<string> = new Set(['would', 'will', 'happen', 'suddenly', 'actually'].map(fold))

/**
 * What answers a prompt that supposes something, where a topic begins with what would happen and the prompt says nothing but one of its
 * names: each of them holds what is supposed, in other words than its question ("the ice caps melted").
 */
export function factsSupposing(prompt: string, { pack, words }: PackMatch): readonly Fact[] {
  const [first] = pack.facts
  if (first === undefined || readQuestion(prompt) !== 'what if' || !ASKS_IF.test(first.question)) return []
  const names = new Set(words.flatMap(foldedWords))
  const isSaid = (word: string) => names.has(word) || isNeutral(word) || SUPPOSE.has(word)
  return foldedWords(prompt).every(isSaid) ? [first] : []
}
