import type { Candidate } from './find-subjects.ts'
import type { Token } from './parse-sentence.ts'

const MAX_LABEL = 28

/**
 * A short caption for styles that letter one: the subject with the adjective or noun before it ("Golden mirror"), else
 * the longest noun. At most 28 characters.
 */
export function labelScene(tokens: readonly Token[], main: Candidate | undefined): string {
  const at = main?.at ?? strongestAt(tokens)
  if (at < 0) return ''
  const words = tokens.slice(at, at + (main?.length ?? 1)).map((token) => token.text)
  const before = tokens[at - 1]
  if (before && (before.part === 'adjective' || before.part === 'noun' || before.part === 'number')) {
    words.unshift(before.text)
  }
  while (words.join(' ').length > MAX_LABEL && words.length > 1) words.shift()
  const label = words.join(' ').slice(0, MAX_LABEL)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

function strongestAt(tokens: readonly Token[]): number {
  const nouns = tokens.map((token, at) => ({ token, at })).filter(({ token }) => token.part === 'noun')
  return nouns.sort((a, b) => b.token.text.length - a.token.text.length)[0]?.at ?? -1
}
