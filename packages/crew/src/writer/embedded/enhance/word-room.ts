import { countWords } from '../wording.ts'

/** How far a re-dressed script may differ in words; the film's pace takes that much. */
const SHARE = 0.15
/** A text of one line may gain so many words whatever its length. */
const LEAST = 3

export type WordRoom = {
  /** The first of the lines that fits into `share` (0 to 1) of what is left, or nothing; what is taken is used up. */
  take(lines: readonly string[], share?: number): string | undefined
}

/** Words that may be added to `now` so that it stays within 15 % of the words of `before`. */
export function wordRoom(before: string, now: string): WordRoom {
  const words = countWords(before)
  let room = words + Math.max(LEAST, Math.floor(words * SHARE)) - countWords(now)
  return {
    take: (lines, share = 1) => {
      const line = lines.find((candidate) => countWords(candidate) <= Math.ceil(room * share))
      if (line !== undefined) room -= countWords(line)
      return line
    },
  }
}
