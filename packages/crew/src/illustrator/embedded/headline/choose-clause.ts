import { breakClause } from './break-clause.ts'
import { hasVerb, isFit, MAX_LETTERS, scoreOf, wordsOf } from './clause.ts'
import {
  COMPARISONS,
  JOINTS,
  KNOWING,
  LEANING,
  LISTED,
  LOOSE,
  MARKS,
  NAMED,
  OFFERED,
  PAIRED,
  QUESTION,
  RIGHT,
  SET_RIGHT,
  STANCE,
  SUBORDINATE,
  TAG_QUESTION,
  TAIL,
  TWO_ACTS,
  TWOFOLD,
  UNSAID,
  HANGS,
} from './clause-patterns.ts'
import { questionsOf, shapesOf, withoutHead } from './clause-shapes.ts'

/** Captions show the sentence: set large it is whole only when it is short. */
const MAX_WORDS_SENTENCE = 8
const MAX_WORDS_TWOFOLD = 9
/** How a longer sentence is weighed when it is set whole: captions show it already. */
const LONG_WHOLE = 0.62
/** A question behind another sentence is not yet asked while that one is spoken. */
const LATER = 0.55

type Piece = { readonly text: string; readonly score: number }

/**
 * A whole short clause of the narration to set large ("The tank was leaking", "Is there a way out?"), in up to four
 * lines; null when every clause is too long or leans on another. `isLoose`: one that leans is better than none.
 */
export function chooseClause(narration: string, isLoose = false): string[] | null {
  const pieces = sentencesOf(narration.replace(STANCE, '')).flatMap((sentence, at) =>
    piecesOf(sentence, isLoose)
      .filter(({ text }) => !reversesMeaning(text, sentence) && !TAG_QUESTION.test(text))
      .map((piece) => (at > 0 && sentence.endsWith('?') ? { ...piece, score: piece.score * LATER } : piece))
      .map((piece) => (isSetRight(piece.text, narration) ? { ...piece, score: piece.score * LATER } : piece)),
  )
  const best = pieces.reduce<Piece | null>(
    (found, piece) => (found === null || piece.score > found.score ? piece : found),
    null,
  )
  return best === null ? null : breakClause(best.text)
}

/** "It isn't a whale, it's a fungus": what it is not is only the way to what it is. */
function isSetRight(text: string, narration: string): boolean {
  if (!SET_RIGHT.test(text)) return false
  const at = narration.indexOf(text)
  return at >= 0 && RIGHT.test(narration.slice(at + text.length))
}

/** The sentences of a narration. */
function sentencesOf(narration: string): string[] {
  return narration.split(/(?<=[.!?…]["'”’)]?)\s+/)
}

/** What may be set of one sentence: itself when it is short, its clauses and their shapes, what it compares. */
function piecesOf(text: string, isLoose: boolean): Piece[] {
  const sentence = readSentence(text, isLoose)
  return [
    ...wholeOf(sentence),
    ...joinedOf(sentence),
    ...sentence.clauses.flatMap((_, at) => clausePieces(sentence, at)),
    ...comparedOf(sentence),
  ]
}

type Sentence = {
  readonly text: string
  readonly parts: readonly string[]
  readonly clauses: readonly string[]
  readonly asks: boolean
  readonly isLong: boolean
  readonly isLoose: boolean
}

function readSentence(text: string, isLoose: boolean): Sentence {
  const parts = PAIRED.test(text) ? [] : partsOf(text)
  const clauses = parts
    .flatMap((part) => splitClauses(part))
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
  const asks = text.trim().endsWith('?')
  return { text, parts, clauses, asks, isLong: wordsOf(text).length > MAX_WORDS_SENTENCE, isLoose }
}

/** A comma between the words of a list, as it stands while the sentence is split at the others. */
const KEPT = '\u201A '

/** The parts of a sentence between its marks; "rude, jealous and lazy people" stays together. */
function partsOf(text: string): string[] {
  return text
    .replace(LISTED, KEPT)
    .split(MARKS)
    .map((part) => part.replaceAll(KEPT, ', '))
    .filter((part) => part.trim() !== '')
}

function wholeOf({ text, asks, isLong }: Sentence): Piece[] {
  // "Want to know who someone likes?": what is wanted is asked with the wanting.
  if (asks && OFFERED.test(text) && isFit(text, { isQuestion: true }))
    return [{ text: text.trim(), score: scoreOf(text, true) * 1.2 }]
  const whole = text.trim().replace(/[.!]+["'”’)]?$/, '')
  const isShort = !isLong || (wordsOf(whole).length <= MAX_WORDS_TWOFOLD && whole.length <= MAX_LETTERS)
  const isSpoken = isShort && !asks && TWOFOLD.test(whole) && isFit(whole, { isWhole: true, leaning: LOOSE })
  return isSpoken ? [{ text: whole, score: scoreOf(whole, false) * 1.2 }] : []
}

/** Parts of more clauses than one that are short enough to stand as they are. */
function joinedOf({ text: sentence, parts, asks, isLong }: Sentence): Piece[] {
  if (asks) return []
  return parts
    .map((part) => withoutHead(part.trim()))
    .filter((part) => splitClauses(part).length > 1 && isFit(part, { isWhole: true }))
    .map((text) => {
      const isAll = isLong && wordsOf(text).length === wordsOf(sentence).length
      return { text, score: scoreOf(text, false) * (isAll ? LONG_WHOLE : 0.85) }
    })
}

function comparedOf({ parts }: Sentence): Piece[] {
  return parts.flatMap((part) =>
    COMPARISONS.flatMap((pattern) => shortened(pattern.exec(part)?.[0] ?? ''))
      .filter((text) => isFit(text, { leaning: LOOSE }) && !TWO_ACTS.test(text))
      .map((text) => ({ text, score: scoreOf(text, false) * 0.6 })),
  )
}

function clausePieces(sentence: Sentence, at: number): Piece[] {
  const { clauses, asks, isLong, isLoose, text: all } = sentence
  const clause = clauses[at] ?? ''
  const isQuestion = asks && QUESTION.test(withoutHead(clause))
  if (isUnfinished(clause, clauses[at + 1] ?? '', isQuestion)) return []
  const isOnly = clauses.length === 1 && isLong
  return (isQuestion ? questionsOf(clause) : shapesOf(isLoose ? clause.replace(SUBORDINATE, '') : clause))
    .filter(
      ({ text, share }) =>
        // A condition says nothing without what follows from it.
        !/^(?:if|unless)\b/i.test(text) &&
        isFit(text, { isQuestion, isWhole: share >= 0.85, leaning: isLoose ? LOOSE : LEANING }),
    )
    .map(({ text, share }) => ({
      text: isQuestion || (asks && at === clauses.length - 1) ? `${text}?` : text,
      score:
        scoreOf(text, isQuestion) *
        share *
        (isOnly && wordsOf(text).length === wordsOf(all).length ? LONG_WHOLE : 1) *
        (at === 0 ? 1.05 : 1) *
        (asks && !isQuestion ? 0.7 : 1),
    }))
}

/** Whether a clause comes to its end only with the next one. */
function isUnfinished(clause: string, next: string, isQuestion: boolean): boolean {
  // "Can a scan see" asks nothing without "that you will buy".
  if (NAMED.test(clause) && /^(?:that|who|whose|which|where)\b/i.test(next)) return true
  if (isQuestion && /^(?:that|who|which|than)\b/i.test(next)) return true
  // "He knows within ten seconds" | "that you cut your own fringe".
  if (KNOWING.test(clause) && /^that\b/i.test(next)) return true
  if (UNSAID.test(clause) && /^(?:that|where|when|how|why|what|if|who)\b/i.test(next)) return true
  // "The difference was smaller" of "… than a millionth of a second".
  return /\b(?:\w+er|worse)$|\b(?:more|less|fewer)\b/i.test(clause) && /^than\b/i.test(next)
}

/** The clauses of a part between marks, and the part itself where it is short enough to stand whole. */
function splitClauses(part: string): string[] {
  const clauses = part.split(JOINTS)
  // "Smiling | while your toes bleed is part of it": one word alone is no clause, and what follows leans on it.
  const isDangling = [clauses[0], clauses.at(-1)].some((clause) => wordsOf(clause ?? '').length < 2)
  // "An apology with the word but in it is an excuse": what has no verb yet is not over at "but".
  const isNameOnly = /^(?:but|and|or)\b/i.test(clauses[1] ?? '') && !hasVerb(clauses[0] ?? '')
  return clauses.length > 1 && (isDangling || isNameOnly) ? [part] : clauses
}

/** A comparison without what follows the thing compared with, when it is too long. */
function shortened(text: string): string {
  return text.length > MAX_LETTERS ? text.replace(TAIL, '') : text
}

/** Up to here a whole sentence still fits four lines. */
const MAX_LETTERS_SET = 72
const MIN_WORDS = 3

/**
 * A whole sentence of which no piece stands alone ("That look on his face after he ate the sofa is not shame"), else its
 * first part up to a comma; null when both are too long.
 */
export function chooseSentence(narration: string): string[] | null {
  // "Squat. If you can sit on a toilet, you can do it.": one word alone is no sentence to set.
  const sentences = sentencesOf(narration.trim())
  const first = sentences.find((sentence) => wordsOf(sentence).length >= MIN_WORDS) ?? ''
  const whole = first.replace(/[.!…]+["'”’)]?$/, '')
  const head = whole.split(/[,;:—–]\s/)[0] ?? ''
  const text = [whole, head].find(
    (words) =>
      words.length <= MAX_LETTERS_SET &&
      wordsOf(words).length >= MIN_WORDS &&
      (words === whole || !HANGS.test(words)),
  )
  return text === undefined || (text !== whole && LEANING.test(head)) ? null : breakClause(text)
}

const DENIES =
  /\b(?:can['’]?t|cannot|can not|never|don['’]t|doesn['’]t|didn['’]t|couldn['’]t|won['’]t|shouldn['’]t|must not|do not)\b/i
/** Up to the next clause: "you can drive anywhere | in this country without a licence". */
const EXCEPTION =
  /^\W*(?:(?!because|when|while|which|who|that|so|but|and\b)[\w'’-]+ ){0,6}(?:except|unless|without|other than|apart from|rather than|instead of)\b/i
/** "Anywhere | but the middle", "nothing | but trouble", "nobody | but you". */
const ALL = /\b(?:any|every|no)(?:where|thing|one|body|how|time)?(?: \w+)?$|\b(?:all|none|last \w+)$/i
const SECOND_ACT = /^\W*(?:and|or) (?!(?:it|they|he|she|you|we|i|that|this|there|the|an?|then|so)\b)/i
/** "The wall didn't fall | because of an army": it did fall. A comma makes it a reason: "it didn't fall, because …". */
const DENIED = /\b(?:\w+n['’]t|not|never)\b/i
const REASON = /^\s*because\b/i
/** "Waking up doesn't mean that | something is wrong", "it is a myth that | bulls hate red": what follows is not so. */
const CALLED_UNTRUE =
  /\b(?:(?:\w+n['’]t|not|never|no longer)\s+(?:\w+\s+){0,3}?(?:mean|means|true|prove|imply|think|believe|say|said|claim|certain|proven)|(?:myth|lie|false|wrong|untrue|no (?:proof|evidence|sign|reason)))(?:\s+that)?\s+(?:an?\s+|the\s+)?$/i

/**
 * Whether a sentence cut off behind a piece of it would say the contrary: "put the horizon anywhere" of "… but the
 * middle", "you can't peel an orange" of "… and lay it flat".
 */
export function reversesMeaning(piece: string, sentence: string): boolean {
  const said = piece.replace(/[?.!]+$/, '')
  const at = sentence.toLowerCase().indexOf(said.toLowerCase())
  if (at < 0) return false
  if (CALLED_UNTRUE.test(sentence.slice(0, at))) return true
  const rest = sentence.slice(at + said.length)
  if (EXCEPTION.test(rest)) return true
  if (DENIED.test(said) && REASON.test(rest)) return true
  if (ALL.test(said) && /^\W*but\b/i.test(rest)) return true
  return DENIES.test(said) && SECOND_ACT.test(rest)
}
