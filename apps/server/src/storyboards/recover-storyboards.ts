import { MAKE_PREVIEW } from './make-preview.job.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { listUnmadeBoards } from './storyboards.queries.ts'

/** Takes up the storyboards that were being made. */
export async function recoverStoryboards({ db, queue }: StoryboardDeps): Promise<void> {
  const live = (await queue.listLive(MAKE_PREVIEW)).map(({ storyboardId }) => storyboardId)
  for (const { id: storyboardId, userId } of await listUnmadeBoards(db)) {
    if (live.includes(storyboardId)) continue
    await db.transaction((tx) => queue.enqueue(tx, MAKE_PREVIEW, { storyboardId }, { group: userId }))
  }
}
