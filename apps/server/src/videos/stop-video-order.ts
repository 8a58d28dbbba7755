import type { OrderOutcome } from '@hookreel/contract'
import { failVideo } from './renders/fail-video.ts'
import type { VideoDeps } from './video-deps.ts'
import { isReady } from './video-status.ts'
import { findVideoByKey } from './videos.queries.ts'

/** Takes back the video that was ordered under a key, when it arrived and is not made yet; its credits come back. */
export async function stopVideoOrder(deps: VideoDeps, userId: string, key: string): Promise<OrderOutcome> {
  const video = await findVideoByKey(deps.db, userId, key)
  if (!video) return 'nothing'
  await failVideo(deps, video.id, { code: 'cancelled', message: 'You stopped this order.' })
  const left = await findVideoByKey(deps.db, userId, key)
  return left && isReady(left.status) ? 'finished' : 'cancelled'
}
