import type { Queryable } from '../platform/db/open-db.ts'
import { AppError } from '../platform/http/app-error.ts'
import { findOwnBoard } from './storyboards.queries.ts'
import type { BoardRow } from './storyboards.queries.ts'

/** One of the user's storyboards; somebody else's is as if it were not there. Throws `storyboard_not_found`. */
export async function requireStoryboard(db: Queryable, userId: string, id: string): Promise<BoardRow> {
  const board = await findOwnBoard(db, userId, id)
  if (!board) throw new AppError('storyboard_not_found')
  return board
}
