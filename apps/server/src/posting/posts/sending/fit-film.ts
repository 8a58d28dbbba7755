import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs/define-job.ts'
import type { PostDeps } from '../post-deps.ts'
import type { PostRow } from '../posts.queries.ts'

/** A post whose film may have to be made to fit its network; what is done stands in `fit-film.job.ts`. */
export const FIT_FILM: JobKind<{ readonly postId: string }> = {
  name: 'fit-film',
  schema: z.object({ postId: z.string() }),
}

/** Whether its film waits to be made to fit, or is made to. */
export async function isBeingFitted({ queue }: PostDeps, { id }: PostRow): Promise<boolean> {
  return (await queue.listLive(FIT_FILM)).some(({ postId }) => postId === id)
}

/** Orders that the film of a post that is due is made to fit; the post is taken up again when that has ended. */
export async function orderFitting(deps: PostDeps, post: PostRow): Promise<void> {
  if (await isBeingFitted(deps, post)) return
  await deps.queue.enqueue(deps.db, FIT_FILM, { postId: post.id }, { group: post.userId })
}
