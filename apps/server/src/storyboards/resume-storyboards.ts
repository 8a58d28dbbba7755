import { z } from 'zod'
import { expireStoryboards } from './expire-storyboards.ts'
import { MAKE_PREVIEW, makePreviewOf } from './make-preview.job.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { listUnmadeBoards } from './storyboards.queries.ts'

const jobDataSchema = z.object({ storyboardId: z.string() })
/** They share one process, and a core is enough for a preview. */
const PREVIEWS_AT_ONCE = 1
const EXPIRE_EVERY_MS = 6 * 3_600_000

/**
 * Takes up the storyboards that were being made, and from then on every new one; deletes old ones now and every few
 * hours. Answers the function that ends it.
 */
export async function resumeStoryboards(deps: StoryboardDeps): Promise<() => void> {
  await expireStoryboards(deps)
  const live = (await deps.queue.listLive(MAKE_PREVIEW.name)).map(
    (data) => jobDataSchema.safeParse(data).data?.storyboardId,
  )
  for (const { id: storyboardId, userId } of await listUnmadeBoards(deps.db)) {
    if (live.includes(storyboardId)) continue
    await deps.db.transaction((tx) =>
      deps.queue.enqueue(tx, MAKE_PREVIEW.name, { storyboardId }, { group: userId }),
    )
  }
  await deps.queue.work(MAKE_PREVIEW.name, PREVIEWS_AT_ONCE, (job) =>
    makePreviewOf(deps, jobDataSchema.parse(job.data).storyboardId, job.triesBefore),
  )
  const timer = setInterval(() => {
    expireStoryboards(deps).catch((error: unknown) =>
      deps.log.error('old storyboards could not be deleted', { error }),
    )
  }, EXPIRE_EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    deps.previewer.close()
  }
}
