import { shareParts } from '../../platform/storage/share-parts.ts'
import type { StoryboardDeps } from '../storyboard-deps.ts'
import { boardPlaces } from '../storyboard-files.ts'
import { saveBoardStep } from '../storyboards.queries.ts'
import type { BoardRow, BoardStep } from '../storyboards.queries.ts'

/** Keeps a finished step of a storyboard, whatever became of whoever ordered it: it need not be done again. */
export async function keepStep(
  deps: Pick<StoryboardDeps, 'db' | 'clock' | 'config' | 'storage'>,
  board: BoardRow,
  step: BoardStep,
): Promise<true> {
  await shareParts(boardPlaces(deps, board), step.result.files)
  await saveBoardStep(deps.db, board.id, step, deps.clock.now())
  return true
}
