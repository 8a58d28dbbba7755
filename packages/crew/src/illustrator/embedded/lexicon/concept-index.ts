import { BANNED_PHRASES, NEVER_DRAWN } from './bans.ts'
import type { Concept, ConceptWord } from './concept.ts'
import { CONCEPTS } from './concepts.ts'
import type { Token } from '../../../text/parse-sentence.ts'

/** A way of writing a concept, or a ban (`concept` null), as a row of words. */
type Entry = {
  readonly words: readonly string[]
  readonly as: ConceptWord['as']
  readonly concept: Concept | null
}

/** A concept found at a place of a sentence. */
export type Found = { readonly concept: Concept | null; readonly length: number }

let index: Map<string, Entry[]> | undefined

/** The longest concept or ban that begins at this word, if any. */
export function findConceptAt(tokens: readonly Token[], at: number): Found | undefined {
  const first = tokens[at]
  if (!first) return undefined
  index ??= buildIndex()
  const entries = [...new Set([first.normal, first.root, singular(first.normal)])].flatMap(
    (word) => index?.get(word) ?? [],
  )
  return entries
    .filter((entry) => isAt(entry, tokens, at))
    .map((entry) => ({ concept: entry.concept, length: entry.words.length }))
    .sort((a, b) => b.length - a.length)[0]
}

function buildIndex(): Map<string, Entry[]> {
  const built = new Map<string, Entry[]>()
  const add = (text: string, as: ConceptWord['as'], concept: Concept | null) => {
    const words = text.replaceAll('-', ' ').split(' ')
    const key = words[0] ?? ''
    built.set(key, [...(built.get(key) ?? []), { words, as, concept }])
  }
  // Bans first: the sort is stable, so among equal lengths the ban wins.
  for (const phrase of BANNED_PHRASES) add(phrase, 'thing', null)
  for (const word of NEVER_DRAWN) add(word, 'thing', null)
  for (const concept of CONCEPTS) for (const word of concept.words) add(word.text, word.as, concept)
  return built
}

function isAt(entry: Entry, tokens: readonly Token[], at: number): boolean {
  const matches = entry.words.every((word, offset) => {
    const token = tokens[at + offset]
    return (
      token !== undefined && (token.normal === word || token.root === word || singular(token.normal) === word)
    )
  })
  if (!matches || entry.concept === null || entry.words.length > 1) return matches
  const part = tokens[at]?.part
  if (entry.as === 'verb too') return part !== 'function'
  if (entry.as === 'noun') return part === 'noun'
  // "They ship it", "it sands the wood": a verb is not the thing, except where the tagger takes a plural for a verb.
  if (part === 'verb') return entry.concept.strength === 'definite' && tokens[at]?.normal === entry.words[0]
  return part !== 'function'
}

/** A guess at the singular of a plural noun. */
function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x|ss|z|o)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`
  if (/[^su]s$/.test(word)) return word.slice(0, -1)
  return word
}
