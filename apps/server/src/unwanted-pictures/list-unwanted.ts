import type { Queryable } from '../platform/db/open-db.ts'
import { listOwnUnwanted } from './unwanted-pictures.queries.ts'

/** What a person's films never show again, as those who choose pictures are told. */
export async function listUnwanted(db: Queryable, userId: string): Promise<string[]> {
  return (await listOwnUnwanted(db, userId)).map(({ key }) => key)
}
