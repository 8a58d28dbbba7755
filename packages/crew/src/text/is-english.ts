import { isEnglishWord } from './english-words.ts'
import { findLanguage } from './find-language.ts'
import { countStopWords } from './stop-words.ts'

/** Of so many of its longer words, a text is English: in other languages it is about one of three at most. */
const SPELLED_SHARE = 0.75
const LONGER = 4

/** Names stand in no dictionary: what has a capital within a sentence says nothing of its language. */
const NAMES = /(?<=[\p{L}\p{N},;:'’–—-]\s+)\p{Lu}\p{Ll}+/gu

/** Whether most longer words of a text stand in the dictionary: a prompt holds too few small ones to tell. */
const isSpelledEnglish = (text: string): boolean => isSpelled(text) || isSpelled(text.replace(NAMES, ' '))

function isSpelled(text: string): boolean {
  const longer = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LONGER)
  return longer.length >= 2 && longer.filter(isEnglishWord).length >= longer.length * SPELLED_SHARE
}

/** Below it the small words of a text say little: letters decide then. */
const FEW_WORDS = 14
const MIN_SHARE = 0.08

/**
 * Whether a text is English, as everything embedded asks that knows English alone. What is plain to see decides; a text
 * that might be several languages is English when no other has more of its small words.
 */
export function isEnglish(text: string): boolean {
  const told = text.replace(/#\S+/gu, ' ')
  const language = findLanguage(told)
  if (language !== undefined) return language === 'English'
  const letters = told.match(/\p{L}/gu)?.length ?? 0
  const latin = told.match(/\p{sc=Latin}/gu)?.length ?? 0
  if (letters === 0 || latin < letters) return false
  const { words, hits } = countStopWords(told)
  if (isSpelledEnglish(told)) return true
  const english = hits.find((hit) => hit.language === 'English')?.count ?? 0
  if ((hits[0]?.count ?? 0) > english) return false
  if (words >= FEW_WORDS) return english >= words * MIN_SHARE
  return english > 0 || !/[^\p{ASCII}\p{P}\p{S}\s]/u.test(told)
}
