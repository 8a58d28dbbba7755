import { splitSentences } from '@hookreel/film'
import { rememberTexts } from '../../../text/remember-words.ts'
import type { Slot } from '../fit-script.ts'
import type { Fact } from '../known/fact.ts'
import { foldedWords } from '../matching/words.ts'

/** So many words in a row that were just said are heard as the same sentence again. */
const RUN = 5
/** Behind a line that speaks of the same, so much of a sentence has to be new. */
const NEW_SHARE = 0.4
/** "She lived." is too short to be heard as a repetition. */
const FEWEST_WORDS = 4
/** Stands for a name where texts are compared: no text says it. */
const NAME = 'xx'
/** The lines of one topic, and those of the ones that were told just before. */
const MAX_TEXTS = 2000

const folded = rememberTexts((text) => new Set(foldedWords(text)), MAX_TEXTS)
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
const sentencesOf = rememberTexts(splitSentences, MAX_TEXTS)
const runsOf = rememberTexts((text) => {
  const words = wordsIn(text)
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN))
}, MAX_TEXTS)

/** Whether a text says five words in a row that another one has said. Few texts hold five words of another one at all, and only those are parted into theirs. */
export function repeatsRun(said: string, text: string): boolean {
  const low = text.toLowerCase()
  const near = runsOf(said).filter((run) => run.every((word) => low.includes(word)))
  if (near.length === 0) return false
  const spoken = ` ${wordsIn(text).join(' ')} `
  return near.some((run) => spoken.includes(` ${run.join(' ')} `))
}

/** Whether a sentence says nearly nothing but what another one has said. */
function saysNothingNew(said: string, sentence: string): boolean {
  const words = [...folded(sentence)]
  const before = folded(said)
  const fresh = words.filter((word) => !before.has(word)).length
  return words.length >= FEWEST_WORDS && fresh < words.length * NEW_SHARE
}

/**
 * The parts of a script without the ways to say them that repeat its opening; one that has no way left makes the script impossible. A name
 * may come again however long it is: it counts as one word.
 */
export function sayOnce(slots: readonly Slot[], names: readonly string[]): readonly Slot[] {
  const [opening = [], ...rest] = slots
  const long = names.filter((name) => wordsIn(name).length > 2).map((name) => name.toLowerCase())
  const bare = (text: string) =>
    long.length === 0 ? text : long.reduce((said, name) => said.replaceAll(name, NAME), text.toLowerCase())
  const hooks = opening.map(({ text }) => bare(text))
  const isNew = (text: string) => hooks.every((hook) => !repeatsRun(hook, bare(text)))
  return [opening, ...rest.map((slot) => slot.filter(({ text }) => isNew(text)))]
}

/** Needs the sentence before it. */
const LEANS = /^(?:it|its|they|their|he|his|she|her|that|this|these|those|but|so|then|there)\b/i

/**
 * What the long form of a fact tells that is new behind a line that has spoken of it: the sentences that only say it again go, and so do
 * those that say it in the same words, if what follows is understood without them. Null where it would be said again.
 */
export function longAfter(said: string, { long }: Fact): string | null {
  const sentences = sentencesOf(long)
  const first = sentences.findIndex((one) => !saysNothingNew(said, one) && !repeatsRun(said, one))
  const left = first < 0 ? [] : sentences.slice(first)
  const dropped = sentences.slice(0, first < 0 ? sentences.length : first)
  const isMissed = dropped.some((one) => !saysNothingNew(said, one)) && LEANS.test(left[0] ?? 'It')
  return isMissed ? null : left.join(' ')
}
