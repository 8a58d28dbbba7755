import { AppError } from '../../platform/http/app-error.ts'
import { announcePost } from './announce-post.ts'
import type { PostDeps } from './post-deps.ts'
import { movePost } from './sending/sending.queries.ts'
import type { PostRow } from './posts.queries.ts'
import { requirePost } from './require-post.ts'

/** Takes a scheduled post out of the plan, before anything is sent. Throws `post_not_cancellable` when it is too late. */
export async function cancelPost(deps: PostDeps, userId: string, id: string): Promise<PostRow> {
  const post = await requirePost(deps, userId, id)
  const change = { scheduledAt: null, updatedAt: deps.clock.now() }
  const row = await movePost(deps.db, post.id, 'draft', change, ['scheduled'])
  if (!row) throw new AppError('post_not_cancellable')
  await announcePost(deps, row)
  return row
}
