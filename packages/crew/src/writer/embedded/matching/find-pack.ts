import { nlp } from '../../../text/english.ts'
import { rememberTexts, rememberWords } from '../../../text/remember-words.ts'
import { wordsOfFact, wordsOfMyth, type Pack, type Subject } from '../known/fact.ts'
import { PACKS } from '../facts/packs.ts'
import type { PackMatch } from './pack-match.ts'
import { asksForAll, readQuestion } from './read-asking.ts'
import { isHigher, rankOf, type Rank } from './rank-match.ts'
import { listTopicPacks } from '../topics/topics.ts'
import { AROUND_TIPS, NEUTRAL_WORDS, TIMING_WORDS } from '../prompt/neutral-words.ts'
import { fold, foldWords, says } from './words.ts'

/** A longer prompt says more than a fact about its subject can answer. */
const MAX_SHORT_WORDS = 3
/** One prompt is read twice for its ideas, and again for each other length. */
const MAX_TEXTS = 20

const NO_WORDS = /[^\p{L}\p{N}' -]+/gu

/**
 * The pack that is meant: every content word of the prompt belongs to it ("space heater" does not), or the prompt is a
 * question about one subject or a few words long, and one fact about the subject holds the other words ("how do
 * octopuses change color", "gut bacteria").
 */
export const findPack = rememberTexts(findPackAnew, MAX_TEXTS)

function findPackAnew(text: string): PackMatch | null {
  const plain = ` ${text
    .toLowerCase()
    // "Facts that sound fake" are about no sound.
    .replace(/\b(that|which|it|they) sounds?\b/g, '$1 are')
    .replace(NO_WORDS, ' ')
    .replace(/\s+/g, ' ')} `
  const folded = ` ${foldWords(plain.trim())} `
  const texts = { plain, folded, words: new Set(folded.split(' ')) }
  let best: { match: PackMatch; rank: Rank } | null = null
  const near = packsNear(texts)
  const apart = near.flatMap((pack) => namesApart(pack, plain))
  for (const pack of near) {
    const known = meet(pack, texts)
    if (known === undefined) continue
    const { met, named, rest, covered } = known
    if (apart.some((name) => name.pack !== pack && leavesPart(name, rest))) continue
    const focus = focusOf(met)
    const strange = findStrangeWords(rest, pack.unit.one === 'tip' ? BESIDE_TIPS : NEUTRAL_WORDS)
    const isAlone = focus !== null && named.every((words) => words === focus.alone)
    if (strange.length > 0 && (isAlone || focus === null || !isAnswered(text, pack, focus, strange))) continue
    if (best !== null && covered < best.rank[0]) continue
    const subjects = [...new Set(met.filter((subject) => subject !== null))]
    // "Productivity habits" is the whole pack.
    const isPart = focus !== null || (subjects.length > 1 && !met.includes(null))
    const match = { pack, focus, named: isPart ? subjects : [], words: isPart ? named : [] }
    const rank = rankOf(match, covered)
    if (best === null || isHigher(rank, best.rank)) best = { match, rank }
  }
  return best?.match ?? null
}

type NameApart = { readonly pack: Pack; readonly neutral: readonly string[] }

/**
 * The names of an event or a person in a text that hold a word which elsewhere asks for a video: the Great Depression is not what is
 * known of depression, however great.
 */
function namesApart(pack: Pack, plain: string): NameApart[] {
  if (pack.isName === undefined || pack.isName === 'place') return []
  // Few names stand in any text: only these are looked at word by word.
  const said = entriesOf(pack).filter(({ spaced }) => plain.includes(spaced))
  return said.flatMap(({ parts }) => {
    const neutral = parts.filter((word) => NEUTRAL_WORDS.has(word) && /\p{L}{3}/u.test(word))
    return neutral.length > 0 && neutral.length < parts.length ? [{ pack, neutral }] : []
  })
}

const leavesPart = ({ neutral }: NameApart, rest: string): boolean =>
  neutral.some((word) => rest.includes(` ${word} `))

/** Whether a text names something else than a pack, in words of which the pack has some; `asks` is a question that has all of these words. */
export function namesAnother(text: string, pack: Pack, asks = ''): boolean {
  const plain = ` ${text.toLowerCase().replace(NO_WORDS, ' ').replace(/\s+/g, ' ').trim()} `
  const near = packsNear({ plain, folded: plain, words: new Set() })
  return (
    near.some(
      (other) =>
        other !== pack &&
        namesApart(other, plain).some(({ neutral }) =>
          neutral.some((word) => !asks.toLowerCase().includes(word)),
        ),
    ) && namesApart(pack, plain).length === 0
  )
}

/** Beside instructions these say nothing of what is done. */
const BESIDE_TIPS: ReadonlySet<string> = new Set(
  [...NEUTRAL_WORDS, ...AROUND_TIPS, ...TIMING_WORDS].flatMap((word) => [word, fold(word)]),
)

type Texts = { readonly plain: string; readonly folded: string; readonly words: ReadonlySet<string> }
type Met = {
  /** What of the pack the text names; null stands for the pack as a whole. */
  readonly met: readonly (Subject | null)[]
  readonly named: readonly string[]
  /** What the text says besides. */
  readonly rest: string
  /** How many letters of the text name it. */
  readonly covered: number
}

type Entry = {
  readonly words: string
  /** As it is looked for. */
  readonly form: string
  /** The same with blanks around it, and its words. */
  readonly spaced: string
  readonly parts: readonly string[]
  readonly subject: Subject | null
}

const entries = new WeakMap<Pack, readonly Entry[]>()

/** By what a pack and its subjects are named, the longest first. */
function entriesOf(pack: Pack): readonly Entry[] {
  const known = entries.get(pack)
  if (known !== undefined) return known
  const named = [
    ...pack.words.map((words) => ({ words, form: words, subject: null })),
    ...pack.subjects.flatMap((subject) =>
      [...subject.words, ...(subject.alone === undefined ? [] : [subject.alone])].map((words, at) => ({
        words,
        form: subject.folded?.[at] ?? words,
        subject,
      })),
    ),
  ].toSorted((a, b) => b.form.length - a.form.length)
  const all = named.map((entry) => ({ ...entry, spaced: ` ${entry.form} `, parts: entry.form.split(' ') }))
  entries.set(pack, all)
  return all
}

type Beginnings = { readonly packs: readonly Pack[]; readonly places: ReadonlyMap<string, readonly number[]> }

/** All packs, and the places of those whose names begin with a word. */
let beginnings: Beginnings | undefined

function readBeginnings(): Beginnings {
  const packs = [...PACKS, ...listTopicPacks()]
  const places = new Map<string, number[]>()
  for (const [place, pack] of packs.entries())
    for (const first of new Set(entriesOf(pack).map(({ parts }) => parts[0] ?? ''))) {
      const known = places.get(first)
      if (known === undefined) places.set(first, [place])
      else known.push(place)
    }
  return { packs, places }
}

/** Those that a text may name, in their order: asking each of nine hundred takes 20 ms a text. */
function packsNear({ plain, words }: Texts): readonly Pack[] {
  const { packs, places } = (beginnings ??= readBeginnings())
  const near = new Set([...plain.split(' '), ...words].flatMap((word) => places.get(word) ?? []))
  return [...near].toSorted((a, b) => a - b).flatMap((place) => packs[place] ?? [])
}

/**
 * What of a pack a text names. Instructions are met by what is done to what, however it is bent: "pruning your roses" for
 * "prune roses". One word alone is met as it stands: "type" is no typing.
 */
function meet(pack: Pack, { plain, folded, words: said }: Texts): Met | undefined {
  const isTip = pack.unit.one === 'tip'
  const all = entriesOf(pack)
  const whole = isTip ? folded : plain
  let rest = whole
  const met: (Subject | null)[] = []
  const named: string[] = []
  for (const { words, spaced, parts, subject } of all) {
    if (!rest.includes(spaced)) continue
    if (isTip && parts.length === 1 && !plain.includes(` ${words} `)) continue
    rest = rest.replaceAll(spaced, ' | ')
    met.push(subject)
    if (subject !== null) named.push(words)
  }
  const scattered = isTip && met.length === 0 ? all.find(({ parts }) => isScattered(parts, said)) : undefined
  if (scattered !== undefined) {
    rest = without(rest, scattered.parts)
    met.push(scattered.subject)
    named.push(scattered.words)
  }
  if (met.length === 0) return undefined
  const covered = ((whole.length - rest.length) * plain.length) / whole.length
  // What else is said in the words of the same instructions is no other subject: "roses" of cut flowers.
  const own = isTip ? all.flatMap(({ parts }) => parts) : []
  return { met, named, rest: without(rest, own), covered }
}

/** Whether a text holds every word of a phrase, in whatever order: "view apartment" in "an apartment that I view". */
const isScattered = (parts: readonly string[], said: ReadonlySet<string>): boolean =>
  parts.length > 1 && parts.every((word) => said.has(word))

function without(text: string, words: readonly string[]): string {
  const gone = new Set(words)
  return text
    .split(' ')
    .map((word) => (gone.has(word) ? '|' : word))
    .join(' ')
}

/** One subject alone is a focus. "Morning habits" names two: the first that is not the broad "habits" counts. */
function focusOf(met: readonly (Subject | null)[]): Subject | null {
  const subjects = [...new Set(met.filter((subject) => subject !== null))]
  const narrow = subjects.filter(({ id }) => id !== 'habits')
  if (subjects.length === 1 && narrow.length === 0) return met.includes(null) ? null : (subjects[0] ?? null)
  return narrow.length === 1 ? (narrow[0] ?? null) : null
}

/** Makes a subject of its own of what stands before it: the Vietnam War is not Vietnam. */
const isEvent = (word: string): boolean =>
  /^(?:wars?|revolutions?|crisis|empire|disaster|attacks?|massacre|earthquake|treaty)$/.test(word)

/**
 * Whether one fact or belief about the subject holds all of these words: for a question anywhere, for a few words in
 * its headline, since "dog training" is no fact about trained dogs.
 */
function isAnswered(text: string, pack: Pack, { id }: Subject, words: readonly string[]): boolean {
  const asked = readQuestion(text)
  const isQuestion = !asksForAll(asked) || isStatement(text)
  if (!isQuestion && (text.trim().split(/\s+/).length > MAX_SHORT_WORDS || words.some(isEvent))) return false
  return [
    ...pack.facts.map((fact) => [fact.subject, isQuestion ? wordsOfFact(fact) : fact.short] as const),
    ...pack.myths.map((myth) => [myth.subject, isQuestion ? wordsOfMyth(myth) : myth.claim] as const),
  ].some(([subject, told]) => subject === id && words.every((word) => says(told, word)))
}

const LONGEST_STATEMENT = 9
/** "An octopus has three hearts": says of somebody what one fact may hold, in whatever other words. */
const isStatement = (text: string): boolean =>
  text.trim().split(/\s+/).length <= LONGEST_STATEMENT &&
  !/^(?:how|what|to|if|for|my|our|i|we|you|the \w+ (?:who|that)|best|top|\d)\b/i.test(text.trim()) &&
  nlp(text).match(
    '^(#Determiner|#Adjective)? #Noun{1,2} #Adverb? (#PresentTense|#Copula|can|cannot|have|has) .',
  ).found

/** Whether a prompt asks for a video and names nothing at all: "something fun", "interesting facts". */
export const isVague = (text: string): boolean =>
  /\p{L}{3}|\p{Lo}/u.test(text) &&
  !/\d\p{L}/u.test(text) &&
  !NAMES_DEED.test(text) &&
  // Two things are set against each other, whatever they are.
  !/\b(?:vs\.?|versus)\s/i.test(text) &&
  !hasStrangeWord(text.toLowerCase())

/** "Signs you are working too much" is about something, in words that ask for nothing else elsewhere. */
const NAMES_DEED =
  /\b(?:signs|reasons|ways|mistakes|tips|how) (?:that )?(?:you|your|you're|to|we|people)\b|\btoo much\b/i

/** Whether the text holds a word that does not just ask for a video: "dead" turns the sea into another topic. */
export const hasStrangeWord = (rest: string): boolean => findStrangeWords(rest, NEUTRAL_WORDS).length > 0

function findStrangeWords(rest: string, neutral: ReadonlySet<string>): string[] {
  const words = rest.match(/[\p{L}'-]+/gu) ?? []
  return words.filter((word) => !neutral.has(word) && !neutral.has(rootOf(word)))
}

/** "Explaining" and "improves" ask for a video as "explain" and "improve" do. */
const rootOf = rememberWords(
  (word) => nlp(word).compute('root').text('root').trim(),
  (word) => word,
)
