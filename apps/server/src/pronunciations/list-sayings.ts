import { SAYING_MAX } from '@hookreel/film'
import type { Saying } from '@hookreel/film'
import type { Queryable } from '../platform/db/open-db.ts'
import { listOwnPronunciations } from './pronunciations.queries.ts'

/** How the words of a film are said: as its owner wrote for all films, and before that as they wrote for this one. */
export async function listSayings(
  db: Queryable,
  userId: string,
  ofFilm: readonly Saying[] = [],
): Promise<Saying[]> {
  const own = (await listOwnPronunciations(db, userId)).map(({ word, saidAs }) => ({ word, saidAs }))
  const words = new Set(ofFilm.map(({ word }) => word.toLowerCase()))
  const others = own.filter(({ word }) => !words.has(word.toLowerCase()))
  return [...ofFilm, ...others].slice(0, SAYING_MAX.count)
}
