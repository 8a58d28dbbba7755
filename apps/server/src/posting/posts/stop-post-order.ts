import type { OrderOutcome } from '@hookreel/contract'
import { announcePost } from './announce-post.ts'
import type { PostDeps } from './post-deps.ts'
import { deleteOwnPost, findOwnPost, findPostByKey } from './posts.queries.ts'
import type { PostRow } from './posts.queries.ts'
import { movePost } from './sending/sending.queries.ts'

/** Takes back the post that was made under a key, unless it is on its way to the network. */
export async function stopPostOrder(deps: PostDeps, userId: string, key: string): Promise<OrderOutcome> {
  const post = await findPostByKey(deps.db, userId, key)
  if (!post) return 'nothing'
  if (!(await unplan(deps, userId, post.id))) return 'finished'
  await deleteOwnPost(deps.db, userId, post.id)
  deps.hub.publish(userId, 'post_deleted', { id: post.id })
  return 'cancelled'
}

/** Makes a draft again of a post that was to be sent at once, unless it is on its way to the network. */
export async function takeBackSending(deps: PostDeps, userId: string, id: string): Promise<OrderOutcome> {
  const post = await unplan(deps, userId, id)
  if (!post) return 'finished'
  await announcePost(deps, post)
  return 'cancelled'
}

async function unplan(deps: PostDeps, userId: string, id: string): Promise<PostRow | undefined> {
  const change = { scheduledAt: null, updatedAt: deps.clock.now() }
  const post = await findOwnPost(deps.db, userId, id)
  return post?.status === 'draft' ? post : movePost(deps.db, id, 'draft', change, ['scheduled'])
}
