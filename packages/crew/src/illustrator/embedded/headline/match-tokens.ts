import type { Token } from '../../../text/parse-sentence.ts'

/** The token of each spoken word, looked for one behind the other. */
export function matchTokens(words: readonly string[], tokens: readonly Token[]): (Token | undefined)[] {
  let from = 0
  return words.map((word) => {
    const plain = word.toLowerCase()
    const at = tokens.findIndex(
      ({ text }, index) => index >= from && index < from + 4 && plain.includes(text.toLowerCase()),
    )
    if (at < 0) return undefined
    from = at + 1
    return tokens[at]
  })
}
