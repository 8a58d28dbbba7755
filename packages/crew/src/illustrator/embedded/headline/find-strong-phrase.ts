import type { Token } from '../../../text/parse-sentence.ts'
import { bareWord } from './match-tokens.ts'
import { listPhrases } from './list-phrases.ts'
import { countOf, lettersOf, listSayings, type Saying } from './list-sayings.ts'
import type { SentencePart } from './read-parts.ts'
import {
  FAINT,
  isTelling,
  readWords,
  TURNING,
  type FoundPhrase,
  type Phrase,
  type PhraseKind,
  type ReadWords,
  type Role,
} from './read-words.ts'

export type { Phrase } from './read-words.ts'

/** What a phrase is worth by what it says. */
const WORTH: Readonly<Record<PhraseKind, number>> = {
  ...{ figure: 5.8, when: 2.6, turn: 5, denial: 5, comparison: 5.4 },
  ...{ deed: 4.6, quality: 4.2, thing: 4, name: 4 },
}
/** And by where it stands: what is said of something is the news, and not where or when it is so, nor who it is said of. */
const PLACED: Readonly<Record<Role, number>> = {
  ...{ predicate: 0.2, object: 0, complement: -0.3, adjunct: -1.2, subject: -0.8 },
}
/** "The", "her": the listener knows it already. */
const KNOWN = -1.15
/** What only tells which one is meant. */
const ASIDE = -1.4
/** Words of the title or of an earlier scene are no news. */
const TOLD = -1.6
/** "Fifty thousand", "nine out of ten": what is counted in thousands or is a share is the point. */
const GREAT = 1.5
const SHARE = /^\S+ (?:out of|in) /
const GREAT_NUMBER = /^(?:hundred|thousand|million|billion|trillion)s?$/
/** A thing that is described, and one in words that nobody is cold about. */
const DESCRIBED = 0.5
const FELT = 1
/** "Never", "nobody": what is said is not so. */
const FLATLY = 0.6
const DENYING = /^(?:never|nobody|nothing|none)$/
const EXTREME =
  /^(?:\w{3,}est|huge|giant|tiny|enormous|massive|only|impossible|perfect|incredible|terrible|strangest)$/
const EXTREMELY = 0.6
/** The last thing that is said is what the sentence comes to; on a page, too, the point stands late. */
const CLAUSE = { main: 0.45, point: 0.6, turn: 0.8, leaning: -0.3, before: -1, opening: -1.2 } as const
const LATE = 0.55
const TURN = /^(?:but|yet|until|so|instead|because|then|and (?:then|yet|still|now))\b/i

const SAYS_NOT = /\b(?:not|never)\b|n['’]t\b/i
const JOINED = /^(?:and|or|so|nor)\b/i

/** The commonest verbs say least. */
const FAINTLY = -0.9
/** "Two", "three": hardly a number. */
const FEW = -0.9

/** How many there are, and that something is not so, is news of things that are known. */
const OWN_NEWS: ReadonlySet<PhraseKind> = new Set(['figure', 'turn', 'denial'])

/** What is known around the words of a page. */
export type Told = {
  /** The parts of the narration, each with how many words lie before and up to its end. */
  readonly parts?: readonly (Phrase & Pick<SentencePart, 'kind' | 'text'>)[]
  /** What was said before, in the title and earlier scenes. */
  readonly earlier?: string
}

/** A phrase and how strongly it calls for being large. */
export type StrongPhrase = Phrase & { readonly worth: number }

/**
 * Tells of each page which words carry its sense, counted on the page: a whole phrase, never begun by a small word, that scores highest by
 * what it says, by where it stands in its clause, and by how new it is in its film. `words`: all that are spoken, `tokens`: the same as
 * read, once for all of their pages; without these nothing is known of a page, but of a figure.
 */
export function openStrongPhrases(
  words: readonly string[],
  tokens: readonly Token[],
  told: Told = {},
): (page: Phrase) => StrongPhrase | undefined {
  if (tokens.length === 0) return (page) => figureAlone(words, page)
  const read = readWords(words, tokens)
  const known = told.earlier === undefined ? null : rootsOf(told.earlier)
  return (page) => strongestOf(read, page, { told, known })
}

type Around = { readonly told: Told; readonly known: ReadonlySet<string> | null }

function strongestOf(read: ReadWords, page: Phrase, { told, known }: Around): StrongPhrase | undefined {
  const cores = listPhrases(read, page).map((core) => ({
    ...core,
    worth: worthOf(read, core, told) + (known && !OWN_NEWS.has(core.kind) ? newnessOf(read, core, known) : 0),
  }))
  let best: StrongPhrase | undefined
  for (const saying of listSayings(read, page, cores)) {
    const worth =
      worthOfSaying(read, saying, cores) + (LATE * (saying.to - page.from)) / (page.to - page.from)
    if (best === undefined || worth > best.worth) best = { from: saying.from, to: saying.to, worth }
  }
  return best && best.worth > -Infinity
    ? { from: best.from - page.from, to: best.to - page.from, worth: best.worth }
    : undefined
}

/** What words say together: the best of what stands in them, something for the next best, less what they lose by their ends and length. */
function worthOfSaying(read: ReadWords, saying: Saying, cores: readonly Core[]): number {
  const own = cores
    .filter(({ from, to }) => from >= saying.from && to <= saying.to)
    .toSorted((a, b) => b.worth - a.worth)
  const [top] = own
  if (top === undefined) return -Infinity
  const other = own.find(({ from, to }) => from >= top.to || to <= top.from)
  const isWhole = countOf(read, top) > 1
  const around = [...read.kinds.slice(saying.from, top.from), ...read.kinds.slice(top.to, saying.to)]
  return (
    top.worth +
    (isWhole ? MORE * around.length : SECOND * Math.max(0, other?.worth ?? 0)) +
    (saying.content > 1 ? 0 : LONE) +
    (saying.isDenied ? DENIED : 0) +
    LED * around.filter((kind) => kind === 'preposition').length +
    LENGTHY * Math.max(0, lettersOf(read, saying) - GLANCE) -
    saying.torn
  )
}

/** A word alone says nothing at a glance; what is whole already only becomes longer. */
const LONE = -2.4
const SECOND = 0.17
const MORE = -0.85
/** That it is not so. */
const DENIED = 0.65
/** What a preposition leads to. */
const LED = -0.7
/** What is long cannot be large. */
const GLANCE = 14
const LENGTHY = -0.05

type Core = FoundPhrase & { readonly worth: number }

/** Of words that nobody reads: a figure. */
function figureAlone(words: readonly string[], { from, to }: Phrase): StrongPhrase | undefined {
  const at = words.findIndex((word, index) => index >= from && index < to && /\p{N}/u.test(word))
  return at < 0 ? undefined : { from: at - from, to: at - from + 1, worth: WORTH.figure }
}

function worthOf(read: ReadWords, phrase: FoundPhrase, { parts = [] }: Told): number {
  const { from, to, kind, role, isKnown, isAside } = phrase
  const own = read.plain.slice(from, to)
  const telling = own.filter((_, at) => isTelling(read, from + at))
  const isGreat =
    own.some((word) => GREAT_NUMBER.test(word)) ||
    SHARE.test(own.join(' ')) ||
    read.words.slice(from, to).some((word) => /^\P{L}*[$€£]|%/u.test(word))
  const rare = Math.min(1, Math.max(0, ...telling.map((word) => word.length)) / 10)
  return (
    WORTH[kind] +
    (kind === 'figure' && role === 'adjunct' ? PLACED.complement : PLACED[role]) +
    ((kind === 'deed' || kind === 'denial') && own.some((word) => FAINT.test(word)) ? FAINTLY : 0) +
    (kind === 'figure' && own.some((word) => /^(?:two|three|2|3)$/.test(word)) ? FEW : 0) +
    (isKnown ? KNOWN : 0) +
    (isAside ? ASIDE : 0) +
    (kind === 'figure' && isGreat ? GREAT : 0) +
    (kind === 'turn' && DENYING.test(own[0] ?? '') ? FLATLY : 0) +
    (telling.length > 1 && (kind === 'thing' || kind === 'quality') ? DESCRIBED : 0) +
    (kind !== 'turn' && own.some((word) => TURNING.test(word)) ? FELT : 0) +
    (own.some((word) => EXTREME.test(word)) ? EXTREMELY : 0) +
    (kind === 'figure' ? 0 : rare) +
    (LATE * to) / read.words.length +
    clauseOf(read, parts, phrase)
  )
}

/** What the part of the sentence in which a phrase stands weighs. */
function clauseOf(
  read: ReadWords,
  parts: readonly (Phrase & Pick<SentencePart, 'kind' | 'text'>)[],
  { from, to }: Phrase,
): number {
  const at = parts.findIndex((part) => from >= part.from && to <= part.to)
  const part = parts[at]
  if (part === undefined) return 0
  const isPoint = at === parts.findLastIndex(({ kind }) => kind === 'main' || kind === 'act')
  const isOpening = part.kind === 'piece' && parts[at + 1] !== undefined && parts[at - 1]?.kind !== 'main'
  // "Once the danger has gone,": what it leads to is the news.
  const isBefore = part.kind === 'leaning' && at === 0 && parts[at + 1]?.kind === 'main'
  const next = parts[at + 1]
  // "They are not selling, they are rushing you": what it is not leads to what it is.
  const isNot =
    SAYS_NOT.test(part.text) && (next?.kind === 'main' || next?.kind === 'act') && !JOINED.test(next.text)
  return (
    (isBefore || isNot ? CLAUSE.before : 0) +
    (part.kind === 'main' || part.kind === 'act' ? CLAUSE.main : 0) +
    (isPoint ? CLAUSE.point : 0) +
    (at > 0 && (TURN.test(part.text) || /[:—–]\s*$/.test(read.words[part.from - 1] ?? ''))
      ? CLAUSE.turn
      : 0) +
    (part.kind === 'leaning' && !TURN.test(part.text) ? CLAUSE.leaning : 0) +
    (isOpening ? CLAUSE.opening : 0)
  )
}

/** Less by how much of a phrase was said before. */
function newnessOf(read: ReadWords, { from, to }: Phrase, known: ReadonlySet<string>): number {
  const telling = read.plain.slice(from, to).filter((_, at) => isTelling(read, from + at))
  if (telling.length === 0) return 0
  return (TOLD * telling.filter((word) => known.has(rootOf(word))).length) / telling.length
}

function rootsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/[\s-]+/).map((word) => rootOf(bareWord(word))))
}

/** Near enough to know "hearts" by "heart". */
function rootOf(word: string): string {
  return word.replace(/'s$/, '').replace(/(?<=\w{3})(?:es|s|ed|ing)$/, '')
}
