import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { PostDeps } from '../post-deps.ts'
import { drivePost } from './drive-post.ts'
import { FOLLOW_POST } from './follow-post.ts'
import type { Fitting } from './follow-post.ts'

/** What fails here is a defect or a lost database: tried again with growing pauses. */
const DRIVING = {
  tries: 50,
  retrySeconds: 2,
  isFair: true,
  perGroup: 2,
  concurrency: 4,
  run: (
    deps: PostDeps,
    { postId, fitting }: { readonly postId: string; readonly fitting?: Fitting | undefined },
  ) => drivePost(deps, postId, fitting),
} as const

/** Posts whose time has come. One that comes too early, because its post was moved, does nothing: another one was ordered. */
export const SEND_POST = defineJob({ name: 'send-post', schema: FOLLOW_POST.schema, ...DRIVING })

/** Posts that are at their network and looked at again. */
export const FOLLOW_POST_JOB = defineJob({ ...FOLLOW_POST, ...DRIVING })
