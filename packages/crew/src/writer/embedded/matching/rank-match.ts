import { wordsOfFact, wordsOfMyth } from '../known/fact.ts'
import { namedIn } from './named-in.ts'
import type { PackMatch } from './pack-match.ts'

/** How much of the text a match covers, whether it is about just what is named, and how much is known of it: in this order. */
export type Rank = readonly [covered: number, narrow: number, known: number]

export const rankOf = (match: PackMatch, covered: number): Rank => [
  covered,
  Number(isNarrow(match)),
  countKnown(match),
]

export const isHigher = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}

/**
 * Whether a match is about just what the prompt names: a topic of its own, or a subject by its own name. Of two that name it as
 * well, that one is told, since a wider subject ("interest and inflation") knows other things besides.
 */
const isNarrow = ({ pack, focus, words }: PackMatch): boolean =>
  focus !== null &&
  (focus.id === pack.id || words.includes(focus.name.toLowerCase().replace(/^(?:the|an?) /, '')))

/** Of two that are as narrow, the one that knows more is told: a subject of an older pack may have two facts, its topic ten. */
function countKnown(match: PackMatch): number {
  const { pack, focus, named } = match
  const isNamed = namedIn(match)
  const isAsked = (subject: string) =>
    focus !== null ? subject === focus.id : named.length === 0 || named.some(({ id }) => id === subject)
  return [
    ...pack.facts.filter((fact) => isAsked(fact.subject) && isNamed(wordsOfFact(fact))),
    ...pack.myths.filter((myth) => isAsked(myth.subject) && isNamed(wordsOfMyth(myth))),
  ].length
}
