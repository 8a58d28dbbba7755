import type { Queue } from '../../platform/jobs/open-queue.ts'
import type { PostDeps } from '../post-deps.ts'
import { notePostLook } from './sending.queries.ts'
import type { PostRow } from '../posts.queries.ts'

/** Posts that are at their network and looked at again. */
export const FOLLOW_POST: Queue = {
  name: 'follow-post',
  tries: 50,
  retrySeconds: 2,
  isFair: true,
  perGroup: 2,
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
    await deps.queue.enqueue(
      tx,
      FOLLOW_POST.name,
      { postId: post.id },
      { startAfter: at, group: post.userId },
    )
  })
}
