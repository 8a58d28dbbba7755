import type { Token } from '../../../text/parse-sentence.ts'
import { bareWord, matchTokens } from './match-tokens.ts'

/** What a word does between its neighbours, as far as pages and lines end there and phrases are read. */
export type Kind =
  | 'determiner'
  | 'owner'
  | 'preposition'
  | 'of'
  | 'to'
  | 'auxiliary'
  | 'joining'
  | 'pronoun'
  | 'adverb'
  | 'number'
  | 'adjective'
  | 'verb'
  | 'noun'
  | 'particle'

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

const DETERMINERS = list(
  'the a an my your his its our their this these those every each no some any another whose all both several',
)
const PREPOSITIONS = list(
  `in on at for by from with into onto under over through across between among after before during about above below behind near against
  around without within inside outside toward towards along beside beneath upon past until till since per`,
)
const AUXILIARIES = list(
  `is are was were be been being am not never will would can could should must may might has have had do does did cannot let's isn't aren't
  wasn't weren't don't doesn't didn't can't won't wouldn't couldn't shouldn't hasn't haven't hadn't ain't`,
)
const JOINING = list(
  'and or but nor so because when while if unless though although whether than as like that which who whom where how why what whenever',
)
const PRONOUNS = list('i you we they he she it there nobody everyone everybody somebody someone')
const ADVERBS = list(
  `roughly almost nearly very too just only even really actually more most less about exactly barely hardly simply probably maybe always often
  still already well rather quite completely`,
)

/** What each of these words does; `tokens`: the same words as read. */
export function readKinds(words: readonly string[], tokens: readonly Token[]): Kind[] {
  const plain = words.map(bareWord)
  const read = matchTokens(words, tokens)
  return plain.map((word, at) => kindOf(word, read[at], plain[at + 1])).map(leadsTo)
}

/** "A harbour off the coast": behind a noun and before the name of a thing such a word leads to it; behind a verb it goes with that. */
function leadsTo(kind: Kind, at: number, kinds: readonly Kind[]): Kind {
  const [before, after] = [kinds[at - 1], kinds[at + 1]]
  const isLeading = kind === 'particle' && before === 'noun' && (after === 'determiner' || after === 'owner')
  return isLeading ? 'preposition' : kind
}

function kindOf(word: string, token: Token | undefined, next: string | undefined): Kind {
  if (/'(?:re|m|ll|ve|d)$/.test(word)) return 'auxiliary'
  if (/^(?:it|that|there|here|what|who|how|where|he|she|let)'s$/.test(word)) return 'auxiliary'
  if (/(?:'s|s')$/.test(word)) return 'owner'
  if (/\p{N}/u.test(word)) return 'number'
  if (word === 'of' || word === 'to') return word
  // "About the storm"; "about ten", "about a dozen" count.
  if (word === 'about' && next !== 'a' && beginsThing(next)) return 'preposition'
  if (word === 'her') return next === undefined || isSmallWord(next) ? 'pronoun' : 'determiner'
  if (/^(?:him|them|me|us|himself|herself|itself|themselves|myself|yourself)$/.test(word)) return 'noun'
  return FUNCTION_KINDS.find(([, words]) => words.has(word))?.[0] ?? readKind(word, token)
}

const FUNCTION_KINDS: readonly (readonly [Kind, ReadonlySet<string>])[] = [
  ['determiner', DETERMINERS],
  ['auxiliary', AUXILIARIES],
  ['pronoun', PRONOUNS],
  ['joining', JOINING],
  ['adverb', ADVERBS],
  ['preposition', PREPOSITIONS],
  ['particle', list('up out off down away back apart again together ago forward aside')],
]

/** "The", "her", "nobody": what a preposition leads to begins so. */
function beginsThing(word = ''): boolean {
  return DETERMINERS.has(word) || PRONOUNS.has(word)
}

function isSmallWord(word: string): boolean {
  return FUNCTION_KINDS.some(([, words]) => words.has(word)) || word === 'to' || word === 'of'
}

function readKind(word: string, token: Token | undefined): Kind {
  const part = token?.part ?? 'noun'
  if (part === 'function' || part === 'other') return word.endsWith('ly') ? 'adverb' : 'noun'
  return part
}
