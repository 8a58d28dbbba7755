import { hasCharacters } from '../wording.ts'
import type { Note, Notes } from './parse-notes.ts'

/** Frequent words, mostly English, that say nothing about a topic. */
const BLAND = new Set(
  'hasta sobre cuando donde porque todos desde entre esta este estos también siempre nicht einen einer eines auch aber oder wird wurde werden haben sich noch nach über unter immer mehr sehr diese dieser davon damit avec pour dans sans mais tout tous cette leur leurs sont était être avoir aussi très comme quand para mais pelo pela onde também muito nobody everyone about above after again also before being between could does doing down each every everything from have having here into just like make more most much only other over said same should some such than that their them then there these they this those through under until very were what when where which while will with would your'.split(
    ' ',
  ),
)

/** How often notes say each word that tells of a topic. */
export function countWords({ sentences, heading }: Notes): Map<string, number> {
  const counts = new Map<string, number>()
  addWords(counts, [heading ?? '', heading ?? '', heading ?? '', ...sentences.map(({ text }) => text)])
  return counts
}

function addWords(counts: Map<string, number>, texts: readonly string[]): void {
  const all = texts.join(' ')
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(all)) {
    const isDense = /[\p{Script=Han}\p{Script=Katakana}]/u.test(segment)
    const word = segment.toLowerCase()
    if (
      isWordLike !== true ||
      BLAND.has(word) ||
      !/\p{L}/u.test(word) ||
      !hasCharacters(word, isDense ? 2 : 3)
    )
      continue
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
}

/** The words that carry an idea of notes whose words are counted: said most often first, longer ones before shorter ones. */
export function ownWords(ofAll: ReadonlyMap<string, number>, chosen: readonly Note[]): string[] {
  const counts = new Map(ofAll)
  addWords(
    counts,
    chosen.map(({ text }) => text),
  )
  const weight = ([word, count]: readonly [string, number]) => count * Math.min(word.length, 9)
  const long = [...counts].filter(([word]) => hasCharacters(word, 4))
  return (long.length >= 3 ? long : [...counts])
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, 5)
    .map(([word]) => word)
}
