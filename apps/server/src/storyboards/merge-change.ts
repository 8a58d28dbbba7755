import { mergeScenes, type SceneWish } from '@hookreel/contract'
import { USUAL_DELIVERY } from '@hookreel/film'
import { AppError } from '../platform/http/app-error.ts'
import { refuseStaleChange } from '../platform/refuse-stale-change.ts'
import { scriptOf } from './board-scenes.ts'
import type { BoardChange } from './change-board.ts'
import type { BoardRow } from './storyboards.queries.ts'

/**
 * A change as it is to be done to a storyboard that another page may have changed since it began. Throws `changed_elsewhere` with what
 * stands there now when both changed the same.
 */
export function mergeChange(board: BoardRow, { was, ...change }: BoardChange): BoardChange {
  if (was?.script !== undefined && change.script !== undefined)
    refuseStaleChange({ script: scriptOf(board.scenes) }, { script: was.script }, { script: change.script })
  if (was?.scenes === undefined || change.scenes === undefined) return change
  const now = board.scenes.map(({ id, narration, drawing, upload, ...scene }): SceneWish => {
    const { seed, avoids = [] } = drawing
    const { focus = null, description = null, moves = false, keepsSound = false } = scene
    const { delivery = USUAL_DELIVERY } = scene
    return { id, narration, seed, avoids, upload, focus, description, moves, keepsSound, delivery }
  })
  const { scenes, behind, isOrderBehind } = mergeScenes(now, was.scenes, change.scenes)
  if (behind.length > 0 || isOrderBehind)
    throw new AppError('changed_elsewhere', {
      details: { now: { scenes: now.filter(({ id }) => behind.includes(id)) }, behind, isOrderBehind },
    })
  return {
    ...change,
    scenes: scenes.map(({ avoids, ...scene }) => ({ ...scene, ...(avoids && { avoids: [...avoids] }) })),
  }
}
