import { readFileSync } from 'node:fs'
import wordListFile from 'word-list'

/** The dictionary's order holds for so many letters, and for two of its 274,137 words not for more. */
const SHELF_LETTERS = 3
const NONE: ReadonlySet<string> = new Set()

let list: string | undefined
/** Its words by their first letters, as far as they were asked after: of all of them at once, a set takes 0.13 s of a core to make, in every process that reads a prompt. */
const shelves = new Map<string, ReadonlySet<string>>()

/** Whether a word stands in an English dictionary; names do not. Lower case letters alone. */
export function isEnglishWord(word: string): boolean {
  const letters = word.slice(0, SHELF_LETTERS)
  return (shelves.get(letters) ?? readShelf(letters)).has(word)
}

function readShelf(letters: string): ReadonlySet<string> {
  // Read when the first word is asked after: 2.8 MB that most prompts need not.
  list ??= readFileSync(wordListFile, 'latin1')
  const start = findLine(list, (line) => line >= letters)
  const words = list.slice(
    start,
    findLine(list, (line) => line > letters),
  )
  if (words === '') return NONE
  const shelf = new Set(words.split('\n'))
  shelves.set(letters, shelf)
  return shelf
}

/** Where the first line begins whose first letters are as wanted; all lines after it are, too. */
function findLine(text: string, isWanted: (letters: string) => boolean): number {
  let [from, to] = [0, text.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const start = text.lastIndexOf('\n', middle - 1) + 1
    const next = text.indexOf('\n', start)
    const end = next === -1 ? text.length : next
    if (isWanted(text.slice(start, Math.min(end, start + SHELF_LETTERS)))) to = start
    else from = end + 1
  }
  return from
}
