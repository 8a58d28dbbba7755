import { EMPTY_WORDS } from '../../../text/empty-words.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import { bareWord, matchTokens } from './match-tokens.ts'
import { readKinds, type Kind } from './read-kinds.ts'

/** Words that carry something together, counted from 0; `to` is behind the last one. */
export type Phrase = { readonly from: number; readonly to: number }

/**
 * What a phrase says: how many, when, that something is not so, how it compares, what is done (with what it is done to), what something is
 * like, which thing or whose name; `turn` is a word that turns its sentence alone ("never").
 */
export type PhraseKind =
  | 'figure'
  | 'when'
  | 'turn'
  | 'denial'
  | 'comparison'
  | 'deed'
  | 'quality'
  | 'thing'
  | 'name'

/** Where a phrase stands in its clause: who does it, what it is done to, what it is, where a preposition leads to it, or what is done. */
export type Role = 'subject' | 'object' | 'complement' | 'adjunct' | 'predicate'

export type FoundPhrase = Phrase & {
  readonly kind: PhraseKind
  readonly role: Role
  /** Whether it is spoken of as known already: "the", "her", "this". */
  readonly isKnown: boolean
  /** Whether it only tells which one is meant: "the song | he loved". */
  readonly isAside: boolean
}

/** Spoken words with what the grammar says of each. */
export type ReadWords = {
  readonly words: readonly string[]
  readonly plain: readonly string[]
  readonly kinds: readonly Kind[]
  readonly tokens: readonly (Token | undefined)[]
}

/** Words that turn a sentence, or leave no doubt. */
export const TURNING =
  /^(?:never|nobody|nothing|none|always|dead|alone|free|impossible|wrong|forever|everything|zero|twice|enough|gone|lost|empty|secret|best|worst|biggest)$/
/** Beside the empty words, what carries no picture and no turn by itself. */
const PALE =
  /^(?:going|puts?|lets|starts?|started|begin|begins|began|tries|try|tried|wants?|wanted|uses?|used|needs?|needed|named|ways|people|person|probably|actually|same|right|next|first|last|least|whole|entire|single|including|almost|exactly|instead|stop|stops|stopped|imagine|remains?|becomes?|became|means?|happens?|happened|percent|experts?|ready|pieces?)$/
/** Small words that the grammar sometimes takes for nouns or numbers. */
const SMALL =
  /^(?:a|an|all|over|when|and|from|half|both|each|no|i|me|us|off|under|through|below|above|behind|beside|beneath|across|inside|outside|within|without|between|among|against|toward|towards|barely|hardly|simply|perfectly|one|ones|own|everyone|anyone|someone|times?|once|today|tonight|tomorrow|yesterday|now|then|again)$/
export const TIME =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|century|centuries|mornings?|evenings?|afternoons?|midnight|noon|dawn|dusk|moments?|end|ends|summer|winter|spring|autumn|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|am|pm|a\.m|p\.m|o'clock|birthday|christmas)$/
/** The commonest verbs say least. */
export const FAINT =
  /^(?:use|find|found|ask(?:s|ed)?|asking|work(?:s|ed)?|feel(?:s|ing)?|felt|tr(?:y|ies|ied)|leav(?:e|es|ing)|left|call(?:s|ing)?|look(?:s|ed|ing)?|see|sees|saw|seen|seeing|think(?:s|ing)?|thought|give|gives|gave|given|giving|turn(?:s|ed|ing)?|show(?:s|ed|n|ing)?|hear(?:s|d|ing)?|mov(?:e|es|ed|ing)|liv(?:e|es|ed|ing)|believ(?:e|es|ed|ing)|hold(?:s|ing)?|held|bring(?:s|ing)?|brought|writ(?:e|es|ing)|wrote|sit(?:s|ting)?|sat|stand(?:s|ing)?|stood|meet(?:s|ing)?|met|set(?:s|ting)?|lead(?:s|ing)?|led|follow(?:s|ed|ing)?|add(?:s|ed|ing)?|stay(?:s|ed|ing)?|wear(?:s|ing)?|wore|hang(?:s|ing)?|hung|contain(?:s|ed)?|reach(?:es|ed|ing)?|plac(?:e|es|ed))$/
/** Letters of a phrase that can still be large. */
const MAX_LETTERS = 24
/** And of a figure, which is nothing without all of its words. */
const MAX_OF_FIGURE = 30

/** Reads words for their phrases. */
export function readWords(words: readonly string[], tokens: readonly Token[]): ReadWords {
  const kinds = readKinds(words, tokens)
  // "By train", "the drive home": what a small word leads to is a thing, whatever the grammar takes it for.
  const mended = kinds.map((kind, at): Kind => {
    const leads = kinds[at - 1]
    // "Without saying | a word": it is done to that.
    const isDone = kind === 'noun' && leads === 'preposition' && kinds[at + 1] === 'determiner'
    if (isDone && /\wing$/.test(words[at]?.trimEnd() ?? '')) return 'verb'
    const before = leads === 'adjective' ? kinds[at - 2] : leads
    const isLed = before === 'determiner' || before === 'owner' || before === 'of' || before === 'preposition'
    return kind === 'verb' && isLed && !/ing\W*$/.test(words[at] ?? '') ? 'noun' : kind
  })
  return { words, plain: words.map(bareWord), kinds: mended, tokens: matchTokens(words, tokens) }
}

/** Whether a word means something by itself. */
export function isTelling({ plain, kinds }: ReadWords, at: number): boolean {
  const [word, kind] = [plain[at] ?? '', kinds[at]]
  if (TURNING.test(word)) return true
  if (kind === 'number') return !/^(?:a|an|one)$/.test(word)
  if (EMPTY_WORDS.has(word) || PALE.test(word) || SMALL.test(word)) return false
  return kind === 'noun' || kind === 'adjective' || kind === 'verb' || (kind === 'owner' && word.length > 4)
}

/** Whether a clause or a list goes on behind this word. */
export function endsAt({ words, kinds }: ReadWords, at: number): boolean {
  if (at === words.length - 1) return true
  if (/\d,$/.test(words[at]?.trimEnd() ?? '') && kinds[at + 1] === 'number') return false
  return (
    /[,;:.!?—–…]["'”’)]*\s*$/.test(words[at] ?? '') && !/^(?:mr|mrs|ms|dr|st)$/i.test(bareWord(words[at]))
  )
}

export function fits({ words, kinds }: ReadWords, { from, to }: Phrase): boolean {
  const most = kinds[from] === 'number' ? MAX_OF_FIGURE : MAX_LETTERS
  return bareWord(words.slice(from, to).join('')).length <= most
}

/** What may stand together before a noun. */
export const CHUNKED: ReadonlySet<Kind | undefined> = new Set(['noun', 'adjective', 'number', 'owner'])

/** "In 1853", "at two", "before nine in the morning": a number that counts nothing says when. */
export function isWhen({ plain, kinds }: ReadWords, { from, to }: Phrase): boolean {
  const isBare = plain
    .slice(from, to)
    .every((word, at) => kinds[from + at] === 'number' || TIME_OF_DAY.test(word))
  const isDated = plain.slice(from, to).some((word) => /^(?:1[0-9]|20)\d\d$/.test(word)) && to - from <= 2
  // "Half past five".
  const isOnClock = /^(?:past|to)$/.test(plain[from - 1] ?? '') && OF_HOUR.test(plain[from - 2] ?? '')
  return (isBare && (isOnClock || LEADS_TO_TIME.test(plain[from - 1] ?? ''))) || isDated
}

/** Whether a chunk says when. */
export function isTime(read: ReadWords, chunk: Phrase): boolean {
  return isWhen(read, chunk) || read.plain.slice(chunk.from, chunk.to).every((word) => TIME.test(word))
}

const TIME_OF_DAY =
  /^(?:am|pm|a\.m|p\.m|o'clock|january|february|march|april|may|june|july|august|september|october|november|december)$/
const OF_HOUR = /^(?:half|quarter|five|ten|twenty|\d+)$/
const LEADS_TO_TIME = /^(?:in|at|by|since|until|till|before|after|around|from)$/
