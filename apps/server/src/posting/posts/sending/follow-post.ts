import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs/define-job.ts'
import type { PostDeps } from '../post-deps.ts'
import { notePostLook } from './sending.queries.ts'
import type { PostRow } from '../posts.queries.ts'

/** What became of the making of a film that fits its network, told to its post. */
export type Fitting = 'fitted' | 'too_long' | 'failed'

/** A look at a post that is under way; what it does stands in `send-post.job.ts`. */
export const FOLLOW_POST: JobKind<{ readonly postId: string; readonly fitting?: Fitting | undefined }> = {
  name: 'follow-post',
  schema: z.object({ postId: z.string(), fitting: z.enum(['fitted', 'too_long', 'failed']).optional() }),
}

/** Orders the next look at a post that this process drives. */
export async function followPost(
  deps: PostDeps,
  post: Pick<PostRow, 'id' | 'userId' | 'looks' | 'hold'>,
  at: Date,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await notePostLook(tx, post, {
      looks: post.looks + 1,
      nextLookAt: at,
      updatedAt: deps.clock.now(),
    })
    await deps.queue.enqueue(tx, FOLLOW_POST, { postId: post.id }, { startAfter: at, group: post.userId })
  })
}
