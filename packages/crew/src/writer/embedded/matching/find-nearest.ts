import type { PackMatch } from './pack-match.ts'
import { namesAnother } from './find-pack.ts'
import { changesTruth, leavesAlone } from './find-part.ts'
import { indexFacts, type FactIndex, type IndexedFact } from './fact-index.ts'
import { fold, foldedWords, formsOf, isNeutral, sayingWords } from './words.ts'
import { isInstructive, type Myth } from '../known/fact.ts'
import {
  asksAfter,
  asksForAll,
  asksWhoIs,
  IS_TRUE,
  mayAnswer,
  readAsking,
  readQuestion,
  type Asking,
  namesSigns,
} from './read-asking.ts'

/** How near a fact is to a prompt: shares from 0 to 1, by the weight of the words. */
type Nearness = {
  readonly candidate: IndexedFact
  /** The longest name of its subject that the prompt holds, empty where it holds none. */
  readonly name: readonly string[]
  /** Of what the prompt says beside that name, so much is said by the fact. */
  readonly told: number
  /** Of what the fact's question says beside it, so much is asked by the prompt. */
  readonly asked: number
  /** Whether that question asks for something beside it, and not just who or what it is. */
  readonly isSpecific: boolean
  /** Of the whole prompt, so much is the name. */
  readonly nameShare: number
  /** How many words that name something stand in both. */
  readonly shared: number
  /** What the prompt says besides, with its small words. */
  readonly besides: string
  /** Whether each asks for all that the other asks for, and nothing else. */
  readonly isSame: boolean
  /** Whether the prompt names the thing and what the question asks of it: "Nauru's flag". */
  readonly isPart: boolean
  /** Whether the question and the shortest line of the fact say all that the prompt says. */
  readonly isBody: boolean
  /** Whether the prompt says nothing besides that names anything. */
  readonly isBare: boolean
  /** Whether the prompt names somebody or somewhere else, of which the fact says nothing. */
  readonly isElsewhere: boolean
  /** Whether one of them asks after the opposite of what the other asks after. */
  readonly isReversed: boolean
}

/** What is known that a prompt asks for, and the wrong belief that it asks about, if it does. */
export type Nearest = { readonly match: PackMatch; readonly belief?: Myth }

/** From these shares on a fact answers a question: where the prompt names its subject, and where it does not. */
const NAMED = { told: 0.45, asked: 0.5, both: 1.15 }
const UNNAMED = { told: 0.8, asked: 0.8, shared: 2 }
/** With more words in both, less of the question has to be asked; so has a belief, which says more than who doubts it. */
const UNNAMED_LONG = { told: 0.95, asked: 0.6, shared: 3 }
const BELIEF = { told: 0.9, asked: 0.55, shared: 2 }
/** A question that asks just the same needs one word that names something ("why do we clap"), or so many small ones ("why am I always tired"). */
const SAME = { shared: 1, small: 3 }
/** Of a prompt that asks nothing, the name of what is known must be so much: of one word it must be nearly all. */
const NAME_SHARE = { ofWords: 0.55, ofWord: 0.7 }
/** What a prompt says without asking, as "crows remember faces", is told by the fact whose question asks for it. */
const TITLED = { told: 0.6, asked: 0.9 }
/** Who or what something is answers a question that says so much of the same. */
const DEFINING_TOLD = 0.2
/** Ask for one side of a thing, which what else is known of it does not tell. */
const ASPECT =
  /\b(?:histor(?:y|ies)|origins?|timeline|(?:daily|everyday|ordinary) life|life in|future|news|prices?|cost|laws?|this (?:week|month|year)|today)\b/i
const WITHOUT = /\b(?:without|no|zero|not)\b.*$/iu
/** "What is special about Jamaica's flag" asks for the flag. */
const SPECIAL = fold('special')
/** What a fact says counts less than what its question asks. */
const BODY_SHARE = 0.8

/**
 * What is known that is nearest to a prompt: facts whose own question asks the same in other words, or the subject that it names where what
 * it says besides changes nothing of what is true. Null where nothing is near enough.
 */
export function findNearest(typed: string): Nearest | null {
  const asking = askDifference(typed)
  return findOne(asking) ?? (asking === typed ? null : findOne(typed))
}

function findOne(typed: string): Nearest | null {
  const prompt = typed.replace(TO_BODY, 'what happens ').replace(IS_TRUE, 'is ')
  const asked = readAsking(prompt)
  const near = weighAll(prompt)
    .filter((one) => mayAnswer(readAsking(one.candidate.asks), asked) && isNear(one, asked))
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
  const [best] = near
  if (best === undefined) return null
  const { told } = best.candidate
  if ('myth' in told) return { match: matchOf(best), belief: told.myth }
  return asksForAll(asked) && !isTitled(best) ? { match: matchOf(best) } : { match: withAnswers(best, near) }
}

/** "Whats the difference between a raven and a crow" and "jam vs jelly" ask what the difference is. */
const askDifference = (prompt: string): string =>
  prompt
    .trim()
    .replace(
      /^(?:(?:whats|what's|explain|tell me|know)\s+)?(?:the )?(?:(?:main|real) )?differences? between /iu,
      'what is the difference between ',
    )
    .replace(
      /^((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+) (?:vs\.?|versus) ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)$/iu,
      'what is the difference between $1 and $2',
    )

/** Say of nothing what it is. */
const EVER =
  /\b(?:(?:in|of|on) (?:the |our )?(?:whole |entire )?(?:world|earth|planet|universe|solar system|history|all time)|ever|really|actually|exactly)\b/giu
/** A number that is counted, in words. */
const COUNTED =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half)\b/i

/**
 * The facts whose question is just what is asked, in whatever words, where somebody, a time, a place, one of many or a number is asked after;
 * null where there are none. What merely speaks of it is a neighbor: pineapple pizza does not answer where pizza was invented.
 */
export function findAnswer(prompt: string): PackMatch | null {
  const bare = prompt.replace(EVER, ' ')
  return findSame(prompt) ?? (bare === prompt ? null : findSame(bare))
}

function findSame(prompt: string): PackMatch | null {
  const asked = readQuestion(prompt)
  if ((!asksAfter(asked) && asked !== 'which') || asksWhoIs(prompt)) return null
  const all = weighAll(prompt).filter(({ candidate }) => candidate.named.pack.unit.one === 'fact')
  const same = all.filter(({ candidate, isSame }) => isSame && readQuestion(candidate.asks) === asked)
  const counted = /^how many\b/i.test(prompt)
    ? all.filter(
        ({ candidate: { told }, isBody }) => isBody && 'fact' in told && COUNTED.test(told.fact.short),
      )
    : []
  const [found = []] = [same, counted].filter((some) => some.length > 0)
  const [best] = found.toSorted((a, b) => scoreOf(b) - scoreOf(a))
  if (best === undefined || namesAnother(prompt, best.candidate.named.pack, best.candidate.asks)) return null
  return withAnswers(best, found)
}

function weighAll(prompt: string): readonly Nearness[] {
  const words = [...new Set(sayingWords(prompt))].map((word): SaidWord => ({
    word: fold(word),
    forms: formsOf(word),
  }))
  const index = indexFacts()
  const near = index.near(words.flatMap(({ forms }) => forms))
  return near.map((candidate) => weigh(candidate, { prompt, words, index }))
}

const matchOf = ({ candidate }: Nearness): PackMatch => {
  const { pack, subject } = candidate.named
  return { pack, focus: subject, named: [subject], words: [] }
}

/** What the best tells of, with those that answer as well. */
const withAnswers = (best: Nearness, all: readonly Nearness[]): PackMatch => ({
  ...matchOf(best),
  answers: all
    .filter((other) => other.candidate.named === best.candidate.named && scoreOf(other) === scoreOf(best))
    .flatMap(({ candidate }) => ('fact' in candidate.told ? candidate.told.fact : [])),
})

const scoreOf = ({ told, asked, nameShare, shared }: Nearness): number =>
  nameShare + (1 - nameShare) * told + 0.5 * asked + 0.05 * shared

/** A word of a prompt with the other forms and words for it, all folded. */
type SaidWord = { readonly word: string; readonly forms: readonly string[] }

/** Says of whom nothing else is asked than of anybody. */
const TO_BODY =
  /^what (?:really |actually )?happens? (?:to|in|inside) (?:your|my|our|the|a) (?:human )?body (?=when|if)/i
/** Turn what is asked into its opposite. */
const TURNS =
  /\b(?:stop(?:s|ped|ping)?|quit(?:s|ting)?|giv(?:e|es|ing) up|not|no|never|without|less|cannot|\p{L}+n['’]?t)\b/iu

type Said = { readonly prompt: string; readonly words: readonly SaidWord[]; readonly index: FactIndex }

function weigh(candidate: IndexedFact, { prompt, words, index }: Said): Nearness {
  const { asks: asking, named, question } = candidate
  const plain = words.map(({ word }) => word)
  const name = longestName(named.names, plain, isInstructive(named.pack))
  const own = new Set(name.length > 0 ? [...name, ...foldedWords(named.subject.name)] : [])
  const body = new Set(foldedWords(candidate.body))
  const besides = words.filter(({ word }) => !name.includes(word))
  const all = new Set(words.flatMap(({ forms }) => forms))
  const asks = [...question].filter((word) => !own.has(word))
  const sum = (some: readonly string[]) => some.reduce((total, word) => total + index.weigh(word), 0)
  const sumOf = (some: readonly SaidWord[]) => sum(some.map(({ word }) => word))
  const share = (some: number, whole: number) => (whole === 0 ? 1 : some / whole)
  const isIn = (set: ReadonlySet<string>) => (said: SaidWord) => said.forms.some((form) => set.has(form))
  const inQuestion = besides.filter(isIn(question))
  const inBody = besides.filter((said) => !isIn(question)(said) && isIn(body)(said))
  const short = new Set('fact' in candidate.told ? foldedWords(candidate.told.fact.short) : [])
  const isOwn = isIn(new Set([...question, ...own]))
  const nameWeight = [...new Set(name)].reduce((total, word) => total + index.weighInName(word), 0)
  const isBare = besides.every(({ word }) => isNeutral(word))
  return {
    ...{ candidate, name, isBare, isSpecific: asks.length > 0 },
    isSame: besides.every(isOwn) && asks.every((word) => all.has(word)),
    isPart:
      name.length > 0 &&
      besides.every(isOwn) &&
      asks.every((word) => all.has(word) || isNeutral(word) || word === SPECIAL),
    isBody: words.every((said) => isOwn(said) || isIn(short)(said)),
    isReversed: TURNS.test(prompt) !== TURNS.test(asking),
    isElsewhere: besides.some(
      (said) => index.isName(said.word) && !isIn(question)(said) && !isIn(body)(said),
    ),
    told: isBare ? 1 : share(sumOf(inQuestion) + BODY_SHARE * sumOf(inBody), sumOf(besides)),
    asked: share(sum(asks.filter((word) => all.has(word))), sum(asks)),
    nameShare: share(nameWeight, nameWeight + sumOf(besides)),
    shared: [...question].filter((word) => all.has(word) && !isNeutral(word)).length,
    besides: (prompt.match(/[\p{L}\p{N}'’-]+/gu) ?? [])
      .filter((word) => !foldedWords(word).some((folded) => name.includes(folded) || question.has(folded)))
      .join(' '),
  }
}

/** Instructions are named by what is done to what, in whatever order. */
function longestName(
  names: IndexedFact['named']['names'],
  words: readonly string[],
  isScattered: boolean,
): readonly string[] {
  const text = ` ${words.join(' ')} `
  const isMet = (name: readonly string[]) =>
    text.includes(` ${name.join(' ')} `) ||
    (isScattered && name.length > 1 && name.every((word) => words.includes(word)))
  return names.filter(isMet).toSorted((a, b) => b.join('').length - a.join('').length)[0] ?? []
}

/** Whether the fact tells just what the prompt says. */
const isTitled = ({ asked, told, nameShare, isSpecific, isBare, isPart }: Nearness): boolean =>
  isSpecific &&
  !isBare &&
  (isPart || asked >= TITLED.asked) &&
  nameShare + (1 - nameShare) * told >= TITLED.told

function isNear(nearness: Nearness, kind: Asking): boolean {
  const { candidate, name, told, asked, nameShare, shared, isBare, isElsewhere, isReversed } = nearness
  if (isElsewhere || !isTrueOf(nearness, kind) || (!asksForAll(kind) && isReversed)) return false
  if (kind === 'signs' && ![candidate.named.pack.name, candidate.named.subject.name].some(namesSigns))
    return false
  if (name.length === 0)
    return (
      !asksForAll(kind) &&
      (isJustThat(nearness, kind) ||
        [UNNAMED, UNNAMED_LONG, ...('myth' in candidate.told ? [BELIEF] : [])].some(
          (least) => told >= least.told && asked >= least.asked && shared >= least.shared,
        ))
    )
  if (asksForAll(kind) && nameShare >= (name.length > 1 ? NAME_SHARE.ofWords : NAME_SHARE.ofWord)) return true
  const whole = nameShare + (1 - nameShare) * told
  if (kind === 'topic') return isTitled(nearness)
  if (kind === 'how to') return false
  // "Is it bad to crack your knuckles" asks whether it does any harm.
  if (isBare && kind === 'whether')
    return nameShare >= NAME_SHARE.ofWords && !isInstructive(candidate.named.pack)
  // What the speed of light is does not tell what happens to who travels at it.
  if (!nearness.isSpecific && told < DEFINING_TOLD) return false
  const isAnswer = whole >= NAMED.told && asked >= NAMED.asked && whole + asked >= NAMED.both
  return isAnswer && !(kind === 'why' && isInstructive(candidate.named.pack))
}

/** Whether the question of the fact asks just what the prompt asks, in the same kind of question. */
const isJustThat = ({ isSame, shared, candidate }: Nearness, kind: Asking): boolean =>
  isSame &&
  readAsking(candidate.asks) === kind &&
  (shared >= SAME.shared || candidate.question.size >= SAME.small)

/** Whether what the prompt says besides leaves true and right what is known. */
function isTrueOf({ candidate, name, besides }: Nearness, kind: Asking): boolean {
  const { pack } = candidate.named
  if (kind === 'how to' && !isInstructive(pack)) return false
  if (kind === 'topic' && ASPECT.test(besides)) return false
  // Whose fingers get wrinkled does not matter to why, nor "not" where both ask why not.
  const said = asksForAll(kind) ? besides : besides.replace(/\b(?:my|our)\b/giu, '').replace(TURNS, '')
  const without = /\bwithout .*$/iu.exec(said)?.[0] ?? ''
  // A CV without experience is told by its name.
  const isNamed = name.includes('without') || name.includes('no')
  const restricts = isNamed || leavesAlone(without, pack) !== null ? said.replace(WITHOUT, '') : said
  return !changesTruth(restricts, pack)
}
