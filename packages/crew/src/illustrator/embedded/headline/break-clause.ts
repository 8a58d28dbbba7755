import { EMPTY_WORDS } from '../../../text/empty-words.ts'
import type { Token } from '../../../text/parse-sentence.ts'

const MAX_LINES = 4
const LINE_LETTERS = [11, 12, 13, 14, 16]

/** Breaks a clause into at most four lines, as short as they go; a small word goes with the one behind it. */
export function breakClause(text: string): string[] {
  const tries = LINE_LETTERS.map((most) => linesOf(text, most))
  const lines = tries.find(({ length }) => length <= MAX_LINES) ?? tries.at(-1) ?? [text]
  return lines.length <= MAX_LINES ? lines : joinShortest(lines)
}

/** Words that lean on the one before them: "leave it", "set up", and a small one at the very end. */
const LEANING = /^(?:them|him|me|us|up|out|off|down|away)$/
/** Behind these, "it" is what something is done to: "it feels" begins another clause. */
const BEHIND_OBJECT =
  /^(?:in|on|at|to|for|with|from|by|into|onto|over|under|through|and|or|as|like|the|an?|your|my|his|her|their|our|again|now|all|up|out|off|down|away|back|every|until|before|after|when|while|if|because)$/

function joinLeaning(words: readonly string[]): string[] {
  const joined: string[] = []
  words.forEach((word, at) => {
    const bare = word.toLowerCase().replace(/\W+$/, '')
    const last = joined.at(-1)
    const isLast = at === words.length - 1 && bare.length <= SHORT && EMPTY_WORDS.has(bare)
    const isObject = LEANING.test(bare) || (bare === 'it' && BEHIND_OBJECT.test(words[at + 1] ?? ''))
    const leans = isLast || (isObject && !isSmallWord(words[at - 1] ?? ''))
    if (last !== undefined && leans && at > 0) joined[joined.length - 1] = `${last} ${word}`
    else joined.push(word)
  })
  return joined
}

/** A last word up to here stands with the one before it. */
const SHORT = 4

function isSmallWord(word: string): boolean {
  return EMPTY_WORDS.has(word.toLowerCase().replace(/\W+$/, ''))
}

function linesOf(text: string, most: number): string[] {
  const lines: string[] = []
  let held = ''
  const words = joinLeaning(text.split(/\s+/))
  words.forEach((word, at) => {
    const piece = held === '' ? word : `${held} ${word}`
    const isSmall = isSmallWord(word) && at < words.length - 1
    held = isSmall && piece.length < most ? piece : ''
    if (held !== '') return
    const last = lines.at(-1)
    if (last !== undefined && last.length + piece.length + 1 <= most)
      lines[lines.length - 1] = `${last} ${piece}`
    else lines.push(piece)
  })
  return lines
}

/** Longer lines are broken again where they are set (the lettering knows its widths). */
function joinShortest(lines: readonly string[]): string[] {
  if (lines.length <= MAX_LINES) return [...lines]
  const lengths = lines.slice(1).map((line, index) => line.length + (lines[index]?.length ?? 0))
  const at = lengths.indexOf(Math.min(...lengths))
  return joinShortest([
    ...lines.slice(0, at),
    `${lines[at] ?? ''} ${lines[at + 1] ?? ''}`,
    ...lines.slice(at + 2),
  ])
}

/** The letters of a line of words that are no clause. */
const PHRASE_LETTERS = 12

/** Packs words into lines; a small word goes with the strong one behind it. */
export function breakLines(tokens: readonly Token[], joint: ' ' | '' = ' '): string[] {
  const lines: string[] = []
  let held = ''
  for (const token of tokens) {
    const piece = held === '' ? token.text : `${held}${joint}${token.text}`
    const isSmall = EMPTY_WORDS.has(token.normal) && token !== tokens.at(-1)
    held = isSmall ? piece : ''
    if (isSmall) continue
    const last = lines.at(-1)
    if (last !== undefined && last.length + piece.length + 1 <= PHRASE_LETTERS)
      lines[lines.length - 1] = `${last}${joint}${piece}`
    else lines.push(piece)
  }
  return lines
}
