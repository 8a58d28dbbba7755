import {
  CHUNKED,
  endsAt,
  FAINT,
  type FoundPhrase,
  type Phrase,
  type ReadWords,
  type Role,
} from './read-words.ts'

export const ADJUNCT =
  /^(?:in|on|at|by|from|over|under|across|through|along|beneath|behind|beside|near|around|before|after|since|until|till|during|above|below|inside|outside|within|against|off|between|past|among|upon|toward|towards)$/

export type Place = Pick<FoundPhrase, 'role' | 'isKnown' | 'isAside'>

/** Which part a chunk has in its clause, by what leads to it. */
export function placeOf(read: ReadWords, { from, to }: Phrase, page: Phrase): Place {
  const { plain, kinds } = read
  let at = from - 1
  let isKnown = kinds[from] === 'owner' && !/'s$|s'$/.test(plain[from] ?? '')
  while (
    at >= 0 &&
    (kinds[at] === 'determiner' || kinds[at] === 'owner' || kinds[at] === 'adverb') &&
    !endsAt(read, at)
  ) {
    isKnown ||= kinds[at] === 'determiner' && !/^(?:an?|no|some|every|each|another)$/.test(plain[at] ?? '')
    at -= 1
  }
  const lead = at < 0 || endsAt(read, at) ? undefined : kinds[at]
  // "The shrimp | they eat": what is told of it makes it new.
  if (isTold(read, to) || /(?:\w{2}est|only|best|worst)$/.test(plain[from] ?? '')) isKnown = false
  const before = { isKnown, isAside: isInRelative(read, from) }
  if (lead === 'preposition') {
    // "Hangs | on his ear": such a verb says nothing without it.
    const isNeeded = at > 0 && (FAINT.test(plain[at - 1] ?? '') || kinds[at - 1] === 'auxiliary')
    return { ...before, role: ADJUNCT.test(plain[at] ?? '') && !isNeeded ? 'adjunct' : 'complement' }
  }
  if (lead === 'of' && at > page.from && kinds[at - 1] === 'noun')
    return { ...before, role: roleBeforeOf(read, at, page) }
  if (lead === 'of' || lead === 'to') return { ...before, role: 'complement' }
  if (lead === 'verb' || lead === 'particle') return { ...before, role: 'object' }
  if (lead === 'auxiliary') return { ...before, role: 'predicate' }
  return { ...before, role: isActing(read, to, page) ? 'subject' : 'complement' }
}

/** "In the north end | of Boston": it stands where that does. */
function roleBeforeOf(read: ReadWords, of: number, page: Phrase): Role {
  let from = of - 1
  while (from > page.from && CHUNKED.has(read.kinds[from - 1]) && !endsAt(read, from - 1)) from -= 1
  const { role } = placeOf(read, { from, to: of }, page)
  return role === 'adjunct' || role === 'subject' ? role : 'complement'
}

/** Whether what is done follows in the same clause. */
function isActing(read: ReadWords, from: number, page: Phrase): boolean {
  for (let at = from; at < read.kinds.length && at < page.to + 3; at += 1) {
    if (at > 0 && endsAt(read, at - 1)) return false
    if (read.kinds[at] === 'verb' || read.kinds[at] === 'auxiliary') return true
    if (read.kinds[at] === 'joining' && read.plain[at] !== 'that' && read.plain[at] !== 'who') return false
  }
  return false
}

/** Whether what is told of a thing begins here, without a mark: "that", "who", "they". */
export function isTold(read: ReadWords, at: number): boolean {
  const { kinds, plain } = read
  if (at === 0 || kinds[at - 1] !== 'noun' || endsAt(read, at - 1)) return false
  return kinds[at] === 'pronoun' || RELATIVE.test(plain[at] ?? '')
}

const RELATIVE = /^(?:that|which|who)$/

/** Whether a word stands in what is told of a thing before it: "crows that had never been caught". */
export function isInRelative(read: ReadWords, at: number): boolean {
  for (let back = at - 1; back > 0 && back > at - 7 && !endsAt(read, back); back -= 1) {
    if (RELATIVE.test(read.plain[back] ?? '')) return isTold(read, back) && verbsBetween(read, back, at) < 2
    if (read.kinds[back] === 'joining') return false
  }
  return false
}

/** How many verbs stand between two words: behind the second one the main clause goes on. */
function verbsBetween({ kinds }: ReadWords, from: number, to: number): number {
  return kinds.slice(from, to).filter((kind) => kind === 'verb').length
}
