import { AppError } from '../platform/http/app-error.ts'
import { costOfPreview } from './board-scenes.ts'
import { limitDrawings } from './limit-drawings.ts'
import { limitSpending } from './limit-spending.ts'
import { previewJobOf } from './preview/make-preview.job.ts'
import { reservePreview } from './preview/preview-room.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { lockOwnBoard, updateOwnBoard } from './storyboards.queries.ts'
import type { BoardRow } from './storyboards.queries.ts'

/** Goes on making a storyboard that was stopped or failed. */
export async function makeStoryboard(deps: StoryboardDeps, userId: string, id: string): Promise<BoardRow> {
  return deps.db.transaction(async (tx) => {
    const board = await lockOwnBoard(tx, userId, id)
    if (!board) throw new AppError('storyboard_not_found')
    if (board.status !== 'stopped' && board.status !== 'failed') return board
    await limitDrawings(tx, deps, userId, board.scenes)
    await limitSpending(tx, deps, userId, board, board.voice !== null)
    const { scenes, voice } = board
    const hasVoice = voice !== null
    const reservedBytes = await reservePreview(tx, deps, userId, { scenes, hasVoice, reservedNow: 0 })
    const work = { group: userId, cost: costOfPreview(scenes, hasVoice) }
    await deps.queue.enqueue(tx, previewJobOf(deps, board), { storyboardId: id }, work)
    const change = {
      status: 'making',
      failure: null,
      reservedBytes,
      revision: board.revision + 1,
      updatedAt: deps.clock.now(),
    } as const
    return (await updateOwnBoard(tx, userId, id, change)) ?? board
  })
}
