import { MAKE_PREVIEW, MAKE_RECORDED_PREVIEW, previewJobOf } from './preview/make-preview.job.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { listUnmadeBoards } from './storyboards.queries.ts'

/** Takes up the storyboards that were being made. */
export async function recoverStoryboards({ db, queue }: StoryboardDeps): Promise<void> {
  const live: string[] = []
  for (const job of [MAKE_PREVIEW, MAKE_RECORDED_PREVIEW])
    live.push(...(await queue.listLive(job)).map(({ storyboardId }) => storyboardId))
  for (const { id: storyboardId, userId, voiceId } of await listUnmadeBoards(db)) {
    if (live.includes(storyboardId)) continue
    await db.transaction((tx) =>
      queue.enqueue(tx, previewJobOf({ voiceId }), { storyboardId }, { group: userId }),
    )
  }
}
