import { numberOf } from '../prompt/neutral-words.ts'

/** Asks for words, or says how they are told. */
const AROUND_WORDS =
  /^(?:a|an|the|and|or|in|for|to|of|how|with|on|my|you|your|i|me|us|do|some|any|all|few|more|most|really|very|every|everyone|everybody|one|should|must|needs?|knows?|wants?|can|learn|learning|teach|say|saying|tell|use|count|counting|lesson|basic|common|useful|essential|important|simple|easy|first|everyday|daily|beginners?|kids|children|tourists?|trip|holiday|vacation|visit|abroad|words?|phrases?|vocabulary|vocab|numbers?|pronunciation|pronounciation|meanings?|meaning|english|translation|video|short|quick|minutes?|seconds?|language|from|up|them|each|times?|family|members|days|week|names?|\d+)$/i

/**
 * Whether a prompt tells the words that it asks for from others of the language: those "that only grandmothers say". `kinds` are the words for
 * kinds of them that are kept.
 */
export function asksForOthers(text: string, language: string, kinds: readonly RegExp[]): boolean {
  // What stands in brackets names some of them.
  const asked = text.toLowerCase().replace(/[(:].*$/su, '')
  const words = asked.replaceAll(language, ' ').match(/[\p{L}\d'-]+/gu) ?? []
  const isKind = (word: string) => kinds.some((one) => one.test(word))
  return words.some((word) => !AROUND_WORDS.test(word) && !isKind(word) && numberOf(word) === null)
}
