import { purgeHiddenMembers } from '../cast/hide-members.ts'
import { purgeHiddenIdeas } from '../ideas/hide-ideas.ts'
import { forEachSettled } from '../platform/for-each-settled.ts'
import { defineJob, NO_PAYLOAD } from '../platform/jobs/define-job.ts'
import { purgeHiddenVideos } from '../videos/delete-video.ts'
import type { VideoDeps } from '../videos/video-deps.ts'
import { deleteDeletion, listOverdue } from './deletions.queries.ts'

/** Ordered with every deletion for when its time is over; the schedule takes up what a clock that was early left. */
export const PURGE_DELETIONS = defineJob({
  name: 'purge-deletions',
  schema: NO_PAYLOAD,
  tries: 5,
  retrySeconds: 5,
  schedule: '*/5 * * * *',
  run: purgeDeletions,
})
/** So long after its time nobody's request to undo it is still under way. */
export const PURGE_MARGIN_MS = 5000

/** Deletes for good what can no longer be brought back, with its files. */
export async function purgeDeletions(deps: VideoDeps): Promise<void> {
  const overdue = await listOverdue(deps.db, new Date(deps.clock.now().getTime() - PURGE_MARGIN_MS))
  await forEachSettled(overdue, async (deletion) => {
    if (deletion.kind === 'videos') await purgeHiddenVideos(deps, deletion.id)
    else if (deletion.kind === 'cast') await purgeHiddenMembers(deps, deletion.id)
    else await purgeHiddenIdeas(deps.db, deletion.id)
    await deleteDeletion(deps.db, deletion)
  })
}
