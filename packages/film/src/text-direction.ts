/** Which way a text is read: `ltr` to the right, `rtl` to the left. */
export type TextDirection = 'ltr' | 'rtl'

const STRONG_LETTER = /[\p{L}]/u
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u

/** Direction of a text by its first letter; undefined when it has none (numbers, marks, emoji). */
export function directionOf(text: string): TextDirection | undefined {
  const letter = STRONG_LETTER.exec(text)?.[0]
  if (letter === undefined) return undefined
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

/**
 * The order in which words of a line stand from left to right: indexes into `texts`. Words follow the line's direction;
 * neighbours written the other way keep their own order among themselves, as Unicode's rules have it.
 */
export function orderVisually(texts: readonly string[], direction: TextDirection): number[] {
  const runs: { direction: TextDirection; indexes: number[] }[] = []
  texts.forEach((text, index) => {
    const own = directionOf(text) ?? direction
    const last = runs.at(-1)
    if (last !== undefined && last.direction === own) last.indexes.push(index)
    else runs.push({ direction: own, indexes: [index] })
  })
  const leftToRight = runs.map((run) => (run.direction === 'rtl' ? run.indexes.toReversed() : run.indexes))
  return (direction === 'rtl' ? leftToRight.toReversed() : leftToRight).flat()
}
