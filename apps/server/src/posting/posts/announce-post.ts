import type { Post } from '@hookreel/contract'
import type { PostDeps } from './post-deps.ts'
import type { PostRow } from './posts.queries.ts'
import { presentOnePost } from './present-post.ts'

/** Tells the owner's open pages how the post is now, and answers it as they see it. */
export async function announcePost(
  deps: Pick<PostDeps, 'db' | 'clock' | 'secrets' | 'channels' | 'hub'>,
  row: PostRow,
): Promise<Post> {
  const post = await presentOnePost(deps, row)
  deps.hub.publish(row.userId, 'post', post)
  return post
}
