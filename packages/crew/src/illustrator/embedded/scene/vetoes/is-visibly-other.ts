import type { Token } from '../../../../text/parse-sentence.ts'
import type { FilmBrief } from '../../film/film-brief.ts'
import { isOfRegions, readRegions } from '../../lexicon/regions.ts'
import { singular } from '../../lexicon/find-subjects.ts'
import { visibleKind } from '../../lexicon/visible-kinds.ts'

/** What is told of our own days in a film about others. */
const NOW = /^(?:today|nowadays|modern)$/
/** Histories that name neither year nor age play before this one. */
const BEFORE_MACHINES = 1800

/**
 * Whether a drawing is visibly of another kind than what is meant: of a later time or of another part of the world than its film, or of
 * another kind than its sentence, its film's title or its opening says.
 */
export function isVisiblyOther(drawing: string, tokens: readonly Token[], film: FilmBrief): boolean {
  const { since, region, others } = visibleKind(drawing)
  const isNow = tokens.some(({ normal }) => NOW.test(normal))
  const isDated = film.lastYear < Infinity || film.field !== 'history'
  if (!isNow && since > (isDated ? film.lastYear : BEFORE_MACHINES)) return true
  if (region !== null) {
    const own = readRegions(tokens.map(({ text }) => text).join(' '))
    if (!isOfRegions(region, own.size > 0 ? own : film.regions)) return true
  }
  if (others.size === 0) return false
  const said = tokens.flatMap(({ normal, root }) => [normal, root])
  const told = [film.title, film.sentences[1] ?? '']
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  return [...said, ...told].some((word) => others.has(word) || others.has(singular(word)))
}
