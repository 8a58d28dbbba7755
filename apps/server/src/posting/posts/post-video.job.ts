import { z } from 'zod'
import { getProfile } from '../../account/get-profile.ts'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireVideo } from '../../videos/require-video.ts'
import { autoPost } from './auto-post.ts'
import type { PostDeps } from './post-deps.ts'
import { listPostsOfVideo } from './posts.queries.ts'

/** Videos that have just become ready and are to be posted. */
export const POST_VIDEO = defineJob({
  name: 'post-video',
  schema: z.object({ userId: z.string(), videoId: z.string() }),
  tries: 10,
  retrySeconds: 2,
  isFair: true,
  perGroup: 1,
  concurrency: 2,
  run: async (deps: PostDeps, { userId, videoId }) => {
    try {
      await autoPost(deps, await requireVideo(deps, userId, videoId))
    } catch (error) {
      // One that was deleted meanwhile is none.
      if (!(error instanceof AppError)) throw error
    }
  },
})

/**
 * Makes the function that has a video posted when it becomes ready, as part of the transaction in which it does:
 * ordered only when posts wait for it or its owner has Auto-upload on.
 */
export function createVideoPoster({ queue }: Pick<Deps, 'queue'>): Deps['postVideo'] {
  return async ({ id, userId }, tx) => {
    const posts = await listPostsOfVideo(tx, userId, id)
    const { autoUploadEnabled } = await getProfile(tx, userId)
    if (posts.length > 0 || autoUploadEnabled)
      await queue.enqueue(tx, POST_VIDEO, { userId, videoId: id }, { group: userId })
  }
}
