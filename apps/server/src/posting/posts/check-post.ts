import type { PostStatus } from '@hookreel/contract'
import type { LimitNetworkCalls } from '../channels/limit-network-calls.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { drivePost } from './sending/drive-post.ts'
import type { PostDeps } from './post-deps.ts'
import type { PostRow } from './posts.queries.ts'
import { requirePost } from './require-post.ts'

const CHECKABLE: readonly PostStatus[] = ['uploading', 'processing', 'unknown', 'in_inbox']

/** Asks the network again what became of a post. Throws `post_not_checkable` for one that was not sent. */
export async function checkPost(
  deps: PostDeps,
  limitNetworkCalls: LimitNetworkCalls,
  userId: string,
  id: string,
): Promise<PostRow> {
  const post = await requirePost(deps, userId, id)
  if (!CHECKABLE.includes(post.status)) throw new AppError('post_not_checkable')
  // One that is being sent tells by itself.
  if (post.status !== 'uploading') {
    await limitNetworkCalls(userId, post.network)
    await drivePost(deps, post.id)
  }
  return requirePost(deps, userId, id)
}
