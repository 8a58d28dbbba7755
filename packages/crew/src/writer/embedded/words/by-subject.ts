import { NEUTRAL_WORDS } from '../prompt/neutral-words.ts'
import { fold, isNeutral, says, sayingWords } from '../matching/words.ts'
import { AROUND_WORDS, LISTENERS, SUBJECTS } from './subjects.ts'

/** What is kept of jokes, riddles and choices: of what kinds they are, and what they say. */
type Kept = { readonly kinds: readonly string[]; readonly said: string }

/** Fewer make no film. */
const FEWEST = 2
/** So many that speak of all that is named are enough. */
const ENOUGH = 5

const namedIn = (table: Readonly<Record<string, RegExp>>, text: string): string[] =>
  Object.entries(table).flatMap(([name, words]) => (words.test(text) ? [name] : []))

/**
 * Those that are about what a prompt names, what fits best first: none where nothing fits, and all where it names nothing. A
 * joke about fish is none about cheese, however few are kept of cheese.
 */
export function bySubject<T extends Kept>(items: readonly T[], text: string): readonly T[] {
  const asked = namedIn(SUBJECTS, text)
  const listeners = namedIn(LISTENERS, text)
  const isFor = ({ kinds }: T) => Number(listeners.some((kind) => kinds.includes(kind)))
  if (asked.length > 0) {
    const met = ({ kinds }: T) => asked.filter((subject) => kinds.includes(subject)).length
    const whole = items.filter((item) => met(item) === asked.length)
    const fitting = whole.length >= ENOUGH ? whole : items.filter((item) => met(item) > 0)
    // Of rain come those first that say so, and then the others of the weather.
    const own = asked.map(
      (subject) => SUBJECTS[subject]?.exec(text)?.[0].toLowerCase().split(' ').at(-1) ?? '',
    )
    const says = ({ said }: T) =>
      Number(own.some((word) => word !== '' && new RegExp(`\\b${word}\\b`, 'i').test(said)))
    if (fitting.length >= FEWEST)
      return fitting.toSorted((a, b) => met(b) - met(a) || isFor(b) - isFor(a) || says(b) - says(a))
    return enough(items.filter(({ said }) => asked.some((subject) => SUBJECTS[subject]?.test(said))))
  }
  const strange = subjectBeside(text)
  if (strange !== '') return enough(items.filter(names(strange)))
  if (listeners.length === 0 && /\b(?:about|on) \S/i.test(text)) return []
  const fitting = items.filter((item) => isFor(item) > 0)
  return fitting.length >= FEWEST ? fitting : items
}

const enough = <T>(items: readonly T[]): readonly T[] => (items.length >= FEWEST ? items : [])

/** What a prompt names that nothing is kept of: "skydiving" of "jokes about skydiving". */
const subjectBeside = (text: string): string =>
  (
    text
      .toLowerCase()
      .replace(AROUND_WORDS, ' ')
      .match(/\p{L}{3,}/gu) ?? []
  )
    .filter((word) => !NEUTRAL_WORDS.has(word) && !Object.values(LISTENERS).some((words) => words.test(word)))
    .join(' ')

/** Whether something says one of the words, be they one or several; jokes about fish are none about fishing, so no stem is enough. */
const names = (words: string): ((item: Pick<Kept, 'said'>) => boolean) => {
  const asked = new Set(words.split(' ').map(asOne))
  return ({ said }) =>
    said
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.some((word) => asked.has(asOne(word))) ?? false
}
const asOne = (word: string): string => word.replace(/ies$/u, 'y').replace(/(?<=\p{L}{2})(?<![sui])s$/u, '')

/** Whether something speaks of a subject that the data has no kind for. */
export function speaksOf(subject: string): (item: Pick<Kept, 'said'>) => boolean {
  const words = sayingWords(subject).filter((word) => !isNeutral(fold(word)))
  return ({ said }) => words.some((word) => says(said, word))
}

/** "Would you rather: travel edition". */
const EDITION = /(\p{L}+) edition\b/iu

/** "Christmas" of "christmas jokes for kids": what stands before their name in a title. */
export function subjectBefore(text: string): string {
  const before =
    /^(.*?)(?=\b(?:jokes?|puns?|riddles?|one[- ]liners?|brain ?teasers?)\b)/i.exec(text)?.[1] ?? ''
  const named = namedIn(SUBJECTS, before || (EDITION.exec(text)?.[1] ?? ''))
    .map((subject) => SUBJECTS[subject]?.exec(text)?.[0] ?? '')
    .filter((word, at, all) => all.indexOf(word) === at)
    .slice(0, 2)
  const isDad = /\bdad jokes?\b/i.test(text)
  return [...named, ...(isDad && named.length === 0 ? ['dad'] : [])].join(' ')
}
