import { z } from 'zod'
import { drivePost } from './drive-post.ts'
import { FOLLOW_POST } from './follow-post.ts'
import type { PostDeps } from './post-deps.ts'

const AT_ONCE = 2
const jobDataSchema = z.object({ postId: z.string() })

/** Starts asking the networks what became of posts. */
export async function workOnFollowing(deps: PostDeps): Promise<void> {
  await deps.queue.work(FOLLOW_POST.name, AT_ONCE, (job) =>
    drivePost(deps, jobDataSchema.parse(job.data).postId),
  )
}
