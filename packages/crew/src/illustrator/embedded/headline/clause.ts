import { parseSentence } from '../../../text/parse-sentence.ts'
import { HALF, HANGS, HEADLESS, LEANING, POINTING, PRONOUN, QUESTION } from './clause-patterns.ts'
import { EMPTY_WORDS } from '../../../text/empty-words.ts'

const SOMEBODY =
  /^(?:i|you|we|they|he|she|it|this|that|these|those|there|nobody|everyone|everybody|somebody|who)$/
const FINITE =
  /^(?:is|are|was|were|has|have|had|do|does|did|will|would|can|could|should|must|may|might|am|'s|'re)$/

/** Whether these words say what is done or is. */
export function hasVerb(text: string): boolean {
  return parseSentence(text).some(({ part, normal }) => part === 'verb' || FINITE.test(normal))
}

/** Whether somebody or something does something in these words. */
export function isClause(text: string): boolean {
  const tokens = parseSentence(text)
  const verb = tokens.findIndex(({ part, normal }) => part === 'verb' || FINITE.test(normal))
  return (
    verb > 0 && tokens.slice(0, verb).some(({ part, normal }) => part !== 'function' || SOMEBODY.test(normal))
  )
}

/** "A couple parks at the edge of town" of "… and turns on the radio": the first of two things somebody does. */
export function firstActOf(clause: string): string | null {
  const tokens = parseSentence(clause)
  const at = tokens.findIndex(
    ({ normal }, index) =>
      /^(?:and|or)$/.test(normal) &&
      tokens[index + 1]?.part === 'verb' &&
      (index >= 4 || tokens.slice(0, index).some(({ part }) => part === 'verb')),
  )
  if (at < 2 || tokens.slice(0, at).some(({ normal }) => /^(?:who|which|that|to)$/.test(normal))) return null
  const joint = tokens[at]?.normal ?? 'and'
  const next = (tokens[at + 1]?.text ?? '').replaceAll(/[^\p{L}\p{N}' ]/gu, '.')
  const cut = new RegExp(`^(.*?)\\s+${joint}\\s+${next}`, 'i').exec(clause)?.[1]
  return cut ?? null
}

const MAX_WORDS = 8
export const MAX_LETTERS = 40
/** A whole clause may be longer than a piece of one: nothing has to be guessed. */
const MAX_WORDS_WHOLE = 10
const MAX_LETTERS_WHOLE = 58

type Fitting = {
  readonly isQuestion?: boolean
  readonly isWhole?: boolean
  readonly leaning?: RegExp
}

export function isFit(
  text: string,
  { isQuestion = false, isWhole = false, leaning = LEANING }: Fitting,
): boolean {
  const words = wordsOf(text)
  const [mostWords, mostLetters] =
    isWhole || isQuestion ? [MAX_WORDS_WHOLE, MAX_LETTERS_WHOLE] : [MAX_WORDS, MAX_LETTERS]
  if (words.length < 2 || words.length > mostWords || text.length > mostLetters) return false
  if (
    HANGS.test(text) ||
    (!isQuestion &&
      ((leaning.test(text) && !(POINTING.test(text) && hasVerb(text))) ||
        (leaning === LEANING && QUESTION.test(text) && !isDenial(text))))
  )
    return false
  if (!isQuestion && (HEADLESS.test(text) || HALF.test(text))) return false
  // "A fork, never a spoon": the one without the other.
  if (/^(?:never|not) (?:an?|the) \S+$/i.test(text)) return false
  // Two words without a verb are a name, not a clause.
  if (words.length < 4 && !isQuestion && !isDenial(text) && !hasVerb(text)) return false
  const isEmpty = strongWords(text).length === 0 && !isQuestion && !isDenial(text)
  return !isEmpty
}

/** How much a text says; short and whole ones read best. */
export function scoreOf(text: string, isQuestion: boolean): number {
  const words = wordsOf(text)
  const isNamed = words.length >= 4 && !isQuestion && !hasVerb(text)
  const weight = strongWords(text).reduce((sum, word) => sum + 1 + Math.min(word.length, 10) * 0.08, 0)
  const isLame = words.length < 3 && !isQuestion
  return (
    (2 + (weight / words.length ** 0.35) * 0.8) *
      (isLame || isNamed ? 0.55 : 1) *
      (PRONOUN.test(text) ? 0.75 : 1) *
      (isDenial(text) ? 1.2 : 1) *
      (words.length > 7 ? 0.92 : 1) *
      (/^there (?:is|are|was|were)\b/i.test(text) ? 0.7 : 1) +
    (isQuestion ? 1.6 : 0)
  )
}

export function isDenial(text: string): boolean {
  return /\b(?:not|no|never|nobody|nothing|none|cannot)\b|n['’]t\b/i.test(text)
}

function strongWords(text: string): string[] {
  return wordsOf(text).filter((word) => !EMPTY_WORDS.has(word.toLowerCase()) && word.length >= 3)
}

/** The words of a text, marks that stand alone left out. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}
