import { AppError } from '../platform/http/app-error.ts'
import type { Queryable } from '../platform/db/open-db.ts'
import { findOwnIdea, type IdeaRow } from './ideas.queries.ts'

/** One of the user's own ideas; throws `idea_not_found`, for someone else's as for one that never was. */
export async function requireIdea(db: Queryable, userId: string, id: string): Promise<IdeaRow> {
  const idea = await findOwnIdea(db, userId, id)
  if (!idea) throw new AppError('idea_not_found')
  return idea
}
