import { AppError } from '../../platform/http/app-error.ts'
import type { Queryable } from '../../platform/db/open-db.ts'
import { requireStoryboard } from '../require-storyboard.ts'
import type { BoardRow, KeptScene } from '../storyboards.queries.ts'

/** A scene of one of the user's storyboards. Throws `storyboard_not_found`, `scene_not_found`. */
export async function requireScene(
  db: Queryable,
  userId: string,
  { id, sceneId }: { readonly id: string; readonly sceneId: string },
): Promise<{ board: BoardRow; scene: KeptScene }> {
  const board = await requireStoryboard(db, userId, id)
  const scene = board.scenes.find((one) => one.id === sceneId)
  if (!scene) throw new AppError('scene_not_found')
  return { board, scene }
}
