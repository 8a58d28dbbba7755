import type { OrderOutcome } from '@hookreel/contract'
import { stopKeys } from '../account/order-keys.ts'
import { stopSittingOrder } from '../cast/sittings/choose-pictures.ts'
import { listBatchKeys } from '../posting/batches/list-batch-keys.ts'
import { stopWriting } from '../ideas/stop-writing.ts'
import type { PostDeps } from '../posting/posts/post-deps.ts'
import { stopPostOrder, takeBackSending } from '../posting/posts/stop-post-order.ts'
import { stopVideoOrder } from '../videos/stop-video-order.ts'

/**
 * Stops what was ordered under a key. First the key is closed, so that an order still on its way is refused when it arrives; then
 * what had arrived is taken back, of a batch each piece. Asked again it does the same.
 */
export async function stopOrder(deps: PostDeps, userId: string, key: string): Promise<OrderOutcome> {
  const { db, clock } = deps
  const done = await db.transaction((tx) => stopKeys(tx, userId, [key], clock.now()))
  if (done) return done.postId === null ? 'finished' : takeBackSending(deps, userId, done.postId)
  const [first, ...others] = await listBatchKeys(deps, userId, key)
  if (first === undefined) return takeBack(deps, userId, key)
  const pieces = [first, ...others] as const
  await db.transaction((tx) => stopKeys(tx, userId, [first, ...others], clock.now()))
  const outcomes: OrderOutcome[] = ['cancelled']
  for (const piece of pieces) outcomes.push(await takeBack(deps, userId, piece))
  return farthest(outcomes)
}

async function takeBack(deps: PostDeps, userId: string, key: string): Promise<OrderOutcome> {
  return farthest([
    await stopWriting(deps, userId, key),
    await stopVideoOrder(deps, userId, key),
    await stopPostOrder(deps, userId, key),
    await stopSittingOrder(deps, userId, key),
  ])
}

/** What of several outcomes has to be told. */
function farthest(outcomes: readonly OrderOutcome[]): OrderOutcome {
  if (outcomes.includes('finished')) return 'finished'
  return outcomes.includes('cancelled') ? 'cancelled' : 'nothing'
}
