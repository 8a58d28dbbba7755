import { z } from 'zod'
import { drivePost } from './drive-post.ts'
import { FOLLOW_POST } from './follow-post.ts'
import type { PostDeps } from '../post-deps.ts'
import { SEND_POST } from './send-queue.ts'

const AT_ONCE = 4
const jobDataSchema = z.object({ postId: z.string() })

/**
 * Starts sending posts, and asking the networks what became of them. A job that comes too early, because its post was moved,
 * does nothing: another one was ordered.
 */
export async function workOnPosts(deps: PostDeps): Promise<void> {
  for (const { name } of [SEND_POST, FOLLOW_POST])
    await deps.queue.work(name, AT_ONCE, (job) => drivePost(deps, jobDataSchema.parse(job.data).postId))
}
