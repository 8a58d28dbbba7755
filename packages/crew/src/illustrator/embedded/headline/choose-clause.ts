import { EMPTY_WORDS, NEGATIONS } from '../../../text/empty-words.ts'
import { capitalize, splitSentences } from '@hookreel/film'
import { writeDigits } from '../../../text/write-digits.ts'
import { breakClause } from './break-clause.ts'
import { readParts, type SentencePart } from './read-parts.ts'

/** The letters of a card that is read at a glance, about nine words; and of the fullest one. */
const EASY = 50
const FULL = 80
/** What five lines hold at most. */
const MOST = 88
/** An easy card says at least so much of its sentence; else the fuller one is set. */
const ENOUGH = 0.75
const ASKED = 0.6

type Card = { readonly text: string; readonly score: number; readonly said: number }

/**
 * What of a narration is set large: as many whole clauses of a sentence as stand on a card together, those with its point before others. A
 * sentence is never cut inside a clause, nor where what is left would say something else.
 */
export function chooseClause(narration: string): string[] {
  const sentences = splitSentences(narration)
  const whole = weigh(narration)
  const cards = sentences.flatMap((sentence) => {
    // A question is asked on the way to what is told.
    const share = (weigh(sentence) / whole) * (sentences.length > 1 && sentence.endsWith('?') ? ASKED : 1)
    return cardsOf(sentence).map(({ text, said, score }) => ({
      text,
      said: said * share,
      score: score * share,
    }))
  })
  const best = bestOf(cards.filter(({ text }) => text.length <= EASY))
  const full = bestOf(cards.filter(({ text }) => text.length <= FULL))
  const isEnough = best !== null && (best.said >= ENOUGH || full === null || full.said < best.said + 0.2)
  const card = (isEnough ? best : full) ?? shortestOf(cards)
  return breakClause(finish(card?.text ?? opening(narration)))
}

function bestOf(cards: readonly Card[]): Card | null {
  return cards.reduce<Card | null>(
    (best, card) => (best === null || card.score > best.score ? card : best),
    null,
  )
}

/** Where nothing is said that stands by itself: as many of the first words as a card holds. */
function opening(narration: string): string {
  const [first = narration] = splitSentences(narration)
  const words = withoutTails(first).split(' ')
  while (words.join(' ').length > MOST) words.pop()
  return words.join(' ')
}

/** Where every clause is long: the shortest, without the last that it says of when and where, as long as it does not fit. */
function shortestOf(cards: readonly Card[]): Card | null {
  const [card] = cards.toSorted((a, b) => a.text.length - b.text.length)
  return card === undefined ? null : { ...card, text: withoutTails(card.text) }
}

const SMALL =
  'in|on|at|for|from|with|by|under|over|after|before|during|without|around|through|across|between|against|within'
/** Each word is taken whole: where the space behind it could be missing, a long word took years. */
const TAIL = new RegExp(
  `^(.{40,}?\\S),? (?:${SMALL}) (?:(?!(?:${SMALL}) )\\S+ )*(?!(?:${SMALL}) )\\S+ ?$`,
  'i',
)

function withoutTails(text: string): string {
  if (text.length <= MOST) return text
  const shorter = TAIL.exec(text)?.[1]
  return shorter === undefined ? text : withoutTails(shorter)
}

/** Large numbers are read faster in digits, and no card ends with the mark of what goes on. */
export function finish(text: string): string {
  const bare = text
    .replace(/[.,;:—–!…\s-]+(["”’)]?)$/u, '$1')
    .replace(/^["“](?=[^"”]*$)|(?<=^[^"“]*)["”]$/u, '')
  const few = bare.replace(FEW, (word) => `${word.charAt(0)}\u2060${word.slice(1)}`)
  return writeDigits(capitalize(few))
    .replaceAll('\u2060', '')
    .replace(/(?<=\d) percent\b/g, '%')
    .replace(/\ban? (?=1(?:\d\d\b|,\d{3}| (?:thousand|million|billion)\b))/i, '')
}

/** Up to ten, numbers are words unless they measure. */
const FEW =
  /(?<!-|ty |hundred |and )\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b(?! (?:hundred|thousand|million|billion|trillion|percent|per cent|degrees|kilometers|meters|miles|tons|dollars|euros|pounds|kilos|liters)\b)/gi

/** A run of parts without a place to end in so many letters stands nowhere. */
const LONGEST_RUN = 400

/**
 * Every run of a sentence's parts that stands by itself; of those that no card holds the shortest from each part on. Of six hundred
 * parts there are as many runs as pairs: to look at all of them took a minute and a half for one scene.
 */
function cardsOf(sentence: string): Card[] {
  const parts = readParts(sentence)
  const all = weigh(sentence)
  const pointOf = openPoints(parts)
  const cards: Card[] = []
  for (let from = 0; from < parts.length; from += 1)
    for (let to = from + 1; to <= parts.length; to += 1) {
      const run = parts.slice(from, to)
      const text = textOf(run)
      if (text.length > LONGEST_RUN && to > from + 1) break
      if (!stands(run, parts, from) || reversesMeaning(text, sentence)) continue
      const said = weigh(text) / all
      cards.push({ text, said, score: said * pointOf(run, from) })
      if (text.length > MOST) break
    }
  return cards
}

function textOf(run: readonly SentencePart[]): string {
  const text = run.map((part) => part.text).join(' ')
  return text.replace(/^(?:and|but|so|then|yet|or|because|well|now),?\s+(?=\S+\s\S)/i, '')
}

/** Whether a run of parts is whole: it says something, begins nowhere in the middle, and is not over before its end. */
function stands(run: readonly SentencePart[], parts: readonly SentencePart[], from: number): boolean {
  const [first] = run
  const next = parts[from + run.length]
  if (first === undefined || next?.isBound) return false
  if (first.kind === 'act' || (first.kind === 'piece' && from > 0)) return false
  // "You're safe" of "if the whistle is loud, you're safe".
  if (/^(?:if|unless)\b/i.test(parts[from - 1]?.text.replace(/^(?:and|but|so) /i, '') ?? '')) return false
  if (first.kind === 'leaning' && (RELATIVE.test(first.text) || run[1]?.kind === undefined)) return false
  return run.some(({ kind }) => kind === 'main')
}

const RELATIVE = /^(?:which|who|whose|whom|where)\b/i
/** What follows these is what the sentence comes to. */
const TURN = /^(?:but|yet|until|instead|so)\b/i

/** How near a run is to what its sentence comes to: its last main clause, what stands behind "but", a number, a denial. */
function openPoints(parts: readonly SentencePart[]): (run: readonly SentencePart[], from: number) => number {
  const main = parts.findLastIndex(({ kind }) => kind === 'main')
  const turn = parts.findLastIndex(({ text }, at) => at > 0 && TURN.test(text))
  return (run, from) => {
    const has = (at: number) => at >= from && at < from + run.length
    const opens = PRONOUN.test(textOf(run)) && from > 0
    return (has(main) ? 1.15 : 1) * (turn > 0 && has(turn) ? 1.15 : 1) * (opens ? 0.9 : 1)
  }
}

const PRONOUN = /^(?:it|they|he|she|this|that|these|those)\b/i

/** How much words say: what carries meaning counts, numbers and denials twice. */
function weigh(text: string): number {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  return words.reduce((sum, word) => {
    if (/\d/.test(word) || NEGATIONS.has(word) || /n['’]t$/.test(word)) return sum + 2
    return sum + (EMPTY_WORDS.has(word) ? 0.3 : 1)
  }, 0.01)
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
