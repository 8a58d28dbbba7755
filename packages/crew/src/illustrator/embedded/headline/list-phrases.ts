import { deedsAt, turnsOf } from './list-deeds.ts'
import { placeOf } from './place-phrase.ts'
import {
  CHUNKED,
  endsAt,
  fits,
  isTelling,
  isWhen,
  TIME,
  type FoundPhrase,
  type Phrase,
  type ReadWords,
} from './read-words.ts'

/** Every phrase within these words that could carry them. */
export function listPhrases(read: ReadWords, page: Phrase): FoundPhrase[] {
  const chunks = listChunks(read, page)
  const things = chunks.flatMap((chunk) => thingOf(read, chunk, page))
  const deeds: FoundPhrase[] = []
  for (let at = page.from; at < page.to; at += 1) deeds.push(...deedsAt(read, at, { page, chunks }))
  return [...things, ...deeds, ...turnsOf(read, page)].filter((phrase) => fits(read, phrase))
}

/** Runs of what stands together before a noun and the noun: "own left ear", "two hundred and fifty boats". */
function listChunks(read: ReadWords, page: Phrase): Phrase[] {
  const { kinds, plain, tokens } = read
  const isIn = (at: number) => {
    if (isOfFraction(read, at)) return true
    if (kinds[at] === 'joining' && plain[at] === 'and')
      return kinds[at - 1] === 'number' && kinds[at + 1] === 'number'
    // "Once", "whatever": what the grammar calls neither thing nor likeness.
    if (kinds[at] === 'noun' && tokens[at]?.part === 'function') return false
    return CHUNKED.has(kinds[at]) && !/^(?:him|them|me|us|\w+sel(?:f|ves))$/.test(plain[at] ?? '')
  }
  const chunks: Phrase[] = []
  for (let at = page.from; at < page.to; at += 1) {
    if (!isIn(at) || plain[at] === 'and' || isOfFraction(read, at)) continue
    let to = at + 1
    if (isLikened(read, at)) to += 1
    else while (to < page.to && isIn(to) && !endsAt(read, to - 1) && !startsAnew(read, to)) to += 1
    chunks.push({ from: at, to })
    at = to - 1
  }
  return chunks
}

/** "Two | and a | half minutes": half a minute is another figure. */
function isOfFraction({ plain, kinds }: ReadWords, at: number): boolean {
  const and = plain[at] === 'and' ? at : at - 1
  return (
    plain[and] === 'and' &&
    kinds[and - 1] === 'number' &&
    /^an?$/.test(plain[and + 1] ?? '') &&
    /^(?:half|third|quarter)$/.test(plain[and + 2] ?? '')
  )
}

/** "Falcon | 9", "Apollo | 11": the number counts nothing, it is a part of the name. */
function isOfName(read: ReadWords, at: number): boolean {
  const { words, plain, kinds } = read
  return (
    /^\d{1,3}$/.test(plain[at] ?? '') &&
    kinds[at - 1] === 'noun' &&
    /^\P{L}*\p{Lu}/u.test(words[at - 1] ?? '') &&
    !TIME.test(plain[at - 1] ?? '') &&
    !endsAt(read, at - 1) &&
    (endsAt(read, at) || !CHUNKED.has(kinds[at + 1]))
  )
}

/** Behind a noun no adjective, number or owner goes on with its own; "the potatoes | paper thin". */
function startsAnew(read: ReadWords, at: number): boolean {
  const { kinds } = read
  if (kinds[at - 1] !== 'noun' || isOfName(read, at)) return false
  return kinds[at] === 'adjective' || kinds[at] === 'number' || kinds[at] === 'owner' || isLikened(read, at)
}

/** "Paper thin", "bone dry": behind the thing that it is said of, at the end of its clause. */
function isLikened(read: ReadWords, at: number): boolean {
  const { kinds } = read
  const isBehind = kinds[at - 1] === 'noun' && !endsAt(read, at - 1)
  return (
    isBehind &&
    kinds[at] === 'noun' &&
    kinds[at + 1] === 'adjective' &&
    !endsAt(read, at) &&
    endsAt(read, at + 1)
  )
}

/** What a chunk says, from its first telling word; where it is too long, its end. */
function thingOf(read: ReadWords, chunk: Phrase, page: Phrase): FoundPhrase[] {
  const { kinds, plain, tokens, words } = read
  let { from } = chunk
  const { to } = chunk
  while (from < to && !isTelling(read, from)) from += 1
  while (from < to - 1 && !fits(read, { from, to }) && kinds[from] !== 'number') from += 1
  while (from < to && !isTelling(read, from)) from += 1
  // "One hundred", "one and a half": a figure is whole.
  while (
    from > chunk.from &&
    (isOfFraction(read, from - 1) ||
      (kinds[from - 1] === 'number' && (kinds[from] === 'number' || isOfFraction(read, from))))
  )
    from -= 1
  const all = plain.slice(from, to)
  if (from === to || !all.some((_, at) => isTelling(read, from + at))) return []
  const place = placeOf(read, chunk, page)
  const share = shareAround(read, { from, to }, page)
  if (share) return [{ ...place, ...share, kind: 'figure' }]
  if (isOfName(read, to - 1)) return [{ ...place, from, to, kind: 'name' }]
  const isFigure = all.some((word, at) => kinds[from + at] === 'number' && !/^(?:one|first|half)$/.test(word))
  if (isFigure) {
    const isDate = isWhen(read, { from, to })
    return [
      { ...place, from, to: isDate ? to : behindMeasure(read, to, page), kind: isDate ? 'when' : 'figure' },
    ]
  }
  const isName =
    all.every((_, at) => /^\P{L}*\p{Lu}/u.test(words[from + at] ?? '')) && tokens[from]?.isProperName
  if (all.every((word) => TIME.test(word))) return [{ ...place, from, to, kind: 'when' }]
  if (plain[chunk.from - 1] === 'no') return [{ ...place, from: chunk.from - 1, to, kind: 'denial' }]
  if (isName && from > 0) return [{ ...place, from, to, kind: 'name' }]
  const than = comparisonFrom(read, { from, to }, page)
  if (than) return [{ ...place, ...than, kind: 'comparison' }]
  const isLike = kinds[to - 1] === 'adjective'
  // "Sliced the potatoes | paper thin": what becomes of them.
  const isResult = isLike && kinds[chunk.from - 1] === 'noun' && !endsAt(read, chunk.from - 1)
  const own = isResult ? { ...place, role: 'predicate' as const } : place
  // "Upside down", "worn out": the half of it says something else.
  const isParted = isLike && kinds[to] === 'particle' && to < page.to && !endsAt(read, to - 1)
  return [{ ...own, from, to: isParted ? to + 1 : to, kind: isLike ? 'quality' : 'thing' }]
}

/** "Sixty percent | less energy", "a million | a year", "three miles | away": what measures by a figure is a part of it. */
function behindMeasure(read: ReadWords, to: number, page: Phrase): number {
  const { plain, kinds } = read
  if (to >= page.to || endsAt(read, to - 1)) return to
  if (MEASURES.test(plain[to] ?? '')) return to + 1
  const isRate = /^(?:a|an|per|each|every)$/.test(plain[to] ?? '') && TIME.test(plain[to + 1] ?? '')
  const isMore = /^(?:less|more|fewer)$/.test(plain[to] ?? '') && kinds[to + 1] === 'noun'
  return (isRate || isMore) && to + 1 < page.to && !endsAt(read, to) ? to + 2 : to
}

const MEASURES = /^(?:ago|later|earlier|early|late|old|long|wide|deep|high|tall|away|apart)$/

/** "Taller than a house". */
function comparisonFrom(read: ReadWords, { to }: Phrase, page: Phrase): Phrase | undefined {
  const { plain, kinds } = read
  const isMore = kinds[to - 1] === 'adjective' && (plain[to - 1] ?? '').endsWith('er')
  if (!isMore || plain[to] !== 'than' || endsAt(read, to - 1)) return undefined
  let end = to + 1
  while (end < page.to && (kinds[end] === 'determiner' || CHUNKED.has(kinds[end])) && !endsAt(read, end - 1))
    end += 1
  const found = { from: to - 1, to: end }
  return end > to + 1 && fits(read, found) ? found : undefined
}

/** "Nine out of ten", "one in four". */
function shareAround(read: ReadWords, { from, to }: Phrase, page: Phrase): Phrase | undefined {
  for (let start = Math.max(page.from, from - LONGEST_SHARE); start <= from; start += 1)
    for (let end = Math.min(page.to, to + LONGEST_SHARE); end >= to; end -= 1) {
      const isWhole = SHARE.test(read.plain.slice(start, end).join(' '))
      if (isWhole && read.kinds[start] === 'number' && read.kinds[end - 1] === 'number')
        return { from: start, to: end }
    }
  return undefined
}

const SHARE = /^(?:\S+ out of|\S+ (?:out of|in) every|(?:one|1) in) \S+$/
const LONGEST_SHARE = 4
