import { AppError } from '../../platform/http/app-error.ts'
import type { PostDeps } from './post-deps.ts'
import { deleteOwnPost } from './posts.queries.ts'
import { requirePost } from './require-post.ts'

/** Deletes one's own post here; what is live stays on the network. Throws `post_under_way` while it is being sent. */
export async function deletePost(deps: PostDeps, userId: string, id: string): Promise<void> {
  const post = await requirePost(deps, userId, id)
  if (!(await deleteOwnPost(deps.db, userId, post.id))) throw new AppError('post_under_way')
  deps.hub.publish(userId, 'post_deleted', { id: post.id })
}
