import { AppError } from '../platform/http/app-error.ts'
import { changeBoard } from './change-board.ts'
import type { BoardChange } from './change-board.ts'
import { checkPictures } from './check-pictures.ts'
import { checkWords } from './check-words.ts'
import { limitDrawings } from './limit-drawings.ts'
import { limitSpending } from './limit-spending.ts'
import { MAKE_PREVIEW } from './make-preview.job.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { lockOwnBoard, updateOwnBoard } from './storyboards.queries.ts'
import type { BoardRow } from './storyboards.queries.ts'

/** Changes a storyboard and has made anew what the change touches, and nothing else. */
export async function updateStoryboard(
  deps: StoryboardDeps,
  userId: string,
  id: string,
  change: BoardChange,
): Promise<BoardRow> {
  checkPictures(deps, change.pictures ?? 'drawn')
  const told = (change.scenes ?? []).flatMap(({ narration, description }) => [narration, description ?? ''])
  await deps.moderate([change.script ?? '', ...told])
  return deps.db.transaction(async (tx) => {
    const board = await lockOwnBoard(tx, userId, id)
    if (!board) throw new AppError('storyboard_not_found')
    const { next, order, arranged, isVoiceChanged, isSaidOtherwise } = changeBoard(board, change)
    await checkWords(
      deps,
      next.voiceId,
      arranged.scenes.map((scene) => scene.narration),
    )
    await limitDrawings(tx, deps, userId, arranged.scenes)
    await limitSpending(tx, deps, userId, next, !isSaidOtherwise)
    const isUnmade = isSaidOtherwise || arranged.scenes.some((scene) => scene.picture === null)
    const saved = await updateOwnBoard(tx, userId, id, {
      ...order,
      ...arranged,
      ...(isVoiceChanged && { pace: null }),
      ...(isSaidOtherwise && { voice: null }),
      ...(isUnmade && { status: 'making', failure: null, revision: board.revision + 1 }),
      updatedAt: deps.clock.now(),
    })
    if (!saved) throw new AppError('storyboard_not_found')
    if (isUnmade) await deps.queue.enqueue(tx, MAKE_PREVIEW, { storyboardId: id })
    return saved
  })
}
