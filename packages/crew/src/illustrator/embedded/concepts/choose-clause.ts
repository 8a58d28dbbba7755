import { EMPTY_WORDS } from './empty-words.ts'

const MOST_WORDS = 8
const MOST_LETTERS = 36
const MOST_LINES = 4
const LINE_LETTERS = 13

/** Where a clause ends without a mark: what follows stands alone, or only explains. */
const JOINTS =
  /\s+(?:(?:even|only|just|especially)\s+)?(?=(?:because|so that|but|when|while|until|unless|if|which|who|whose|where|than|although|though|since|and (?:it|they|he|she|you|we|i|that|this|the|every|nobody|everyone|no|not|then|people|two|most|never|only|some)|so (?:it|they|he|she|you|we|i|the)|that (?:it|they|he|she|you|we|i|the|is|are|was|were|no|nobody|people|\w+ (?:had|have|has|is|are|was|were|can|could|will|would|do|does|did)))\b)/i
/** Words into a clause that it can do without. */
const HEAD =
  /^(?:and|but|so|then|or|yet|now|well|because|also|honestly|actually|today|in fact|of course|that is why|even|just|still)\s+(?=\S)/i
const DETERMINER = /^(?:the|an?|your|my|our|their|its|his|her)\s+(?=\S+\s\S)/i
/** A clause that leans on another: it reads cut off when it stands alone. */
const LEANING =
  /^(?:because|when|while|until|unless|if|which|who|whose|where|than|although|though|since|that|as|like|of|to|for|with|from|by|in|on|at|after|before|about|within|below|without|some of|one of|most of|all of|almost all of)\b/i
/** Where the tail of a clause may be cut: what is left is whole. */
const TAIL =
  /\s+(?:in|on|at|for|from|with|by|into|under|over|after|before|during|without|around|through|across|between|against|like|as|all over|within|to (?:every\w+|each|the|your|its|their))\s+(?:\S+\s+){0,6}\S+$/i
/** The last tail alone: "nobody could go to the bathroom" of "… in it". */
const LAST_TAIL =
  /^(.*\S)\s+(?:in|on|at|for|from|with|by|into|under|over|after|before|during|without|around|through|across|between|against|like|as)(?:\s+\S+){1,4}$/i
/** Verbs that belong together with the small word behind them: "hold on to", "look at". */
const PARTED =
  /\b(?:hold|put|turn|give|get|got|look|looked|looking|take|took|keep|kept|come|came|go|went|run|ran|carry|stand|sit|live|lives|lived|deal|rely|depends?|focus|listens?|wait|belongs?|think|care|shut|throw|threw|write|pass|grow|grew|born|watching|fight|break|broke|fall|fell|pick|made|based|covered|filled|full|away|out|up|down|back|called|known|used|works?|starts?|comes|goes|are|is|runs?|sent|feels?|felt|sounds?|tastes?|tasted|looks|led|leads?|remains?)$/i
/** What is to be done. */
const INFINITIVE =
  /(?<=\b(?:ask|asked|want|wants|need|needs|have|has|try|tries|learn|learned|forced|able|how|enough|exists?|way) (?:\S+ )?to )\S+ .*$/i
/** The part of a clause that says the most when the rest is too long. */
const CORES: readonly RegExp[] = [
  // "never quite cross the line", "can't hold on to the heat"
  /\b(?:(?:do|does|did|is|are|was|were|can|could|will|would|should|has|have|had) )?(?:never|not)\b.*$/i,
  /\b\w+n['’]t\b.*$/i,
  // "tell the story backwards"
  INFINITIVE,
  // "born with a spare one"
  /(?<=^(?:you|they|it|he|she|we|i|there|this|that)(?:['’]re|['’]s|['’]ll)? (?:are|were|is|was|have|had|will|would|can|could)\s)(?!not\b|never\b)\S+ .*$/i,
  /(?<=^(?:i|we|they|he|she|it)\s)(?!is\b|was\b|has\b|will\b)\S+ .*$/i,
]
/** A comparison stands well by itself: "worth more than gold", "as thin as a garden hose". */
const COMPARISONS: readonly RegExp[] = [
  /\b(?:worth )?(?:more|less|fewer|\w+er)(?: \w+)? than .*$/i,
  /\bas (?!long|far|soon|well|much|many|good)\w+ as (?:an?|the|your|my|our)? ?\S.*$/i,
  /\bas (?:much|many) as (?:an?|the|your|my|our) \S.*$/i,
]
/** Ends that want something behind them. */
const HANGS =
  /\b(?:is|are|was|were|be|been|am|has|have|had|do|does|did|will|would|can|could|should|must|may|might|of|to|in|on|at|for|from|with|by|as|than|the|an?|your|my|our|their|its|his|her|and|or|but|not|so|very|too|more|most|less|far|that|which|who|about|into|every|some|any|each|takes?|took|makes?|made|gets?|got|puts?|means?|meant|wants?|needs?|lets?|gives?|gave|says?|said|used|seems?|becomes?|became|keeps?|kept|only|just|even|always|never|quite|almost|nearly|also|really)$/i
const PRONOUN = /^(?:it|they|he|she|we|i|this|that|these|those|there)\b/i
const QUESTION =
  /^(?:what|why|how|where|when|who|which|is|are|do|does|did|can|could|would|will|should|was|were|have|has)\b/i

type Piece = { readonly text: string; readonly score: number }

/**
 * A whole short clause of the narration to set large ("The tank was leaking", "Is there a way out?"), in up to four
 * lines; null when every clause is too long or leans on another. `isLoose`: one that leans is better than none.
 */
export function chooseClause(narration: string, isLoose = false): string[] | null {
  const pieces = sentencesOf(narration).flatMap((sentence) => piecesOf(sentence, isLoose))
  const best = pieces.reduce<Piece | null>(
    (found, piece) => (found === null || piece.score > found.score ? piece : found),
    null,
  )
  return best === null ? null : breakClause(best.text)
}

function sentencesOf(narration: string): string[] {
  return narration.split(/(?<=[.!?…]["'”’)]?)\s+/)
}

function piecesOf(sentence: string, isLoose: boolean): Piece[] {
  const asks = sentence.trim().endsWith('?')
  const clauses = sentence.split(/[,;:.!?…—–“”"()]+\s*|\s-\s/).flatMap((part) => part.split(JOINTS))
  const filled = clauses.map((clause) => clause.trim()).filter((clause) => clause !== '')
  const compared = sentence
    .split(/[,;:.!?…—–“”"()]+\s*|\s-\s/)
    .flatMap((part) =>
      COMPARISONS.flatMap((pattern) => shortened(pattern.exec(part)?.[0] ?? '')).filter((text) =>
        isFit(text, false, LOOSE),
      ),
    )
  const whole = filled.flatMap((clause, at) => {
    const isQuestion = asks && QUESTION.test(withoutHead(clause))
    // "Can a scan see" asks nothing without "that you will buy".
    if (isQuestion && /^(?:that|who|which|than)\b/i.test(filled[at + 1] ?? '')) return []
    return (isQuestion ? questionsOf(clause) : shapesOf(isLoose ? clause.replace(SUBORDINATE, '') : clause))
      .filter(({ text }) => isFit(text, isQuestion, isLoose ? LOOSE : LEANING))
      .map(({ text, share }) => ({
        text: isQuestion || (asks && at === filled.length - 1) ? `${text}?` : text,
        score:
          scoreOf(text, isQuestion) *
          (share < 1 && wordsOf(text).length < 3 ? share * 0.6 : share) *
          (at === 0 ? 1.05 : 1) *
          (asks && !isQuestion ? 0.7 : 1),
      }))
  })
  return [...whole, ...compared.map((text) => ({ text, score: scoreOf(text, false) * 0.9 }))]
}

/** A comparison without what follows the thing compared with, when it is too long. */
function shortened(text: string): string {
  return text.length > MOST_LETTERS ? text.replace(TAIL, '') : text
}

function withoutHead(clause: string): string {
  const shorter = clause.replace(HEAD, '')
  return shorter === clause ? clause : withoutHead(shorter)
}

type Shape = { readonly text: string; readonly share: number }

/** The clause itself, without its first article, without its tails, and its core alone. */
function shapesOf(clause: string): Shape[] {
  const main = withoutHead(clause)
  const shapes: Shape[] = [{ text: main, share: 1 }]
  // "Try it for one day" of "try it for one day and count": what stands before the last "and".
  const before = main.replace(/,? (?:and|or) (?:\S+ )*\S+$/i, '')
  if (before !== main && wordsOf(before).length >= 3) shapes.push({ text: before, share: 0.8 })
  for (const core of CORES) {
    const found = core.exec(main)?.[0]
    // "the only way to beat them is to leave": what follows "is" belongs to the way.
    const isCrossed = core === INFINITIVE && / (?:is|are|was|were) /i.test(found ?? '')
    if (found !== undefined && found !== main && !isCrossed && isDenial(found) === isDenial(main))
      shapes.push({ text: found, share: isShort(main) ? 0.65 : 0.85 })
  }
  for (const { text, share } of [...shapes]) {
    const last = LAST_TAIL.exec(text)?.[1]
    if (last !== undefined && !PARTED.test(last)) shapes.push({ text: last, share: share * 0.85 })
    let cut = text
    for (let left = share * 0.8; TAIL.test(cut); left *= 0.9) {
      cut = cut.replace(TAIL, '')
      if (!PARTED.test(cut)) shapes.push({ text: cut, share: left })
    }
  }
  return shapes.flatMap((shape) => [
    shape,
    ...(DETERMINER.test(shape.text) ? [{ ...shape, text: shape.text.replace(DETERMINER, '') }] : []),
  ])
}

/** A question whole, or without what it says of its time or condition. */
function questionsOf(clause: string): Shape[] {
  const main = withoutHead(clause)
  const short = main.replace(/\s+(?:before|after|without|if|when|at first)\s.*$/i, '')
  return short === main
    ? [{ text: main, share: 1 }]
    : [
        { text: main, share: 1 },
        { text: short, share: 0.8 },
      ]
}

/** Without this word a clause that leans stands: "until it stretches like a balloon". */
const SUBORDINATE = /^(?:when|while|until|unless|if|since|though|although|before|after|as)\s+/i
/** Heads that no shape may have. */
const LOOSE = /^(?:because|which|who|whose|than|of|to|that)\b/i

function isShort(text: string): boolean {
  return wordsOf(text).length <= MOST_WORDS && text.length <= MOST_LETTERS
}

function isFit(text: string, isQuestion: boolean, leaning = LEANING): boolean {
  const words = wordsOf(text)
  if (words.length < 2 || words.length > MOST_WORDS || text.length > MOST_LETTERS + (isQuestion ? 4 : 0))
    return false
  if (
    HANGS.test(text) ||
    (!isQuestion && (leaning.test(text) || (leaning === LEANING && QUESTION.test(text) && !isDenial(text))))
  )
    return false
  const isEmpty = strongWords(text).length === 0 && !isQuestion && !isDenial(text)
  if (isEmpty && (leaning === LEANING || words.length < 4)) return false
  return breakClause(text).length <= MOST_LINES
}

function scoreOf(text: string, isQuestion: boolean): number {
  const words = wordsOf(text)
  const strong = strongWords(text)
  const weight = strong.reduce((sum, word) => sum + 1 + Math.min(word.length, 10) * 0.08, 0)
  const whole = words.length >= 3 ? 1.2 : 0.8
  const pronoun = PRONOUN.test(text) ? 0.85 : 1
  return (
    (weight / words.length ** 0.35) * whole * pronoun * (isDenial(text) ? 1.2 : 1) + (isQuestion ? 1.2 : 0)
  )
}

function isDenial(text: string): boolean {
  return /\b(?:not|no|never|nobody|nothing|none|cannot)\b|n['’]t\b/i.test(text)
}

function strongWords(text: string): string[] {
  return wordsOf(text).filter((word) => !EMPTY_WORDS.has(word.toLowerCase()) && word.length >= 3)
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Lines of at most 13 letters; a small word goes with the one behind it. */
function breakClause(text: string): string[] {
  const lines: string[] = []
  let held = ''
  const words = text.split(/\s+/)
  words.forEach((word, at) => {
    const piece = held === '' ? word : `${held} ${word}`
    const isSmall = EMPTY_WORDS.has(word.toLowerCase().replace(/\W+$/, '')) && at < words.length - 1
    held = isSmall && piece.length < LINE_LETTERS ? piece : ''
    if (held !== '') return
    const last = lines.at(-1)
    if (last !== undefined && last.length + piece.length + 1 <= LINE_LETTERS)
      lines[lines.length - 1] = `${last} ${piece}`
    else lines.push(piece)
  })
  return lines
}
