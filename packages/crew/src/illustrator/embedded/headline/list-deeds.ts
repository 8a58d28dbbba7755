import { ADJUNCT, isInRelative, isTold, placeOf } from './place-phrase.ts'
import {
  endsAt,
  FAINT,
  isTelling,
  isTime,
  TURNING,
  type FoundPhrase,
  type Phrase,
  type ReadWords,
} from './read-words.ts'

const PARTICLE =
  /^(?:up|out|off|down|away|back|apart|together|forward|aside|along|open|asleep|awake|still|through)$/

/** What is done at a word: the verb with its particle and a denial before it, and with what it is done to or leads to. */
export function deedsAt(
  read: ReadWords,
  at: number,
  { page, chunks }: { readonly page: Phrase; readonly chunks: readonly Phrase[] },
): FoundPhrase[] {
  const { kinds } = read
  if (kinds[at] !== 'verb' || !isTelling(read, at)) return []
  if (at > page.from && kinds[at - 1] === 'verb' && PARTICLE.test(read.plain[at] ?? '')) return []
  const to = behindParticle(read, at + 1, page)
  const from = denialBefore(read, at, page)
  const own = { kind: from < at ? 'denial' : 'deed', isKnown: false, isAside: isWhich(read, at) } as const
  const alone = { ...own, from, to }
  if (to >= page.to || endsAt(read, to - 1)) return [{ ...alone, role: 'predicate' }]
  const isLed = kinds[to] === 'preposition' || kinds[to] === 'to'
  const start = behindOwners(read, isLed ? to + 1 : to, page)
  const object = chunks.find((chunk) => chunk.from === start)
  // "Rang at nine": when it was is no part of what was done.
  if (object === undefined || isTime(read, object))
    return [{ ...alone, role: isLed ? 'object' : 'predicate' }]
  const whole = { ...own, from, to: object.to }
  if (isLed) {
    // "Burst open | in the north" is said without its place, "lives | in the north" is not.
    const isWhole = ADJUNCT.test(read.plain[to] ?? '') && !FAINT.test(read.plain[at] ?? '')
    return [
      { ...alone, role: isWhole ? 'predicate' : 'complement' },
      { ...whole, role: 'object' },
    ]
  }
  // Of what is done to something new that thing is the news; else that it is done to it.
  const isNews = !placeOf(read, object, page).isKnown && (object.to - object.from > 1 || start > to)
  return [
    { ...alone, role: 'adjunct' },
    { ...whole, role: isNews ? 'complement' : 'predicate' },
  ]
}

/** Behind "up", and behind "you up". */
function behindParticle(read: ReadWords, from: number, page: Phrase): number {
  const isParticle = (at: number) =>
    at < page.to && PARTICLE.test(read.plain[at] ?? '') && !endsAt(read, at - 1)
  if (
    PERSON.test(read.plain[from] ?? '') &&
    !endsAt(read, from) &&
    isParticle(from + 1) &&
    from + 1 < page.to
  )
    return from + 2
  let to = from
  while (to < from + 2 && isParticle(to)) to += 1
  return to
}

const PERSON = /^(?:it|you|me|him|her|us|them)$/

/** Behind "the", "her" and their like. */
function behindOwners({ kinds, plain }: ReadWords, from: number, page: Phrase): number {
  let at = from
  while (
    at < page.to &&
    (kinds[at] === 'determiner' || /^(?:its|his|her|my|our|your|their)$/.test(plain[at] ?? ''))
  )
    at += 1
  return at
}

/** From where a verb is denied: "do not | open", "couldn't | stop". */
function denialBefore({ plain, kinds }: ReadWords, at: number, page: Phrase): number {
  if (at <= page.from) return at
  if (
    (plain[at - 1] ?? '').endsWith("n't") &&
    !/^(?:isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't)$/.test(plain[at - 1] ?? '')
  )
    return at - 1
  if (plain[at - 1] !== 'not') return at
  const isModal =
    kinds[at - 2] === 'auxiliary' &&
    /^(?:could|can|did|do|does|will|would|should|must)$/.test(plain[at - 2] ?? '')
  return isModal && at - 2 >= page.from ? at - 2 : at - 1
}

/** "The song | he loved", "anyone | wearing that mask", "lunch | packed by my mother": which one is meant. */
function isWhich(read: ReadWords, at: number): boolean {
  const { kinds, plain } = read
  if (at === 0 || endsAt(read, at - 1)) return false
  const isDoneBy = (plain[at] ?? '').endsWith('ed') && plain[at + 1] === 'by'
  if (((plain[at] ?? '').endsWith('ing') || isDoneBy) && kinds[at - 1] === 'noun') return true
  return (kinds[at - 1] === 'pronoun' && isTold(read, at - 1)) || isInRelative(read, at)
}

/** The words of a page that turn it alone. */
export function turnsOf(read: ReadWords, page: Phrase): FoundPhrase[] {
  const turns: FoundPhrase[] = []
  for (let at = page.from; at < page.to; at += 1) {
    // "A dead sparrow" is no turn.
    const isOf = read.kinds[at] === 'adjective' && read.kinds[at + 1] === 'noun' && !endsAt(read, at)
    if (isOf || !TURNING.test(read.plain[at] ?? '')) continue
    const place = { role: 'predicate', isKnown: false, isAside: isInRelative(read, at) } as const
    turns.push({ from: at, to: at + 1, kind: 'turn', ...place })
  }
  return turns
}
