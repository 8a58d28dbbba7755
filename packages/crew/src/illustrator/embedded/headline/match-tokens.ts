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

/** A spoken word without the marks around it, as lists of words have it. */
export function bareWord(word = ''): string {
  return word
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, '')
}
