import { lookupTable } from '@hookreel/film'
import type { Wanted } from './find-words.ts'
import type { Item, Language } from './items.ts'

/** What words of a language are called in a title, by the kind that is asked for. */
const CALLED: Readonly<Record<string, string>> = lookupTable({
  number: 'numbers',
  color: 'colors',
  day: 'days of the week',
  relatives: 'family members',
  animal: 'animals',
  greeting: 'greetings',
  food: 'food words',
  travel: 'travel phrases',
  restaurant: 'restaurant words',
  polite: 'polite phrases',
})
/** What is counted or follows one after the other is told so. */
const IN_ORDER: ReadonlySet<string> = new Set(['number', 'day'])
/** What somebody says who knows only a few words comes first. */
const FIRST: ReadonlySet<string> = new Set(['greeting', 'polite', 'basic'])
/** So many make a film. */
const FEW = 5
/** Of single words more would fit than anyone learns at once. */
const MOST = 12

/** "German numbers", "Italian words". */
export function nameOfPhrases({ kinds }: Wanted, language: Language | undefined): string {
  const kind = kinds.find((one) => CALLED[one] !== undefined) ?? ''
  return `${language?.name ?? ''} ${CALLED[kind] ?? 'words'}`.trim()
}

/** Whether words of a kind are told as they stand: what is counted, as it is counted. */
export const areInOrder = ({ kinds }: Wanted): boolean => kinds.some((kind) => IN_ORDER.has(kind))

/** Words of a language with those first that everybody says; who asks for greetings gets thanks, too, where there are few. */
export function greetFirst(items: readonly Item[], all: readonly Item[], { kinds }: Wanted): readonly Item[] {
  const isFirst = (item: Item) => Number(item.kinds.some((kind) => FIRST.has(kind)))
  if (kinds.length === 0) return items.toSorted((a, b) => isFirst(b) - isFirst(a))
  if (!kinds.includes('greeting') || items.length >= FEW) return items
  const others = all.filter((item) => isFirst(item) && !items.includes(item))
  return [...items, ...others.slice(0, FEW - items.length)]
}

/** The line that words of a language open with; the number is put in later. */
export function hooksOfPhrases(wanted: Wanted, language: Language | undefined): readonly string[] {
  const name = nameOfPhrases(wanted, language)
  const isCounted = wanted.kinds.includes('number')
  return [
    isCounted ? `Count to {count} in ${language?.name ?? ''}.` : `Learn {count} ${name} in one go.`,
    `{Count} ${name}, one after the other.`,
    `With these {count} ${name} you get far.`,
  ]
}

/** No more than anyone learns at once, where no number is asked for. */
export const fewPhrases = (items: readonly Item[], asked: number | null): readonly Item[] =>
  asked === null ? items.slice(0, MOST) : items

/** "dos, gracias, perdón": what is learned, without what it means. Undefined where hardly a word has one meaning. */
export function learnedIn(items: readonly Item[]): string | undefined {
  const learned = items.flatMap(({ head }) => /^[^:]+: ([^:.!?¿¡]{1,20})\.?$/u.exec(head)?.[1] ?? [])
  return learned.length < 2 ? undefined : learned.slice(0, 3).join(', ')
}
