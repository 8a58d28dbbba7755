import { z } from 'zod'
import { drivePost } from './drive-post.ts'
import type { PostDeps } from './post-deps.ts'
import { SEND_POST } from './send-queue.ts'

const AT_ONCE = 2
const jobDataSchema = z.object({ postId: z.string() })

/** Starts sending posts. A job that comes too early, because its post was moved, does nothing: another one was ordered. */
export async function workOnSending(deps: PostDeps): Promise<void> {
  await deps.queue.work(SEND_POST.name, AT_ONCE, (job) =>
    drivePost(deps, jobDataSchema.parse(job.data).postId),
  )
}
