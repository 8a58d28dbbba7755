import { z } from 'zod'
import { isKeptOut } from '../account/keep-out.ts'
import type { Queue } from '../platform/jobs/open-queue.ts'
import { stopStoryboardsOf } from '../storyboards/stop-storyboard.ts'
import { failVideo } from '../videos/renders/fail-video.ts'
import type { VideoDeps } from '../videos/video-deps.ts'
import { listUnfinishedOf } from './settings.queries.ts'

/** Ends the work of an account that the operator disabled. */
export const STOP_WORK: Queue = { name: 'stop-work', tries: 20, retrySeconds: 60, isFair: true, perGroup: 1 }

const jobDataSchema = z.object({ userId: z.string() })

/**
 * Ends the films of an account that is kept out, with their credits back, and its previews. What is left needs no ending: no
 * credits are held for it any more, so pieces of batches are refused one by one; exports are not made; posts are held.
 */
export async function stopWork(deps: VideoDeps, data: unknown): Promise<void> {
  const { userId } = jobDataSchema.parse(data)
  if (!(await isKeptOut(deps.db, userId))) return
  for (const id of await listUnfinishedOf(deps.db, userId))
    await failVideo(deps, id, { code: 'cancelled', message: 'This account was disabled.' })
  await stopStoryboardsOf(deps, userId)
}
