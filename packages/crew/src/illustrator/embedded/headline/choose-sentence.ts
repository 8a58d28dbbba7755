import { breakClause } from './break-clause.ts'
import { sentencesOf } from './choose-clause.ts'
import { HANGS, LEANING } from './clause-patterns.ts'
import { wordsOf } from './weigh-piece.ts'

/** Up to here a whole sentence still fits four lines. */
const MOST_LETTERS_SET = 72
const LEAST_WORDS = 3

/**
 * A whole sentence of which no piece stands alone ("That look on his face after he ate the sofa is not shame"), else its
 * first part up to a comma; null when both are too long.
 */
export function chooseSentence(narration: string): string[] | null {
  // "Squat. If you can sit on a toilet, you can do it.": one word alone is no sentence to set.
  const sentences = sentencesOf(narration.trim())
  const first = sentences.find((sentence) => wordsOf(sentence).length >= LEAST_WORDS) ?? ''
  const whole = first.replace(/[.!…]+["'”’)]?$/, '')
  const head = whole.split(/[,;:—–]\s/)[0] ?? ''
  const text = [whole, head].find(
    (words) =>
      words.length <= MOST_LETTERS_SET &&
      wordsOf(words).length >= LEAST_WORDS &&
      (words === whole || !HANGS.test(words)),
  )
  return text === undefined || (text !== whole && LEANING.test(head)) ? null : breakClause(text)
}
