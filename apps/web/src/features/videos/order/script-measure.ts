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
