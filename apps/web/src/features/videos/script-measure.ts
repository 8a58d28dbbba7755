const WORDS_PER_SECOND = 2.5
/** A voice can be slowed or hurried by this much and still sound right. */
const PACES = { slowest: 0.85, fastest: 1.25 }
const words = new Intl.Segmenter('en', { granularity: 'word' })

/** How many words are spoken. */
export function countWords(script: string): number {
  let count = 0
  for (const segment of words.segment(script)) if (segment.isWordLike) count += 1
  return count
}

/** Blanks of an outline: text in square brackets. */
export function countBlanks(script: string): number {
  return script.match(/\[[^\]\n]*\]/g)?.length ?? 0
}

/** Whether a script roughly fills a length; the server measures it with the chosen voice. */
export function judgeLength(wordCount: number, seconds: number): 'short' | 'fits' | 'long' {
  const spoken = wordCount / WORDS_PER_SECOND
  if (spoken / PACES.slowest < seconds * 0.85) return 'short'
  if (spoken / PACES.fastest > seconds * 1.1) return 'long'
  return 'fits'
}
