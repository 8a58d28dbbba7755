import { isDisabledByOperator } from '../../account/account-access.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { stopStoryboardsOf } from '../../storyboards/stop-storyboard.ts'
import { failVideo } from '../../videos/renders/fail-video.ts'
import type { VideoDeps } from '../../videos/video-deps.ts'
import { OF_AN_ACCOUNT } from './delete-files.job.ts'
import { listUnfinishedOf } from './unfinished.queries.ts'

/** Ends the work of an account that the operator disabled. */
export const STOP_WORK = defineJob({ name: 'stop-work', ...OF_AN_ACCOUNT, run: stopWork })

/**
 * Ends the films of an account that is kept out, with their credits back, and its previews. What is left needs no ending: no
 * credits are held for it any more, so pieces of batches are refused one by one; exports are not made; posts are held.
 */
export async function stopWork(deps: VideoDeps, { userId }: { readonly userId: string }): Promise<void> {
  if (!(await isDisabledByOperator(deps.db, userId))) return
  for (const id of await listUnfinishedOf(deps.db, userId))
    await failVideo(deps, id, { code: 'cancelled', message: 'This account was disabled.' })
  await stopStoryboardsOf(deps, userId)
}
