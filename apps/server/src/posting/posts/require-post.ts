import { AppError } from '../../platform/http/app-error.ts'
import type { PostDeps } from './post-deps.ts'
import { findOwnPost } from './posts.queries.ts'
import type { PostRow } from './posts.queries.ts'

/** One's own post; throws `post_not_found` for anyone else's as for one that is not there. */
export async function requirePost(
  { db }: Pick<PostDeps, 'db'>,
  userId: string,
  id: string,
): Promise<PostRow> {
  const post = await findOwnPost(db, userId, id)
  if (!post) throw new AppError('post_not_found')
  return post
}
