import { contentWords } from '../../../researcher/content-words.ts'
import { EMPTY_WORDS } from '../../../text/empty-words.ts'
import { isInstructive, wordsOfFact, wordsOfMyth, type Fact, type Pack } from '../known/fact.ts'
import { onlyNames } from './only-names.ts'
import type { PackMatch } from './pack-match.ts'
import { readSides } from './read-sides.ts'
import { mayAnswer, readQuestion, type Asking } from './read-asking.ts'
import { factsSupposing } from './supposes.ts'
import { fold, foldedWords, formsOf, says, sayingWords } from './words.ts'
import { AROUND_TIPS, NEUTRAL_WORDS, TIMING_WORDS } from '../prompt/neutral-words.ts'

const TITLED =
  /^how (?!to\b|come\b|(?:does|do|did|is|are|was|were|can|could|far|fast|long|many|much|deep|big|old|tall|high|heavy|wide|often)\b)/i
/** How something comes about is asked with any of these. */
const COMES_ABOUT =
  /^(?:caused|work|form|formed|happen|happened|occur|start|begin|made|make|come|arise|really|actually|even|exactly|get|so|real)$/
/** Of what is asked beside the name of the thing, so much must be in the question that a fact answers */
const SHARED = 0.5

/**
 * The facts that answer what a prompt asks, by the questions that they are the answers to; null for a prompt that asks
 * nothing. What is merely known of the same thing answers no question.
 */
export function factsAnswering(prompt: string, match: PackMatch): readonly Fact[] | null {
  const { pack, focus, answers } = match
  if (answers !== undefined) return answers
  const supposed = factsSupposing(prompt, match)
  if (supposed.length > 0) return supposed
  if (readQuestion(prompt) === 'signs') {
    const telling = pack.facts.filter(({ question }) => readQuestion(question) === 'signs')
    return telling.length > 0 ? telling : null
  }
  // "How do I change a tire" asks for all the steps, "how often do I rotate tires" for one of them.
  if (pack.unit.one === 'tip') return stepsTimed(prompt, pack) ?? stepsAsked(prompt, pack)
  const asked = readWords(prompt)
  if (asked === null) return factsOfPart(prompt, match)
  // The name alone: "purr" is a word of cats, and all that is asked of them.
  const named = contentWords(`${pack.name} ${focus?.name ?? ''}`)
  // "Wifi" is written otherwise than "Wi-Fi".
  const topic = [...named, contentWords(focus?.name ?? '').join('')].map(fold)
  const found = answering(match, asked, topic)
  // "How volcanoes work" and "how Rome fell to the Goths" are titles, and ask nothing that only its answer answers.
  const beside = besideOf(topic)
  if (found.length > 0) return found
  const isAll = beside(asked.words).length === 0
  if (TITLED.test(prompt)) return nothingIfNone(isAll ? defining(match, beside) : [])
  // By whatever name of several words: "Rome fell" is why the Roman Empire did.
  const whole = match.words.filter((words) => words.includes(' ')).flatMap(foldedWords)
  const byName = asked.kind === 'why' ? answering(match, asked, [...topic, ...whole]) : []
  if (byName.length > 0) return byName
  // How compound interest works is what it is.
  const said = [...new Set(asked.words)]
  const meant =
    asked.kind !== 'how'
      ? []
      : pack.facts.filter(
          ({ question }) => WHAT_IS.test(question) && isSame(said, new Set(contentWords(question))),
        )
  if (meant.length > 0) return meant
  return asked.kind === 'how' && isAll ? defining(match, beside) : []
}

const nothingIfNone = (facts: readonly Fact[]): readonly Fact[] | null => (facts.length > 0 ? facts : null)

const besideOf =
  (topic: readonly string[]) =>
  (words: readonly string[]): string[] => [...new Set(words.filter((word) => !topic.includes(fold(word))))]

/** Nothing else answers them: how fast it sank does not say why it did, nor what would be what is. */
const OWN_KINDS: readonly Asking[] = ['how much', 'what if']

/** The facts whose own question asks what is asked beside the topic. */
function answering(
  { pack, words: names }: PackMatch,
  asked: Question,
  topic: readonly string[],
): readonly Fact[] {
  const aliases = names.flatMap(foldedWords)
  const beside = besideOf(topic)
  const wanted = beside(asked.words)
  const strange = wanted.filter((word) => !aliases.includes(fold(word)))
  const found = pack.facts.flatMap((fact) => {
    const answered = readWords(fact.question) ?? (asked.kind === 'how' ? readWhether(fact.question) : null)
    if (answered === null) return []
    const isSameKind = answered.kind === asked.kind
    if (
      OWN_KINDS.some((kind) => kind === answered.kind || kind === asked.kind) &&
      !mayAnswer(answered.kind, asked.kind)
    )
      return []
    const told = beside(answered.words)
    const shared = wanted.filter((word) => told.some((other) => isAlike(word, other)))
    // Whether elephants mourn says how they do, and whether they mourn for years does not.
    if (answered.kind === 'whether' && (told.length === 0 || shared.length < told.length)) return []
    // "Why do cats purr" is answered by how they do; a bare "how does it work" by nothing else.
    const isBare = wanted.length === 0 && told.length === 0 && BEGINS.test(fact.question) === asked.isBegun
    const isKin = isSameKind || [answered, asked].every(({ kind }) => kind === 'why' || kind === 'how')
    if (isBare ? !isKin : shared.length / Math.max(1, wanted.length) < SHARED) return []
    // "Remember" is a name of memory: that alone does not tell why nobody remembers being a baby.
    if (strange.length > 0 && !shared.some((word) => strange.includes(word))) return []
    return [{ fact, isExact: shared.length === told.length, isSameKind }]
  })
  // "Why do we cry" is not what "why does the nose run when we cry" answers.
  const exact = found.filter(({ isExact }) => isExact)
  const same = exact.filter(({ isSameKind }) => isSameKind)
  return [same, exact, found].find((some) => some.length > 0)?.map(({ fact }) => fact) ?? []
}

const isAlike = (one: string, other: string): boolean =>
  says(one, other) || says(other, one) || formsOf(one).includes(fold(other))

/** What a thing is answers how it works, where nothing tells more: photosynthesis. */
const defining = (
  { pack, focus }: PackMatch,
  beside: (words: readonly string[]) => string[],
): readonly Fact[] =>
  pack.facts.filter(
    ({ subject, question }) =>
      focus?.id === subject && WHAT_IS.test(question) && beside(contentWords(question)).length === 0,
  )
const WHAT_IS = /^what (?:is|are|was|were)\b/i

/** What else is asked of a thing than what it is, and the questions that ask it. */
const PARTS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/^what (?:is|are|was|were) .+ made (?:of|from)$/i, /\bmade (?:of|from)\b/i],
  [/^what (?:is|are|was|were|lies?|hides?|lives?) (?:really |actually )?inside\b/i, /\binside\b/i],
  [
    /^what (?:really |actually |exactly )?happened (?:at|in|to|on|during)\b/i,
    /\bhappened\b|\b(?:how|why) did\b.+\b(?:die|end|sink|fall|explode|vanish|disappear|crash|collapse)\b/i,
  ],
]
/** How a thing came to its end asks for nothing beside the thing. */
const ENDS = /^(?:die|end|sink|fall|explode|vanish|disappear|crash|collapse)$/

/** The facts that tell what a thing is made of, what is inside it or what happened to it; null where none of it is asked. */
function factsOfPart(prompt: string, { pack, focus }: PackMatch): readonly Fact[] | null {
  const asked = prompt.trim().replace(/[?!.]+$/, '')
  const part = PARTS.find(([pattern]) => pattern.test(asked))
  if (part === undefined) return null
  const named = contentWords(focus?.name ?? '')
  const beside = (text: string) =>
    contentWords(text).filter(
      (word) => ![COMES_ABOUT, ENDS].some((empty) => empty.test(word)) && !NEUTRAL_WORDS.has(word),
    )
  // What Saturn's rings are made of is not what Saturn is, and what came of the ship says nothing of its crew.
  const isSame = (question: string) => {
    const [one, other] = [beside(asked), beside(question)]
    return (
      one.every((word) => other.includes(word) || named.includes(word)) &&
      other.every((word) => one.includes(word) || named.includes(word))
    )
  }
  return pack.facts.filter(
    ({ subject, question }) => focus?.id === subject && part[1].test(question) && isSame(question),
  )
}

const TIMES: readonly RegExp[] = [
  /\bhow (?:often|frequently|many times)\b/i,
  /\bhow long\b/i,
  /\bhow (?:much|many)\b(?! times)/i,
  /\bwhen (?:to|not to|should|shall|do|does|is|are|can|must)\b|\b(?:best|right|good|ideal|what) (?:time|month|season)\b/i,
]

/** More than this share of what is asked must be in a step's question or in the name of what is done. */
const TIMED_SHARE = 0.5

/**
 * The steps that say when, how often, how long or how much, where that is asked; null where it is not. When to prune
 * lavender does not answer when to plant it.
 */
function stepsTimed(prompt: string, { facts, name }: Pack): readonly Fact[] | null {
  const asked = TIMES.find((time) => time.test(prompt))
  if (asked === undefined) return null
  const wanted = [
    ...new Set(
      contentWords(prompt)
        .filter((word) => !SAYS_NOTHING.has(word))
        .map(fold),
    ),
  ]
  const scored = facts
    .filter(({ question }) => asked.test(question))
    .map((fact) => {
      const told = new Set(contentWords(`${fact.question} ${name}`).map(fold))
      return { fact, share: wanted.filter((word) => told.has(word)).length / Math.max(1, wanted.length) }
    })
  const best = Math.max(TIMED_SHARE, ...scored.map(({ share }) => share))
  return scored.filter(({ share }) => share === best && share > TIMED_SHARE).map(({ fact }) => fact)
}

/**
 * The steps whose own question a prompt asks, where that is less than the whole: how to descale a kettle, of removing limescale; null
 * where all of it is asked. It comes first, and the other steps follow.
 */
function stepsAsked(prompt: string, { facts, name }: Pack): readonly Fact[] | null {
  const wordsOf = (text: string) =>
    [...new Set(contentWords(text).map(fold))]
      .filter((word) => !SAYS_NOTHING.has(word))
      .toSorted()
      .join(' ')
  const kindOf = (text: string) => /^(?:how|why)\b/i.exec(text.trim())?.[0].toLowerCase()
  const [kind, wanted] = [kindOf(prompt), wordsOf(prompt)]
  if (kind === undefined || wanted === '' || wanted === wordsOf(name)) return null
  const steps = facts.filter(
    ({ question }) =>
      kindOf(question) === kind && !TIMES.some((time) => time.test(question)) && wordsOf(question) === wanted,
  )
  return steps.length > 0 ? steps : null
}

const SAYS_NOTHING = new Set([
  ...NEUTRAL_WORDS,
  ...AROUND_TIPS,
  ...TIMING_WORDS,
  'man',
  'men',
  'woman',
  'women',
])

/**
 * The facts whose question a prompt asks in the same words: "who was Nikola Tesla". They come first, and others may follow. A prompt
 * that only names its subject ("the trolley problem", "Wi-Fi explained") asks what it is.
 */
export function factsAsked(prompt: string, match: PackMatch): readonly Fact[] {
  const whole = factsAskedBy(prompt, match)
  const first = FIRST_OF_TWO.exec(prompt.trim())?.[1]
  return whole.length > 0 || first === undefined ? whole : factsAskedBy(first, match)
}

/** Of two questions, the first says what is asked about: "who was Hedy Lamarr and what did she invent". */
const FIRST_OF_TWO =
  /^((?:who|what|where) (?:is|was|are|were) .{3,60}?)(?:[,?]\s+(?=\S)|,?\s+and (?=(?:what|why|how|who|where|when|whether|did|does|do|is|was|were|are|has|had)\b)).+$/iu

function factsAskedBy(prompt: string, match: PackMatch): readonly Fact[] {
  if (!ASKED.test(prompt.trim())) return factsDefining(prompt, match)
  const wanted = [...new Set(contentWords(prompt))].filter((word) => !INSISTS.test(word))
  const asking = match.pack.facts.filter(({ question }) =>
    isSame(wanted, new Set(contentWords(question).filter((word) => !INSISTS.test(word)))),
  )
  const named = NAMES_AFTER.exec(prompt.trim())?.[1]
  return asking.length > 0 || named === undefined ? asking : factsDefining(named, match)
}

/** What something is may be kept as how it works. */
const NAMES_AFTER = /^what(?:'s| is| are) (?:an? )?(\p{L}[^,.?!]{2,40}?)[?.!]*$/iu

/**
 * The facts that say what it is that a prompt only names: by the prompt's own words first (compound interest, of interest rates), then by
 * the name and the other names of its subject ("the Great Emu War" and "the Emu War").
 */
function factsDefining(prompt: string, { pack, focus, words }: PackMatch): readonly Fact[] {
  if (focus === null || !onlyNames(prompt, focus)) return []
  const asked = pack.facts
    .filter(({ question }) => DEFINES.test(question))
    .map((fact) => ({
      fact,
      told: new Set(contentWords(fact.question).filter((word) => !COMES_ABOUT.test(word))),
    }))
  // The last word of a name says what it is: tulips are no tulip mania.
  const kind = contentWords(focus.name).at(-1) ?? ''
  const others = focus.words.filter((name) => contentWords(name).includes(kind))
  // Steps are told from the first, however one of them is asked after.
  for (const name of isInstructive(pack) ? [focus.name] : [...words, focus.name, ...others]) {
    const wanted = [...new Set(contentWords(name))]
    const found = asked.filter(({ told }) => isSame(wanted, told)).map(({ fact }) => fact)
    if (wanted.length > 0 && found.length > 0) return found
  }
  return []
}

const isSame = (wanted: readonly string[], told: ReadonlySet<string>): boolean =>
  told.size === wanted.length && wanted.every((word) => told.has(word))

/** Of several, the one that asks for the difference answers best. */
const TELLS_APART = /\bdifferences?\b|\bdiffer\b|\btell\b.*\b(?:from|apart)\b/i
/** The facts that speak of all that a prompt sets side by side, in their question or their shortest line, or else what each of them is. */
export function factsComparing(prompt: string, { pack }: PackMatch): readonly Fact[] {
  const sides = readSides(prompt).map(contentWords)
  // What speaks of American football speaks of football.
  const isWithin = sides.some((one) =>
    sides.some((other) => one !== other && one.every((word) => other.includes(word))),
  )
  if (sides.length < 2 || isWithin) return []
  const speaking = pack.facts.filter(({ question, short }) =>
    sides.every((words) => words.every((word) => says(question, word) || says(short, word))),
  )
  const telling = speaking.filter(({ question }) => TELLS_APART.test(question))
  const defining = sides.flatMap((words) =>
    pack.facts.filter(
      ({ question }) => WHAT_IS.test(question) && isSame(words, new Set(contentWords(question))),
    ),
  )
  return telling.length > 0
    ? telling
    : speaking.length > 0 || defining.length < sides.length
      ? speaking
      : defining
}

/** "Who was Cleopatra really" asks no more than who she was. */
const INSISTS = /^(?:really|actually|exactly|truly|even|explained|simply|basically)$/
const ASKED = /^(?:who|what|when|where|which|is|are|was|were|can|do|does|did)\b/i
/** Says what somebody or something is. */
const DEFINES = /^(?:who|what|where) (?:is|was|are|were|happened)\b|^how (?:do|does|did)\b/i

type Question = {
  readonly kind: Asking
  readonly words: readonly string[]
  /** Whether it asks how something began. */
  readonly isBegun: boolean
}
/** How GPS began does not say how it works. */
const BEGINS = /\b(?:begin|began|start|started|come about|arise|arose|invented|discovered)\b/i

/** Are answered by nothing but their answer. */
const NEEDS_ANSWER: ReadonlySet<Asking> = new Set<Asking>(['why', 'how', 'how much', 'what if'])
const HAPPENS = /\bwhat (?:really |actually )?happens\b/i

/** What is asked and the words that ask for it; null for what asks nothing that only its answer answers. */
function readWords(text: string): Question | null {
  const kind = readQuestion(text)
  return NEEDS_ANSWER.has(kind) || HAPPENS.test(text) ? wordsAsked(text, kind) : null
}

const readWhether = (text: string): Question | null =>
  readQuestion(text) === 'whether' ? wordsAsked(text, 'whether') : null

function wordsAsked(text: string, kind: Asking): Question {
  // A digit is part of a name that is told in words: "world war 1".
  const words = sayingWords(text).filter(
    // "Interesting" asks for a video, and interest does not.
    (word) => !NEUTRAL_WORDS.has(word) && !COMES_ABOUT.test(word) && !/\d/.test(word),
  )
  return { kind, words, isBegun: BEGINS.test(text) }
}

/** Whether such a question is answered by something that is known: "are bats blind". Always, for any other prompt. */
export function isDecided(prompt: string, { pack, focus }: PackMatch): boolean {
  const words = sayingWords(prompt).filter((word) => !EMPTY_WORDS.has(word))
  const isMeant = (item: { readonly subject: string }) => focus === null || focus.id === item.subject
  const about = `${pack.name} ${focus?.name ?? ''}`
  return [
    ...pack.facts.filter(isMeant).map(wordsOfFact),
    ...pack.myths.filter(isMeant).map(wordsOfMyth),
  ].some((told) => words.every((word) => says(`${told} ${about}`, word)))
}
