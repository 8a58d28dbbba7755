import { findCast } from '@hookreel/film'
import type { CastMember } from '@hookreel/film'
import type { Queryable } from '../platform/db/open-db.ts'
import { memberOfFilm } from './cast-files.ts'
import { listOwnMembers } from './cast.queries.ts'

/** Whom a person's film shows as things are now: those of their cast whom its texts call, without those who are off. */
export async function findFilmCast(
  db: Queryable,
  userId: string,
  texts: readonly string[],
  castOff: readonly string[] = [],
): Promise<CastMember[]> {
  const members = await listOwnMembers(db, userId)
  return findCast(
    texts,
    members.filter(({ id }) => !castOff.includes(id)),
  ).map(memberOfFilm)
}
