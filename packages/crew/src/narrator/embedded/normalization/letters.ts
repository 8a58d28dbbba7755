import { INITIALISMS, LETTER_NAMES, SYMBOL_WORDS } from './abbreviations.ts'

/** What is said for a run of letters: a word, the names of its letters, or the words that it is joined of. */
export function sayLetters(word: string): string[] {
  const isInitials = /^([A-Za-z]\.)+[A-Za-z]?$/.test(word) || INITIALISMS.has(word)
  const letters = word.replaceAll('.', '')
  const isUnsayable = /^[B-DF-HJ-NP-TV-XZ]{2,5}$/.test(word)
  if (isInitials || isUnsayable) return Array.from(letters.toLowerCase()).map(nameLetter)
  const plural = /^([A-Z]{2,4})'?s$/.exec(word)?.[1]
  if (plural && INITIALISMS.has(plural)) {
    const names = Array.from(plural.toLowerCase()).map(nameLetter)
    return [...names.slice(0, -1), `${names.at(-1)}'s`]
  }
  // "YouTube" is you tube and "iPhone" i phone; "McDonald" is one.
  if (/^(?!Mc|Mac)[A-Za-z]*[a-z][A-Z]/.test(word))
    return word
      .split(/(?<=[a-z])(?=[A-Z])/)
      .flatMap((part) => (part.length === 1 ? [nameLetter(part.toLowerCase())] : sayLetters(part)))
  const lower = word.toLowerCase().replace(/[^a-z']/g, '')
  return (SYMBOL_WORDS[lower] ?? lower).split(' ').filter((said) => said !== '')
}

/** A letter's name, for the letters that would be taken for a word. */
export function nameLetter(letter: string): string {
  return LETTER_NAMES[letter] ?? letter
}
