import type { StoryboardDeps } from './storyboard-deps.ts'
import { requireStoryboard } from './require-storyboard.ts'
import { listOwnMaking, updateOwnBoard } from './storyboards.queries.ts'
import type { BoardRow } from './storyboards.queries.ts'

/** Stops making it; what is made stays. Whoever is making it finds at its next part that nobody waits for it. */
export async function stopStoryboard(deps: StoryboardDeps, userId: string, id: string): Promise<BoardRow> {
  const board = await requireStoryboard(deps.db, userId, id)
  if (board.status !== 'making') return board
  const change = { status: 'stopped', revision: board.revision + 1, updatedAt: deps.clock.now() } as const
  return (await updateOwnBoard(deps.db, userId, id, change)) ?? board
}

/** Stops all of somebody's that are being made. */
export async function stopStoryboardsOf(deps: StoryboardDeps, userId: string): Promise<void> {
  for (const id of await listOwnMaking(deps.db, userId)) await stopStoryboard(deps, userId, id)
}
