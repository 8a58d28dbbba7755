import { capitalize } from '@hookreel/film'
import { EMPTY_WORDS } from '../../../text/empty-words.ts'
import type { Candidate } from '../lexicon/find-subjects.ts'
import { isPersonWord } from '../lexicon/person-words.ts'
import type { SaidScene } from './read-scene.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import { readNumber } from '../../../text/read-number.ts'

const MAX_LABEL = 28
const MAX_BEFORE = 4

/** What of a scene its label names: the drawn thing, if there is one, and whether people stand for it. */
type Labelled = { readonly subject: string | undefined; readonly hasCast: boolean }

/**
 * A short caption for styles that letter one, at most 28 characters: the subject with the adjectives, nouns and quantity before
 * it ("Golden mirror", "2 million blood cells"), else the longest noun; the words of a call.
 */
export function labelScene(said: SaidScene, { subject, hasCast }: Labelled): string {
  const { tokens, things, call } = said
  if (call) return call.words.join(' ')
  const main = hasCast ? findPersonIn(tokens) : things.find(({ concept }) => concept.subject === subject)
  if (!main && (hasCast || subject === 'person')) return nameIn(tokens)
  return capitalize(nameThing(tokens, main))
}

/** This thing, or else the longest noun, with what stands before it. */
function nameThing(tokens: readonly Token[], main: Pick<Candidate, 'at' | 'length'> | undefined): string {
  const at = main?.at ?? strongestAt(tokens)
  // What is done names nothing: no label stands better than "Fix".
  if (at < 0 || (main && tokens[at]?.part === 'verb')) return ''
  const end = at + (main?.length ?? 1)
  const words = tokens.slice(at, end).map((token) => token.text)
  // "Four money facts": a quantity counts the whole compound, so its last half stands there too.
  const half = tokens[end]
  const before = wordsBefore(tokens, at)
  if (half?.part === 'noun' && !tokens[end - 1]?.endsClause && /^\d/.test(before[0] ?? ''))
    words.push(half.text)
  words.unshift(...before)
  while (words.join(' ').length > MAX_LABEL && words.length > 1) words.shift()
  return words
    .join(' ')
    .replace(/['’]s$/, '')
    .slice(0, MAX_LABEL)
}

function wordsBefore(tokens: readonly Token[], at: number): string[] {
  const words: string[] = []
  let from = at
  while (from > 0 && words.length < 2) {
    const token = tokens[from - 1]
    if (!token || token.endsClause || EMPTY_WORDS.has(token.normal)) break
    // A plural does not belong to the noun behind it: "for years textbooks said".
    const isPlural = token.part === 'noun' && /[^s]s$/.test(token.normal) && !/['’]/.test(token.text)
    // "To scold dogs": a verb that is taken for a noun.
    if (tokens[from - 2]?.normal === 'to') break
    if (isPlural || (token.part !== 'adjective' && token.part !== 'noun')) break
    words.unshift(token.text)
    from -= 1
  }
  return [...quantityBefore(tokens, from), ...words]
}

/** The number whose counted thing begins at this word. */
function quantityBefore(tokens: readonly Token[], at: number): string[] {
  for (let from = Math.max(0, at - MAX_BEFORE); from < at; from += 1) {
    const found = readNumber(tokens, from)
    if (found?.next === at && !found.isYear && found.value >= 2 && !tokens[at - 1]?.endsClause)
      return [found.text]
  }
  return []
}

/** The name that a sentence calls somebody by. */
function nameIn(tokens: readonly Token[]): string {
  // "On the Danube" calls nobody.
  const isWhere = (index: number) =>
    /^(?:in|on|at|to|from|near|of|the|across|through|by|for)$/.test(tokens[index - 1]?.normal ?? '')
  const at = tokens.findIndex(
    (token, index) =>
      token.isProperName && token.part === 'noun' && !isWhere(index) && !/['’]s$/.test(token.text),
  )
  const [first, next] = tokens.slice(at, at + 2)
  if (at < 0 || !first) return ''
  const isFull = next !== undefined && next.isProperName && next.part === 'noun' && !first.endsClause
  return (isFull ? `${first.text} ${next.text}` : first.text).replace(/['’]s$/, '').slice(0, MAX_LABEL)
}

function strongestAt(tokens: readonly Token[]): number {
  const nouns = tokens
    .map((token, at) => ({ token, at }))
    .filter(({ token }) => token.part === 'noun' && !EMPTY_WORDS.has(token.normal))
  return nouns.sort((a, b) => b.token.text.length - a.token.text.length)[0]?.at ?? -1
}

/** Where a sentence names the people it is about, if it does. */
function findPersonIn(tokens: readonly Token[]): { at: number; length: number } | undefined {
  const at = tokens.findIndex(({ normal, part }) => part !== 'verb' && isPersonWord(normal))
  return at < 0 ? undefined : { at, length: 1 }
}
