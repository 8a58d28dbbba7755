/** No word that a grammar knows anything of is longer. */
const LONGEST_WORD = 40
const MAX_KEPT = 5000

/**
 * What a grammar tells of single words, kept for those that were met last: to ask it takes a tenth of a millisecond, and a prompt of one word
 * after the other is cut in hundreds of ways. `unknown` is told of what is longer than any word.
 */
export function rememberWords<Told>(
  tell: (word: string) => Told,
  unknown: (word: string) => Told,
): (word: string) => Told {
  const known = new Map<string, Told>()
  return (word) => {
    if (word.length > LONGEST_WORD) return unknown(word)
    const kept = known.get(word)
    if (kept !== undefined) return kept
    const told = tell(word)
    if (known.size >= MAX_KEPT) known.clear()
    known.set(word, told)
    return told
  }
}

/** The same of whole texts, which are longer and of which few come again: the last `most` are kept. */
export function rememberTexts<Told>(tell: (text: string) => Told, most: number): (text: string) => Told {
  const known = new Map<string, { readonly told: Told }>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept.told
    const told = tell(text)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size >= most) known.delete(oldest)
    known.set(text, { told })
    return told
  }
}
