import type { OrderOutcome } from '@hookreel/contract'
import { announcePost } from './announce-post.ts'
import { findBatchByKey, listPieces } from './batches.queries.ts'
import { pieceKeyOf, postKeyOf } from './piece-keys.ts'
import type { PostDeps } from './post-deps.ts'
import { deleteOwnPost, findOwnPost, findPostByKey } from './posts.queries.ts'
import type { PostRow } from './posts.queries.ts'
import { movePost } from './sending.queries.ts'

/** The keys under which the pieces of a batch and their posts are ordered; none when no batch has the key. */
export async function listBatchKeys({ db }: PostDeps, userId: string, key: string): Promise<string[]> {
  const batch = await findBatchByKey(db, userId, key)
  if (!batch) return []
  const pieces = await listPieces(db, userId, [batch.id])
  return pieces.flatMap((piece) => [
    pieceKeyOf(piece),
    ...batch.order.channels.map(({ channelId }) => postKeyOf(piece, channelId)),
  ])
}

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
