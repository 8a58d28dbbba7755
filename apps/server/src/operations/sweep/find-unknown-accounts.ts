import type { Queryable } from '../../platform/db/open-db.ts'
import { findAccounts } from './sweep.queries.ts'

const ASKED_AT_ONCE = 500

/**
 * The accounts that files name and this database does not have, where those are more than the ones that it has: then the files are
 * those of another database, as after a start with an empty one or on somebody else's storage, and only look like nobody's. Fewer are
 * accounts that were deleted.
 */
export async function findUnknownAccounts(
  db: Queryable,
  named: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const all = [...new Set(named)]
  const known = new Set<string>()
  for (let at = 0; at < all.length; at += ASKED_AT_ONCE)
    for (const id of await findAccounts(db, all.slice(at, at + ASKED_AT_ONCE))) known.add(id)
  const strangers = all.filter((id) => !known.has(id))
  return new Set(strangers.length > known.size ? strangers : [])
}
