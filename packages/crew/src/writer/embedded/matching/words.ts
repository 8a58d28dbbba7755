import { nlp } from '../../../text/english.ts'
import { rememberTexts, rememberWords } from '../../../text/remember-words.ts'
import { NEUTRAL_WORDS } from '../prompt/neutral-words.ts'

/** Belong to any sentence. */
const SMALL = new Set(
  `a an the of in on at to for and or is are was were be been being how why what who whom whose when where which do does did it its with from by about as that this
  than i you u your my me we our us they them their he him his she her so if then there im s t re ve ll d m dont doesnt didnt isnt arent wont cant cannot`.split(
    /\s+/,
  ),
)
/** Say whose a thing is, and nothing of what it is. */
const DETERMINERS = /^(?:an?|the|my|your|our|his|her|their|its|this|these|some)$/
/** Numbers are told in words. */
const COUNTS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** A verb or a noun has this many letters before its ending. */
const SHORTEST = 2
/** A word so long is also said by what is made of it: "invent" by "inventor". */
const STEM = 4
/** Texts that are held against many words, one after the other: the facts of a topic, and what was just written. */
const MAX_TEXTS = 1000

/**
 * A word in whatever form, as it is compared with others: "pruning", "pruned", "prunes" and "prune" are one, so are "dishes" and "dish", and
 * "dissapeared" with the letters doubled that are not. No spelling of anything: it is only held against words folded the same way.
 */
export const fold = rememberWords(foldAnew, foldAnew)

function foldAnew(word: string): string {
  const said = COUNTS[Number(word)] ?? word
  const bare = said
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=\p{L}{2})(?<!s|u|i)s$/u, '')
    .replace(/(?<=[aeiouy]\p{L}*)ing$/u, '')
    .replace(/(?<=[aeiouy]\p{L}*[^e])ed$/u, '')
    .replace(/(?<=\p{L}{2}[^e])e$/u, '')
    .replace(/(\p{L})\1+/gu, '$1')
  return bare.length < SHORTEST ? said : bare
}

/** A phrase as it is compared where "repotting my orchids" shall be "repot an orchid": without articles and endings. */
export const foldWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/'s\b/g, '')
    .replace(/'/g, '')
    .split(/[\s-]+/)
    .filter((word) => !DETERMINERS.test(word))
    .map(fold)
    .join(' ')

/** The words of a text that say something, in their order. */
export const sayingWords = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/(?<!\p{L})\p{L}+n['’]t\b|['’]s\b/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !SMALL.has(word))

/** The same, folded. */
export const foldedWords = (text: string): string[] => sayingWords(text).map(fold)

const neutral = new Set([...NEUTRAL_WORDS].map(fold))

/** Whether a folded word names nothing that a text could be about. */
export const isNeutral = (word: string): boolean => neutral.has(word) || /^\p{N}+$/u.test(word)

/** Words that are used for each other, where it is asked after what they name. */
const ALIKE: readonly (readonly string[])[] = [
  ['make', 'create', 'invent', 'build', 'design'],
  ['discover', 'find', 'notice'],
  ['fall', 'collapse', 'end', 'decline'],
  ['begin', 'start'],
  ['quit', 'stop'],
  ['tall', 'high'],
  ['people', 'human', 'man'],
  ['usa', 'united', 'states'],
  ['one', 'first', 'i'],
  ['two', 'second', 'ii'],
  ['die', 'death', 'dead'],
  ['big', 'large', 'great'],
  ['biggest', 'largest', 'greatest'],
  ['tallest', 'highest'],
  ['bad', 'harm', 'harmful', 'dangerous', 'unhealthy'],
]

/** A word in all its forms, and the words that are used for it, all folded: "sank" and "sinking" of "sink", "wrinkle" of "wrinkly". */
export const formsOf = rememberWords(readForms, (word) => [fold(word)])

function readForms(word: string): readonly string[] {
  const bent = bendWord(word)
  const alike = ALIKE.filter((group) => group.some((one) => bent.includes(one))).flat()
  // "Many" is no form of "man".
  if (alike.length === 0 && isNeutral(fold(word))) return [fold(word)]
  const all = [...bent, ...alike.filter((one) => !bent.includes(one)).flatMap(bendWord)]
  return [...new Set([...all, word.replace(/y$/u, '')].map(fold))]
}

/** A word in the forms that its ending does not show. */
const bendWord = rememberWords(readBent, (word) => [word])

function readBent(word: string): readonly string[] {
  const [verb] = nlp(word).verbs().conjugate() as Readonly<Record<string, string>>[] // its output is any
  return [word, ...Object.values(verb ?? {}).map((form) => form.replace(/^(?:will|is|am) /, ''))]
}

const wordsIn = rememberTexts(
  (text) => new Set(sayingWords(text).flatMap((word) => [fold(word), word])),
  MAX_TEXTS,
)

/** Whether a text says a word, in whatever form of it. */
export function says(text: string, word: string): boolean {
  const low = word.toLowerCase()
  const told = wordsIn(text)
  const stem = fold(low).replace(/y$/u, '')
  return (
    bendWord(low).some((form) => told.has(fold(form))) ||
    (stem.length >= STEM && [...told].some((one) => one.startsWith(stem)))
  )
}

/** A word that more of the texts share says nothing of which is meant: "cat" among facts about cats. */
const MAX_SHARED = 0.5

/**
 * How near each text is to what a prompt asks in particular: the number of the prompt's own words that it holds, for
 * "why do cats purr" the purring. 0 for all of them where the prompt names nothing but its topic, whose own names are `topic`.
 */
export function weighNearness(
  prompt: string,
  topic: string,
  texts: readonly string[],
): (text: string) => number {
  const named = new Set(foldedWords(topic))
  const words = [...new Set(sayingWords(prompt))].filter(
    (word) =>
      !isNeutral(fold(word)) &&
      !named.has(fold(word)) &&
      texts.filter((text) => says(text, word)).length <= texts.length * MAX_SHARED,
  )
  return (text) => words.filter((word) => says(text, word)).length
}
