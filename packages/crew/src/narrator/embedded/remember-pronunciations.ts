/** More than the longest scripts have together. */
const MAX_KEPT = 5000

/** Asked for the sounds of words, answers those of each in their order. */
type ReadSounds = (words: readonly string[]) => Promise<readonly (readonly string[])[]>

/**
 * Remembers the sounds of words, which are read together: to start the reading takes longer than a word of it. A thread that speaks goes on as
 * long as somebody has something to say, so all are forgotten when there are too many.
 */
export function rememberPronunciations(read: ReadSounds): ReadSounds {
  const known = new Map<string, readonly string[]>()
  return async (words) => {
    const asked = new Set(words)
    if (known.size + asked.size > MAX_KEPT) known.clear()
    const unknown = [...asked].filter((word) => !known.has(word))
    const learnt = unknown.length === 0 ? [] : await read(unknown)
    unknown.forEach((word, at) => known.set(word, learnt[at] ?? []))
    return words.map((word) => known.get(word) ?? [])
  }
}
