import { z } from 'zod'
import { getProfile } from '../account/get-profile.ts'
import type { Deps } from '../deps.ts'
import type { Queue } from '../platform/jobs/open-queue.ts'
import { AppError } from '../platform/http/app-error.ts'
import { requireVideo } from '../videos/require-video.ts'
import { autoPost } from './auto-post.ts'
import type { PostDeps } from './post-deps.ts'
import { listPostsOfVideo } from './posts.queries.ts'

/** Videos that have just become ready and are to be posted. */
export const POST_VIDEO: Queue = {
  name: 'post-video',
  tries: 10,
  retrySeconds: 2,
  isFair: true,
  perGroup: 1,
}
const VIDEOS_AT_ONCE = 2
const jobDataSchema = z.object({ userId: z.string(), videoId: z.string() })

/**
 * Makes the function that has a video posted when it becomes ready, as part of the transaction in which it does:
 * ordered only when posts wait for it or its owner has Auto-upload on.
 */
export function createVideoPoster({ queue }: Pick<Deps, 'queue'>): Deps['postVideo'] {
  return async ({ id, userId }, tx) => {
    const posts = await listPostsOfVideo(tx, userId, id)
    const { autoUploadEnabled } = await getProfile(tx, userId)
    if (posts.length > 0 || autoUploadEnabled)
      await queue.enqueue(tx, POST_VIDEO.name, { userId, videoId: id }, { group: userId })
  }
}

/** Starts posting videos that are ready. One that was deleted meanwhile is none. */
export async function workOnReadyVideos(deps: PostDeps): Promise<void> {
  await deps.queue.work(POST_VIDEO.name, VIDEOS_AT_ONCE, async (job) => {
    const { userId, videoId } = jobDataSchema.parse(job.data)
    try {
      await autoPost(deps, await requireVideo(deps, userId, videoId))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  })
}
