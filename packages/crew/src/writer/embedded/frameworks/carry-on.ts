import { EMPTY_WORDS } from '../../../text/empty-words.ts'
import { rememberTexts } from '../../../text/remember-words.ts'
import { contentWords } from '../../../researcher/content-words.ts'
import type { Slot } from '../fit-script.ts'
import { isInstructive, wordsOfFact, type Fact, type Pack } from '../known/fact.ts'
import { readAsking, type Asking } from '../matching/read-asking.ts'
import { foldedWords, says } from '../matching/words.ts'
import { NEUTRAL_WORDS } from '../prompt/neutral-words.ts'
import { answering, piece, tellings, withoutLong, type Material } from './framework.ts'
import { paidOpenings, type PaidOpening } from './paid-hooks.ts'
import { longAfter } from './say-once.ts'

/** Leans on the question before it: "No. The medieval church …", "They don't.", "It means …". */
const LEANS =
  /^(?:(?:yes|no)[.,]|(?:not(?! one)|mostly not|nobody knows for sure|they|it|he|she|his|her|their|its)\b)/i

/** "The father does.": says who, and of the rest no more than the question has said. */
const ANSWERS_ONLY = /^[^.!?,]{2,40} (?:does|do|did|is|are|was|were|can|could|has|have|had|will|would)\./iu

/** Whether the long form of a fact is understood where its question is not asked. */
export const standsAlone = ({ long }: Fact): boolean => !LEANS.test(long) && !ANSWERS_ONLY.test(long)

/** A step whose long form says less of what its short one tells to do only goes on from that: "Stand at the counter, with cinnamon on top." */
const SAID_AGAIN = 0.5

function saysWhatToDo({ short, long }: Fact): boolean {
  const said = new Set(foldedWords(long))
  const told = foldedWords(short)
  return told.filter((word) => said.has(word)).length >= told.length * SAID_AGAIN
}

/** What stands before the long form of a fact where that is not understood alone: what a step tells to do, or the question. */
const leadOf = ({ pack }: Material, fact: Fact): string =>
  isInstructive(pack) ? (saysWhatToDo(fact) ? '' : `${fact.short}.`) : standsAlone(fact) ? '' : fact.question

/** The ways to tell a fact among others, so that it is understood without its question. */
export function tellAmong(
  material: Material,
  fact: Fact,
  depth: 'full' | 'deep' | 'step',
  before = '',
): Slot {
  const lead = leadOf(material, fact)
  const bare = tellings(fact, depth, before)
  if (lead === '') return bare
  const led = answering(tellings(fact, depth, `${before} ${lead}`.trim()))
  return isInstructive(material.pack) ? [...withoutLong(bare), ...led] : led
}

/** The ways to go on from an opening line that speaks of a fact: with all that it has not said. None where that cannot be told apart. */
export function goOnFrom({ hook, fact }: PaidOpening): Slot {
  const long = longAfter(hook, fact)
  if (long === null) return []
  const [how, matters] = fact.why
  const say = (lines: readonly string[], cost: number) =>
    piece(lines.filter(Boolean).join(' '), cost, [
      fact.short,
      ...fact.why.filter((why) => lines.includes(why)),
    ])
  return [
    ...(long === '' ? [] : [say([long], long === fact.long ? 0 : 2)]),
    say([long, how], long === '' ? 1 : 0),
    say([long, how, matters], 0),
  ]
}

/** The opening lines that speak of what is told, in an order of chance. */
export const openingsOf = ({ openings, random }: Material, told: readonly Fact[]): PaidOpening[] =>
  random.shuffle(paidOpenings(openings, told))

/** How far from an answer another fact leads. */
export type Leading = 'asked' | 'same' | 'away'

/**
 * How the other facts of a subject carry on what one of them has answered: with what is asked for besides, with something that was told of
 * in it; or away from it. What needs its own question to be understood, always leads away.
 */
export function leadingFrom(
  { pack, prompt }: Pick<Material, 'pack' | 'prompt'>,
  lead: Fact,
  others: readonly Fact[],
): (fact: Fact) => Leading {
  const isOpen = asksFor(prompt, lead)
  const isKin = kinOf(wordsOfFact(lead), others, pack)
  const isOfAll = asksOfAll(lead, pack)
  return (fact) => {
    if (!isInstructive(pack) && !standsAlone(fact)) return 'away'
    const explains = isOfAll && EXPLAINS.has(readAsking(fact.question))
    return isOpen(fact) ? 'asked' : explains || isKin(fact) ? 'same' : 'away'
  }
}

/** Who asks how a whole thing works wants to know why it does this and not that, too; who made it, and when, is another story. */
const EXPLAINS: ReadonlySet<Asking> = new Set<Asking>(['how', 'why'])

/** Whether the question of a fact names its topic and nothing else of it: "How do noise canceling headphones work?" */
function asksOfAll({ question }: Fact, pack: Pack): boolean {
  const names = wordsOf(pack.subjects.flatMap(({ name, words }) => [name, ...words]).join(' '))
  // A wide pack has as many names as it has subjects, and no question is of all of them.
  const isWide = pack.subjects.length > 1
  return !isWide && [...wordsOf(question)].every((word) => names.has(word) || NEUTRAL_WORDS.has(word))
}

/** Whether another fact tells what a prompt asks for besides what the first one answers: the invention, of "Hedy Lamarr, the inventor". */
function asksFor(prompt: string, lead: Fact): (fact: Fact) => boolean {
  const answered = wordsOfFact(lead)
  const open = contentWords(prompt).filter(
    (word) => word.length > 3 && !EMPTY_WORDS.has(word) && !NEUTRAL_WORDS.has(word),
  )
  const left = open.filter((word) => !says(answered, word))
  return ({ tag, question, short }) => left.some((word) => says([tag, question, short].join(' '), word))
}

/** Facts are held against each other for each idea, and again for each try. */
const MAX_TEXTS = 1000
const wordsOf = rememberTexts(
  (said) => new Set(contentWords(said).filter((word) => !EMPTY_WORDS.has(word))),
  MAX_TEXTS,
)

/** Whether a fact is about something that a text tells of, by a word that few facts of its topic share and that is none of its names. */
export function kinOf(text: string, facts: readonly Fact[], pack: Pack): (fact: Fact) => boolean {
  const names = wordsOf(pack.subjects.flatMap(({ name, words }) => [name, ...words]).join(' '))
  const told = facts.map((fact) => wordsOf(wordsOfFact(fact)))
  const isRare = (word: string) =>
    told.filter((words) => words.has(word)).length <= Math.max(1, facts.length / 3)
  const own = [...wordsOf(text)].filter((word) => !names.has(word) && isRare(word))
  // In a wide pack one word is chance: a voice box and one of cardboard.
  const fewest = pack.subjects.length > 1 ? 2 : 1
  return ({ tag, question, short }) => {
    const about = wordsOf([tag, question, short].join(' '))
    return own.filter((word) => about.has(word)).length >= fewest
  }
}
