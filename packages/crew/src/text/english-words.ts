import { readFileSync } from 'node:fs'
import wordListFile from 'word-list'

let words: ReadonlySet<string> | undefined

/** Whether a word stands in an English dictionary; names do not. Lower case letters alone. */
export function isEnglishWord(word: string): boolean {
  // Read when the first word is asked after: 2.8 MB that most prompts need not.
  words ??= new Set(readFileSync(wordListFile, 'utf8').split('\n'))
  return words.has(word)
}
