import { breakClause } from './break-clause.ts'
import { firstActOf, hasVerb, isClause } from './clause.ts'
import { EMPTY_WORDS } from './empty-words.ts'

const MOST_WORDS = 8
const MOST_LETTERS = 40
/** A whole clause may be longer than a piece of one: nothing has to be guessed. */
const MOST_WORDS_WHOLE = 9
const MOST_LETTERS_WHOLE = 50
/** Captions show the sentence: set large it is whole only when it is short. */
const MOST_WORDS_SENTENCE = 8

/** Where a clause ends without a mark: what follows stands alone, or only explains. */
const JOINTS =
  /\s+(?:(?:even|only|just|especially)\s+)?(?=(?:because|so that|but|when|while|until|unless|if|which|who|whose|where|than|although|though|since|and (?:it|they|he|she|you|we|i|that|this|the|every|nobody|everyone|no|not|then|people|two|most|never|only|some)|so (?:it|they|he|she|you|we|i|the)|that (?:it|they|he|she|you|we|i|the|is|are|was|were|no|nobody|people|\w+ (?:had|have|has|is|are|was|were|can|could|will|would|do|does|did)))\b)/i
/** Words into a clause that it can do without. */
const HEAD =
  /^(?:and|but|so|then|or|yet|now|well|because|also|honestly|actually|today|in fact|of course|that is why|even|just|still|maybe|perhaps|sometimes|usually|suddenly|slowly|soon|later|meanwhile|instead|afterwards|eventually|luckily|sadly|apparently)\s+(?=\S)/i
/** What only says how sure or how well known something is. */
const STANCE =
  /,?\s+(?:or so (?:the story goes|they say|it seems|i thought)|so they say|as far as we know|of course|believe it or not|i promise|at least on paper)(?=[.!?]|$)/i
/** What somebody means, says or finds out stands as well without them: "usually means | the coolant is leaking". */
const REPORT =
  /\s+(?:(?:usually|often|always|just|really|only|probably)\s+)?(?:means?|meant|says?|said|thinks?|thought|believes?|believed|knows?|knew|claims?|claimed|shows?|showed|proves?|proved|reali[sz]e[sd]?|hopes?|hoped|feels?|felt|discovered|noticed)\s+(?:that\s+)?(?=(?:the|an?|your|my|our|his|her|it|they|he|she|you|we|i|this|nobody|everyone|no)\s+(?:\S+\s+){1,6}?\S)/i
/** A place or time before a clause: "in Switzerland | it is illegal", "within seconds | the blood vessels squeeze shut". */
const LED =
  /^(?:in|on|at|by|after|before|for|since|until|during|around|within|under|between|inside|behind|near)\s+(?:\S+\s+){0,4}?\S+\s+(?=(?:it|they|you|we|he|she|i|there|nobody|everyone|the|an?|your|my|our|most|every|no)\s+\S+\s)/i
/** What a thing is told apart by: without it the clause is shorter and still whole. */
const RELATIVE = /\s+(?:that|which|who)\s.*$/i
/** "Ask what the last person in this job got wrong": what is asked for ends with the sentence. */
const ASKED = /\S\s(?:what|how|why|who|where|whether)\s/i
const DETERMINER = /^(?:the|an?|your|my|our|their|its|his|her)\s+(?=\S+\s\S)/i
/** A clause that leans on another: it reads cut off when it stands alone. */
export const LEANING =
  /^(?:because|when|while|until|unless|if|which|who|whose|where|than|although|though|since|that(?! (?:is|was|one)\b)|as|like|of|to|for|with|from|by|in|on|at|after|before|about|within|below|behind|beneath|without|some of|one of|most of|all of|almost all of)\b/i
/** Where the tail of a clause may be cut: what is left is whole. */
const TAIL =
  /\s+(?:in|on|at|for|from|with|by|under|over|after|before|during|without|around|through|across|between|against|like|as|all over|within|to (?:every\w+|each|the|your|its|their))\s+(?:\S+\s+){0,6}\S+$/i
/** The last tail alone: "nobody could go to the bathroom" of "… in it". */
const LAST_TAIL =
  /^(.*\S)\s+(?:in|on|at|for|from|with|by|under|over|after|before|during|without|around|through|across|between|against|like|as)(?:\s+\S+){1,4}$/i
/** Verbs that belong together with the small word behind them: "hold on to", "look at". */
const PARTED =
  /\b(?:hold|put|turn|give|get|got|look|looked|looking|take|took|keep|kept|come|came|go|went|run|ran|carry|stand|sit|live|lives|lived|deal|rely|depends?|focus|listens?|wait|belongs?|think|care|shut|throw|threw|write|pass|grow|grew|born|watching|fight|break|broke|fall|fell|pick|made|based|covered|dressed|filled|full|away|same|different|such|out|up|down|back|called|known|used|works?|starts?|comes|goes|are|is|runs?|sent|feels?|felt|sounds?|tastes?|tasted|looks|led|leads?|remains?)$/i
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
export const HANGS =
  /\b(?:is|are|was|were|be|been|am|has|have|had|do|does|(?<!(?:what|as|like) (?:you|they|we|he|she|i) )did|will|would|can|could|should|must|may|might|of|to|in|on|at|for|from|with|by|as|than|the|an?|your|my|our|their|its|his|her|and|or|but|not|so|very|too|more|most|less|far|that|which|who|about|into|every|some|any|each|takes?|took|makes?|made|gets?|got|puts?|means?|meant|wants?|needs?|lets?|gives?|gave|says?|said|used|seems?|becomes?|became|keeps?|kept|only|just|even|always|never|quite|almost|nearly|also|really)$/i
const PRONOUN =
  /^(?:it(?! (?:is|was|takes|took) )|they|he|she|this|that|these|those)\b(?! (?:is|was) (?:a|an|the|how|why)\b)/i
const QUESTION =
  /^(?:what|why|how|where|when|who|which|is|are|do|does|did|can|could|would|will|should|was|were|have|has)\b/i

/** Halves that only what stood behind them completes: "as long", "than anything", "was the first country", "is designed". */
const HALF =
  /(?<!times )\b(?:as \w+|than any\w+(?: else)?|(?:is|are|was|were) (?:the (?:only )?ones?|the (?:first|last|only) \w+|designed|meant)|notices?(?: \w+){1,3} long)$/i

/** A question behind another sentence is not yet asked while that one is spoken. */
const LATER = 0.55

type Piece = { readonly text: string; readonly score: number }

/**
 * A whole short clause of the narration to set large ("The tank was leaking", "Is there a way out?"), in up to four
 * lines; null when every clause is too long or leans on another. `isLoose`: one that leans is better than none.
 */
export function chooseClause(narration: string, isLoose = false): string[] | null {
  const pieces = sentencesOf(narration.replace(STANCE, '')).flatMap((sentence, at) =>
    piecesOf(sentence, isLoose).map((piece) =>
      at > 0 && sentence.endsWith('?') ? { ...piece, score: piece.score * LATER } : piece,
    ),
  )
  const best = pieces.reduce<Piece | null>(
    (found, piece) => (found === null || piece.score > found.score ? piece : found),
    null,
  )
  return best === null ? null : breakClause(best.text)
}

/** The sentences of a narration. */
export function sentencesOf(narration: string): string[] {
  return narration.split(/(?<=[.!?…]["'”’)]?)\s+/)
}

/** A condition with what follows from it reads best whole: "If you love numbers, open a café". */
const TWOFOLD =
  /^(?:if|when|the more|the less|once|no)\b|, (?:not|but|then|and)\b|\s(?:until|before|unless|because|while)\s/i

/** What comes to its end only with what is taught, told or meant: "teaches him | that you are unpredictable". */
const UNSAID =
  /\b(?:teach\w*|taught|tells?|told|shows?|showed|reminds?|reminded|remember|convinc\w+|means?|meant|says?|said|knows?|knew|thinks?|thought|proves?|proved|believes?|believed|find|found|guarantees?|makes? sure|so \w+|such an? \w+)(?: \w+)?$/i

const MARKS = /[,;:.!?…—–“”"()]+(?=\s|$)\s*|["“”(]|\s-\s/

function piecesOf(sentence: string, isLoose: boolean): Piece[] {
  const asks = sentence.trim().endsWith('?')
  const parts = sentence.split(MARKS).filter((part) => part.trim() !== '')
  const whole = sentence.trim().replace(/[.!]+["'”’)]?$/, '')
  const isLong = wordsOf(sentence).length > MOST_WORDS_SENTENCE
  const filled = parts
    .flatMap((part) => splitClauses(part))
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
  const compared = parts.flatMap((part) =>
    COMPARISONS.flatMap((pattern) => shortened(pattern.exec(part)?.[0] ?? '')).filter((text) =>
      isFit(text, { leaning: LOOSE }),
    ),
  )
  const clauseShapes = filled.flatMap((clause, at) => {
    const isQuestion = asks && QUESTION.test(withoutHead(clause))
    // "Can a scan see" asks nothing without "that you will buy".
    if (isQuestion && /^(?:that|who|which|than)\b/i.test(filled[at + 1] ?? '')) return []
    if (UNSAID.test(clause) && /^(?:that|where|when|how|why|what|if|who)\b/i.test(filled[at + 1] ?? ''))
      return []
    // "The difference was smaller" of "… than a millionth of a second".
    if (/\b(?:\w+er|more|less|worse)$/i.test(clause) && /^than\b/i.test(filled[at + 1] ?? '')) return []
    const isOnly = filled.length === 1 && isLong
    return (isQuestion ? questionsOf(clause) : shapesOf(isLoose ? clause.replace(SUBORDINATE, '') : clause))
      .filter(({ text, share }) =>
        isFit(text, { isQuestion, isWhole: share >= 0.85, leaning: isLoose ? LOOSE : LEANING }),
      )
      .map(({ text, share }) => ({
        text: isQuestion || (asks && at === filled.length - 1) ? `${text}?` : text,
        score:
          scoreOf(text, isQuestion) *
          share *
          (isOnly && wordsOf(text).length === wordsOf(sentence).length ? 0.45 : 1) *
          (at === 0 ? 1.05 : 1) *
          (asks && !isQuestion ? 0.7 : 1),
      }))
  })
  const joined = asks
    ? []
    : parts
        .map((part) => withoutHead(part.trim()))
        .filter((part) => splitClauses(part).length > 1 && isFit(part, { isWhole: true }))
        .map((text) => ({
          text,
          score:
            scoreOf(text, false) *
            (isLong && wordsOf(text).length === wordsOf(sentence).length ? 0.45 : 0.85),
        }))
  const isSpoken = !isLong && !asks && TWOFOLD.test(whole) && isFit(whole, { isWhole: true, leaning: LOOSE })
  return [
    ...(isSpoken ? [{ text: whole, score: scoreOf(whole, false) * 1.05 }] : []),
    ...joined,
    ...clauseShapes,
    ...compared.map((text) => ({ text, score: scoreOf(text, false) * 0.6 })),
  ]
}

/** The clauses of a part between marks, and the part itself where it is short enough to stand whole. */
function splitClauses(part: string): string[] {
  const clauses = part.split(JOINTS)
  // "Smiling | while your toes bleed is part of it": one word alone is no clause, and what follows leans on it.
  const isDangling = [clauses[0], clauses.at(-1)].some((clause) => wordsOf(clause ?? '').length < 2)
  return clauses.length > 1 && isDangling ? [part] : clauses
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

/** The clause itself; its first half, its message, what stands after its lead; its core alone; each without its tails. */
function shapesOf(clause: string): Shape[] {
  const main = withoutHead(clause)
  const shapes: Shape[] = [{ text: main, share: 1 }]
  const first = firstActOf(main)
  if (first !== null) shapes.push({ text: first, share: 0.85 })
  const told = main.split(REPORT)
  const message = told.length > 1 ? told.at(-1) : undefined
  if (message !== undefined && !isDenial(told[0] ?? '')) shapes.push({ text: message, share: 0.95 })
  const led = main.replace(LED, '')
  if (led !== main && isClause(led)) shapes.push({ text: led, share: 0.9 })
  const there = main.replace(/^(?:where|that)\s+/i, '')
  if (there !== main && isClause(there)) shapes.push({ text: there, share: 0.86 })
  const plain = main.replace(RELATIVE, '')
  if (plain !== main && isClause(plain)) shapes.push({ text: plain, share: 0.8 })
  // "Try it for one day" of "try it for one day and count": what stands before the last "and".
  const before = main.replace(/,? (?:and|or) (?:\S+ )*\S+$/i, '')
  if (before !== main && wordsOf(before).length >= 3) shapes.push({ text: before, share: 0.5 })
  for (const core of CORES) {
    const found = core.exec(main)?.[0]
    // "the only way to beat them is to leave": what follows "is" belongs to the way.
    const isCrossed = core === INFINITIVE && / (?:is|are|was|were) /i.test(found ?? '')
    if (
      found !== undefined &&
      found !== main &&
      !isCrossed &&
      wordsOf(found).length >= 3 &&
      isDenial(found) === isDenial(main)
    )
      shapes.push({ text: found, share: 0.5 })
  }
  for (const { text, share } of [...shapes]) {
    // "A raise that goes straight" of "… into a bigger car is not a raise": a cut relative clause is a stump.
    if (RELATIVE.test(text) || ASKED.test(text)) continue
    const last = LAST_TAIL.exec(text)?.[1]
    if (last !== undefined && !PARTED.test(last)) shapes.push({ text: last, share: share * 0.66 })
    let cut = text
    for (let left = share * 0.6; TAIL.test(cut); left *= 0.9) {
      cut = cut.replace(TAIL, '')
      if (!PARTED.test(cut)) shapes.push({ text: cut, share: left })
    }
  }
  return shapes.flatMap((shape) => [
    shape,
    ...(DETERMINER.test(shape.text) && !isFit(shape.text, { isWhole: shape.share >= 0.85 })
      ? [{ text: shape.text.replace(DETERMINER, ''), share: shape.share * 0.9 }]
      : []),
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
/** "Is not a raise" without what is none. */
const HEADLESS =
  /^(?:is|are|was|were|am|be|been|has|have had|had|does|did|will|would|can|could|should|must|may|might|isn['’]t|aren['’]t|wasn['’]t|doesn['’]t|didn['’]t|won['’]t|can['’]t|couldn['’]t)\b/i
/** Heads that no shape may have. */
const LOOSE =
  /^(?:because|which|who|whose|than|of|to|that|in|within|on|at|for|with|from|by|about|below|behind|beneath|some of|one of|most of|all of)\b/i

type Fitting = {
  readonly isQuestion?: boolean
  readonly isWhole?: boolean
  readonly leaning?: RegExp
}

function isFit(text: string, { isQuestion = false, isWhole = false, leaning = LEANING }: Fitting): boolean {
  const words = wordsOf(text)
  const [mostWords, mostLetters] =
    isWhole || isQuestion ? [MOST_WORDS_WHOLE, MOST_LETTERS_WHOLE] : [MOST_WORDS, MOST_LETTERS]
  if (words.length < 2 || words.length > mostWords || text.length > mostLetters) return false
  if (
    HANGS.test(text) ||
    (!isQuestion && (leaning.test(text) || (leaning === LEANING && QUESTION.test(text) && !isDenial(text))))
  )
    return false
  if (!isQuestion && (HEADLESS.test(text) || HALF.test(text))) return false
  // Two words without a verb are a name, not a clause.
  if (words.length < 4 && !isQuestion && !isDenial(text) && !hasVerb(text)) return false
  const isEmpty = strongWords(text).length === 0 && !isQuestion && !isDenial(text)
  return !(isEmpty && (leaning === LEANING || words.length < 4))
}

/** How much a text says; short and whole ones read best. */
function scoreOf(text: string, isQuestion: boolean): number {
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

function isDenial(text: string): boolean {
  return /\b(?:not|no|never|nobody|nothing|none|cannot)\b|n['’]t\b/i.test(text)
}

function strongWords(text: string): string[] {
  return wordsOf(text).filter((word) => !EMPTY_WORDS.has(word.toLowerCase()) && word.length >= 3)
}

/** The words of a text, marks that stand alone left out. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}
