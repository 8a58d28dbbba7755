import { findDenial, isDenying } from './find-denial.ts'
import { isTold } from './place-phrase.ts'
import { bareWord } from './match-tokens.ts'
import {
  CHUNKED,
  endsAt,
  FAINT,
  isTelling,
  type FoundPhrase,
  type Phrase,
  type ReadWords,
} from './read-words.ts'

/** Words that stand together and can be large, and how much they lose by where they begin and end. */
export type Saying = Phrase & {
  readonly torn: number
  /** How many of them say something. */
  readonly content: number
  /** Whether something in them turns them into their contrary. */
  readonly isDenied: boolean
}

/** So many words are read at a glance, in so many letters; a number and its unit may take more. */
const MOST = { words: 6, letters: 28 }

/** Small words that something may begin with, since it says something else without them. */
const LEADING =
  /^(?:too|so|as|only|still|always|twice|half|no|without|more|less|nothing|nobody|something|someone|every)$/

const HELPS = /^(?:could|can|did|do|does|will|would|should|must)$/

/** Says which way what is done goes; "again" does not. */
const TURNS = /^(?:off|on|out|in|up|down|away|back|over|apart)$/

/** What a phrase loses when it begins or ends where more belongs to it. */
const TORN = {
  chunk: 0.8,
  led: 0.2,
  pronoun: 0.5,
  adverb: 0.2,
  place: 0.4,
  faint: 1.2,
  of: 0.7,
  compared: 1,
  told: 0.3,
  left: 1,
  given: 1.5,
  acting: 0.5,
  telling: 1,
  helped: 0.3,
} as const

/**
 * Every run of words of a page that could be understood by itself, and the phrases in it; what is denied before it always stands in it, and no
 * figure and no name is cut.
 */
export function listSayings(read: ReadWords, page: Phrase, phrases: readonly FoundPhrase[]): Saying[] {
  const whole = phrases.filter(({ kind }) => kind === 'figure' || kind === 'name')
  const own = phrases.filter(
    ({ kind, from }) =>
      /^(?:figure|name|comparison)$/.test(kind) && findDenial(read, from, page.from) === undefined,
  )
  const runs = listRuns(read, page).filter((run) => !whole.some((phrase) => isCut(phrase, run)))
  return [...runs, ...own.map((phrase) => sayingOf(read, phrase, 0))]
}

function isCut(phrase: Phrase, { from, to }: Phrase): boolean {
  const isApart = phrase.to <= from || phrase.from >= to
  return !isApart && (phrase.from < from || phrase.to > to)
}

function sayingOf(read: ReadWords, { from, to }: Phrase, torn: number): Saying {
  const own = { from, to }
  return { ...own, torn, content: countOf(read, own), isDenied: deniesIn(read, own) }
}

function listRuns(read: ReadWords, page: Phrase): Saying[] {
  const sayings: Saying[] = []
  for (let from = page.from; from < page.to; from += 1) {
    const start = costOfStart(read, from, page)
    if (start === undefined) continue
    for (let to = from + 1; to <= page.to && to <= from + MOST.words; to += 1) {
      if (to > from + 1 && !goesOn(read, to - 1, from)) break
      const end = costOfEnd(read, from, to, page)
      const own = { from, to }
      if (end === undefined || lettersOf(read, own) > MOST.letters) continue
      sayings.push(sayingOf(read, own, start + end + costOfLeaving(read, own)))
    }
  }
  return sayings
}

function hasVerb({ kinds }: ReadWords, { from, to }: Phrase): boolean {
  return kinds.slice(from, to).some((kind) => kind === 'verb' || kind === 'auxiliary')
}

export function lettersOf({ words }: ReadWords, { from, to }: Phrase): number {
  return bareWord(words.slice(from, to).join('')).length
}

function deniesIn(read: ReadWords, { from, to }: Phrase): boolean {
  for (let at = from; at < to - 1; at += 1) if (isDenying(read, at)) return true
  return false
}

/** "Played | the game in the rain", "before | dusk to rest": what goes on from a thing that no verb of theirs is said of belongs to what stands before. */
function costOfLeaving(read: ReadWords, { from, to }: Phrase): number {
  const { kinds, plain } = read
  if (!CHUNKED.has(kinds[from])) return 0
  let end = from
  while (end < to && CHUNKED.has(kinds[end])) end += 1
  if (end >= to || kinds[end] === 'of') return 0
  // "The light | finally went"; but not "patted my | cheek twice".
  if (kinds[end] === 'adverb' && end < to - 1) return 0
  let lead = from - 1
  while (lead >= 0 && (kinds[lead] === 'determiner' || kinds[lead] === 'owner') && !endsAt(read, lead))
    lead -= 1
  if (lead < 0 || endsAt(read, lead)) return 0
  if (isTold(read, end) && kinds[lead] !== 'preposition') return 0
  if (kinds[lead] === 'joining')
    return /^(?:and|or)$/.test(plain[lead] ?? '') && /^(?:to|preposition)$/.test(kinds[end] ?? '')
      ? TORN.left
      : 0
  return /^(?:verb|preposition|to|of|particle)$/.test(kinds[lead] ?? '') ? TORN.left : 0
}

/** Words that say something: what is done, too, where it says little alone. */
export function countOf(read: ReadWords, { from, to }: Phrase): number {
  let count = 0
  for (let at = from; at < to; at += 1)
    if (
      isTelling(read, at) ||
      read.kinds[at] === 'verb' ||
      read.kinds[at] === 'pronoun' ||
      read.kinds[at] === 'noun' ||
      read.kinds[at] === 'particle' ||
      isDenying(read, at)
    )
      count += 1
  return count
}

/** Whether a run that began before goes on over this word: not behind a mark, nor over what joins two clauses. */
function goesOn(read: ReadWords, at: number, from: number): boolean {
  const { kinds, plain } = read
  if (endsAt(read, at - 1) || /^(?:it|that|there|here|he|she)'s$/.test(plain[at] ?? '')) return false
  if (kinds[at] === 'joining') {
    if (/^(?:as|than)$/.test(plain[at] ?? '')) return true
    // "Hands and knees".
    return plain[at] === 'and' && kinds[at - 1] === kinds[at + 1] && kinds[at + 1] !== 'verb'
  }
  // "He brought Ada | a button", "at low tide | the water": two things that only stand beside each other.
  if (
    kinds[at - 1] === 'noun' &&
    /^(?:determiner|owner|number)$/.test(kinds[at] ?? '') &&
    !hasVerb(read, { from, to: at })
  )
    return false
  // "The song | he loved".
  return kinds[at] !== 'pronoun' || isTold(read, at) || kinds[at - 1] === 'preposition' || from === at
}

/** What is lost by beginning with a word; undefined where nothing may begin so. */
function costOfStart(read: ReadWords, at: number, page: Phrase): number | undefined {
  const { kinds, plain } = read
  const [kind, before] = [kinds[at], at > page.from && !endsAt(read, at - 1) ? kinds[at - 1] : undefined]
  if (findDenial(read, at, page.from) !== undefined) return undefined
  // "Did not stop": the helper comes along.
  if (kind === 'auxiliary' && plain[at + 1] === 'not') return HELPS.test(plain[at] ?? '') ? 0 : undefined
  if (isDenying(read, at))
    return plain[at] === 'not' && at > page.from && HELPS.test(plain[at - 1] ?? '') ? TORN.helped : 0
  if (kind === 'auxiliary') return undefined
  // "Too | hot" is said of what should be otherwise; "so | far".
  if (/^(?:too|so|very|as|how)$/.test(plain[at - 1] ?? '') && at > page.from) return undefined
  if (LEADING.test(plain[at] ?? '')) return TORN.adverb
  if (kind === 'pronoun') return kinds[at + 1] === 'verb' ? TORN.pronoun : undefined
  if (kind === 'particle' || !(CHUNKED.has(kind) || kind === 'verb')) return undefined
  if (kind === 'owner' && !isTelling(read, at)) return undefined
  if (CHUNKED.has(before) && CHUNKED.has(kind)) {
    if (before === 'number') return undefined
    return isTelling(read, at - 1) ? TORN.chunk : 0
  }
  return before === 'to' ? TORN.led : 0
}

/** What is lost by ending before a word; undefined where nothing may end so. */
function costOfEnd(read: ReadWords, from: number, to: number, page: Phrase): number | undefined {
  const { kinds, plain } = read
  const [last, next] = [kinds[to - 1], kinds[to]]
  const isEnd = to >= page.to || endsAt(read, to - 1)
  if (last === 'pronoun' || last === 'preposition') return isEnd ? 0 : undefined
  if (last === 'adverb') return isEnd || /^(?:nobody|nothing)$/.test(plain[to - 1] ?? '') ? 0 : undefined
  // "In white | down by the water": it goes with what is done.
  if (last === 'particle') {
    const isLed = hasVerb(read, { from, to }) || kinds[from - 1] !== 'preposition'
    return isLed && (isEnd || next !== 'particle') ? 0 : undefined
  }
  if (!(CHUNKED.has(last) || last === 'verb') || (last === 'owner' && !isEnd)) return undefined
  if (isDenying(read, to - 1) && !isEnd) return undefined
  if (isEnd) return 0
  if (/^what|ever$/.test(plain[to - 1] ?? '')) return undefined
  // "Brought Ada | a button".
  if (
    last === 'noun' &&
    /^(?:determiner|owner|number)$/.test(next ?? '') &&
    !/^(?:every|each|this|that|all|both)$/.test(plain[to] ?? '')
  )
    return TORN.given
  if (last === 'noun' && (next === 'verb' || next === 'auxiliary'))
    // "Nobody | came": who did not is nothing without what.
    return /^(?:no|nobody|nothing|none)$/.test(plain[from] ?? '') && !hasVerb(read, { from, to })
      ? undefined
      : TORN.acting
  if (/^(?:than|as)$/.test(plain[to] ?? '')) return TORN.compared
  // "Kept the lights | off" is the contrary.
  if (next === 'particle')
    return last === 'verb' || (TURNS.test(plain[to] ?? '') && hasVerb(read, { from, to })) ? undefined : 0
  if (last === 'verb') {
    // "To complain | about.", "copying | that club".
    if ((next === 'preposition' || plain[to] === 'about') && endsAt(read, to)) return undefined
    if (plain[to] === 'that' && CHUNKED.has(kinds[to + 1])) return undefined
    if (/^(?:that|what|how|why|who|where|whether)$/.test(plain[to] ?? '')) return TORN.telling
    // "Never bargain | for what you do not want": what is denied is nothing without what follows.
    if (next === 'preposition' || next === 'of')
      return FAINT.test(plain[to - 1] ?? '') || deniesIn(read, { from, to }) ? TORN.faint : TORN.place
    return next === 'joining' || next === 'adverb' || next === 'auxiliary' ? 0 : undefined
  }
  if (CHUNKED.has(next)) return last === 'noun' && next !== 'noun' ? 0.3 : undefined
  if (next === 'of') return TORN.of
  if (last === 'adjective' && next === 'to') return TORN.compared
  return isTold(read, to) ? TORN.told : 0
}
