import { EMPTY_WORDS } from './empty-words.ts'

const MOST_LINES = 4
const LINE_LETTERS = [11, 12, 13, 14, 16]

/** Breaks a clause into at most four lines, as short as they go; a small word goes with the one behind it. */
export function breakClause(text: string): string[] {
  const tries = LINE_LETTERS.map((most) => linesOf(text, most))
  const lines = tries.find(({ length }) => length <= MOST_LINES) ?? tries.at(-1) ?? [text]
  return lines.length <= MOST_LINES ? lines : joinShortest(lines)
}

function linesOf(text: string, most: number): string[] {
  const lines: string[] = []
  let held = ''
  const words = text.split(/\s+/)
  words.forEach((word, at) => {
    const piece = held === '' ? word : `${held} ${word}`
    const isSmall = EMPTY_WORDS.has(word.toLowerCase().replace(/\W+$/, '')) && at < words.length - 1
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
  if (lines.length <= MOST_LINES) return [...lines]
  const lengths = lines.slice(1).map((line, index) => line.length + (lines[index]?.length ?? 0))
  const at = lengths.indexOf(Math.min(...lengths))
  return joinShortest([
    ...lines.slice(0, at),
    `${lines[at] ?? ''} ${lines[at + 1] ?? ''}`,
    ...lines.slice(at + 2),
  ])
}
