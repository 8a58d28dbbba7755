import { PREVIEW_JOBS, previewJobOf } from './preview/make-preview.job.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { listUnmadeBoards } from './storyboards.queries.ts'

/** Takes up the storyboards that were being made. */
export async function recoverStoryboards(deps: StoryboardDeps): Promise<void> {
  const { db, queue } = deps
  const live: string[] = []
  for (const job of PREVIEW_JOBS)
    live.push(...(await queue.listLive(job)).map(({ storyboardId }) => storyboardId))
  for (const board of await listUnmadeBoards(db)) {
    if (live.includes(board.id)) continue
    const work = { group: board.userId }
    await db.transaction((tx) =>
      queue.enqueue(tx, previewJobOf(deps, board), { storyboardId: board.id }, work),
    )
  }
}
