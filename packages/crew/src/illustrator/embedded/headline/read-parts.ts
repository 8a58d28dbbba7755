import { parseSentence, type Token } from '../../../text/parse-sentence.ts'
import { amountOf } from '../../../text/read-number.ts'

/**
 * A part of a sentence between two places where it may be cut: `main` says something by itself, `act` is what the one who was named does
 * next, `leaning` hangs on a main one, `piece` has no verb.
 */
export type SentencePart = {
  readonly text: string
  readonly kind: 'main' | 'act' | 'leaning' | 'piece'
  /** Whether what stands before it is not whole without it. */
  readonly isBound: boolean
}

const SUBJECTS =
  'i|you|we|they|he|she|it|this|that|these|those|there|nobody|everyone|everybody|somebody|who|what|each|all|both|some|many|most|one|none|nothing|something|everything'
const FINITE =
  /^(?:is|are|was|were|has|have|had|do|does|did|will|would|can|could|should|must|may|might|am|'s|'re|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|won't|wouldn't|couldn't|shouldn't|hasn't|haven't|hadn't)$/
/** Words that begin a clause which hangs on another. */
const LEANS =
  /^(?:(?:even|only|just|especially|right|exactly) )?(?:because|so that|while|until|till|unless|although|though|whereas|when|whenever|if|since|before|after(?! that\b)|once|as (?:if|though|long as|soon as|it|they|he|she|you|we|i)|where|wherever|which|who|whose|whom|in case|no matter|the (?:more|less|longer|sooner|first time|last time|next time|moment|day|second|minute))\b/i
const COORDINATED = /^(?:and|but|or|so|then|yet|nor)\b\s*/i
/** Where a sentence may part: behind a mark, before a word that joins, and before one on which a clause hangs. */
const PLACES = new RegExp(
  String.raw`(?<=[,;:—–…][”"’)]?)\s+|\s+[-–—]+\s+|(?<!\b(?:a|as|even|only|just|especially))\s+(?=(?:(?:even|only|just|especially|as) )?(?:because|so that|while|until|unless|although|though|whereas|when|whenever|if)\b)|\s+(?=as (?:it|they|he|she|you|we|i)\b)|\s+(?=(?:since|before|after|once|so) (?:${SUBJECTS}|the|an?|my|your|his|her|our|their|people)\b)|\s+(?=(?:and|but|or|then) )`,
  'gi',
)
/** What a comma leads to that the words before it can do without. */
const FREE =
  /^(?:(?:in|on|at|with|without|for|from|like|by|under|over|through|across|during|about|behind|beneath|inside|instead|then|too|again|still|even|just|only|except|not|never|always|\w+ly|\w+ing)\b|and then\b)/i

/** Behind these a clause is what is known, not when it is. */
const TELLS =
  /\b(?:tells?|told|knows?|knew|known|sees?|saw|asks?|asked|remembers?|wonders?|says?|said|sure|decides?|decided|learns?|learned|find out|found out|guess|show|shows|check|depends on|matters?)$/i
const SURE_LEANS = /^(?:\w+ )?(?:because|while|until|unless|although|though|when|whenever|if)\b/i

/** Where a part lies in its sentence, and how many of the sentence's tokens stand before it. */
type Span = { readonly from: number; readonly to: number; readonly start: number }

/** The parts of one sentence, each with the mark that closes it. */
export function readParts(sentence: string): SentencePart[] {
  const tokens = parseSentence(sentence)
  const spans: Span[] = []
  let [from, start, middle, counted] = [0, 0, 0, 0]
  for (const { index, 0: space } of sentence.matchAll(PLACES)) {
    const next = index + space.length
    middle += countTokens(sentence.slice(counted, next))
    counted = next
    if (!mayPart(sentence, { tokens, from, index, next, start, middle })) continue
    spans.push({ from, to: index, start })
    ;[from, start] = [next, middle]
  }
  spans.push({ from, to: sentence.length, start })
  const parts: SentencePart[] = []
  let isOpen = true
  for (const [at, span] of spans.entries()) {
    const own = tokens.slice(span.start, spans[at + 1]?.start)
    const part = partOf(sentence.slice(span.from, span.to).trim(), own, { isFirst: at === 0, isOpen })
    isOpen &&= part.kind === 'leaning' || part.kind === 'piece'
    parts.push(part)
  }
  return parts
}

/**
 * Tokens are counted piece by piece: to parse all that stands before each of the places took minutes for a scene of one sentence of four
 * thousand letters, in the process that makes everybody's previews.
 */
const countTokens = (piece: string): number => parseSentence(piece).length

/** In so many letters it is told whether something is done in a clause: the end of one is hundreds of places away where no mark ends it. */
const LONGEST_CLAUSE = 400

type Place = {
  readonly tokens: readonly Token[]
  readonly from: number
  readonly index: number
  readonly next: number
  /** Tokens before `from`, and before `next`. */
  readonly start: number
  readonly middle: number
}

/** A mark parts what is no list; a joining word does so only between two things that are done. */
function mayPart(sentence: string, { tokens, from, index, next, start, middle }: Place): boolean {
  const before = sentence.slice(from, index)
  const behind = sentence.slice(next)
  // "One hundred and twenty-seven" is one number.
  const counted = /^and (\w+)/i.exec(behind)?.[1]?.toLowerCase() ?? ''
  if (/\b(?:hundred|thousand|million|billion)$/i.test(before) && amountOf(counted) !== null) return false
  const isMarked = /[,;:—–…][”"’)]?$/.test(before) || /[-–—]/.test(sentence.slice(index, next))
  const clause = behind
    .slice(0, LONGEST_CLAUSE)
    .search(/[,;:.!?—–…]|\s(?:and|but|or|because|when|while|until)\s/i)
  const end = middle + countTokens(behind.slice(0, clause + 1 || LONGEST_CLAUSE))
  const hasBefore = hasVerb(tokens.slice(start, middle))
  const joins = COORDINATED.exec(behind)?.[0]
  const then = tokens.slice(middle, end)
  if (joins !== undefined && !(isMarked && /^(?:but|so|then|yet)/i.test(joins)))
    return hasBefore && (isClause(then.slice(1)) || isAct(then.slice(1)))
  // "Until midnight", "until eight": a time, and no clause.
  if (!isMarked && /^until\b/i.test(behind) && !hasVerb(then)) return false
  // "My grandmother could tell when": it is not over before what is told.
  if (!isMarked) return hasBefore && (hasVerb(then) || SURE_LEANS.test(behind)) && !TELLS.test(before)
  // "My wife, Emily, took over": nothing is said before this mark, nor by somebody else behind it.
  return hasBefore || isClause(then)
}

/** `isOpen`: nothing was said yet that stands by itself. */
function partOf(
  text: string,
  own: readonly Token[],
  { isFirst, isOpen }: { readonly isFirst: boolean; readonly isOpen: boolean },
): SentencePart {
  const said = text.replace(COORDINATED, '')
  const kind = kindOf(said, said === text ? own : own.slice(1), isOpen)
  // "He carried a shield, | a cooking pot": a list goes on; "such a bird | that", "nothing | except".
  const isBound = !isFirst && kind === 'piece' && !FREE.test(said)
  return { text, kind, isBound }
}

function kindOf(text: string, own: readonly Token[], isOpen: boolean): SentencePart['kind'] {
  if (LEANS.test(text) && (hasVerb(own) || SURE_LEANS.test(text))) return 'leaning'
  if (!hasVerb(own)) return 'piece'
  if (isClause(own)) return 'main'
  // "Breathe out slowly" orders; "and breathes" goes on; "breathing" only stands beside.
  if (own[0]?.normal.endsWith('ing') || own[0]?.normal === 'to') return 'leaning'
  return isOpen ? 'main' : 'act'
}

function isVerb({ part, normal }: Token): boolean {
  return part === 'verb' || FINITE.test(normal)
}

function hasVerb(tokens: readonly Token[]): boolean {
  return tokens.some(isVerb)
}

/** Whether somebody or something does something in these words. */
function isClause(tokens: readonly Token[]): boolean {
  const verb = tokens.findIndex(isVerb)
  const subject = new RegExp(`^(?:${SUBJECTS})$`)
  return (
    verb > 0 &&
    !/(?:ing)$/.test(tokens[verb]?.normal ?? '') &&
    tokens
      .slice(0, verb)
      .some(({ part, normal }) => part === 'noun' || part === 'number' || subject.test(normal))
  )
}

/** "And swims", "and never came back": what the one who was named does next. */
function isAct(tokens: readonly Token[]): boolean {
  const first = tokens.find(({ normal }) => !/^(?:\w+ly|never|always|then|still|even|just|not)$/.test(normal))
  return first !== undefined && isVerb(first) && !first.normal.endsWith('ing')
}
