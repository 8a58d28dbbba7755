import type { Deps } from '../deps.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { laneOf } from './preview/preview-lanes.ts'
import type { PreviewLane } from './preview/preview-lanes.ts'
import { requireStoryboard } from './require-storyboard.ts'
import { findOwnBoard, listOwnMaking, updateOwnBoard } from './storyboards.queries.ts'
import type { BoardRow } from './storyboards.queries.ts'

/** Stops making it; what is made stays. Anyone who is making it finds at its next part that nobody waits for it. */
export async function stopStoryboard(deps: StoryboardDeps, userId: string, id: string): Promise<BoardRow> {
  const board = await requireStoryboard(deps.db, userId, id)
  return (board.status === 'making' ? await stop(deps, board) : undefined) ?? board
}

function stop(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, id, revision }: BoardRow,
): Promise<BoardRow | undefined> {
  const change = { status: 'stopped', revision: revision + 1, updatedAt: clock.now() } as const
  return updateOwnBoard(db, userId, id, change)
}

const ASKING: readonly PreviewLane[] = ['service', 'recordedService']

/**
 * Once a film is ordered of it: ends a preview for which services are asked, as the film asks them for the same and each would be paid. What
 * is made here goes on.
 */
export async function stopPaidPreview(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'hub'>,
  userId: string,
  id: string,
): Promise<void> {
  const board = await findOwnBoard(deps.db, userId, id)
  if (board?.status !== 'making' || !ASKING.includes(laneOf(deps.config.crew.settings, board))) return
  await stop(deps, board)
  deps.hub.publish(userId, 'storyboard', { id })
}

/** Stops all of somebody's that are being made. */
export async function stopStoryboardsOf(deps: StoryboardDeps, userId: string): Promise<void> {
  for (const id of await listOwnMaking(deps.db, userId)) await stopStoryboard(deps, userId, id)
}
