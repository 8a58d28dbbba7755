import type { Transaction } from '../platform/db/open-db.ts'
import { settleHold } from './settle-hold.ts'

/**
 * Keeps what was held for a video that is finished, but for what comes back of it: `stillScenes` did not move. Does nothing when its hold is
 * settled already or was never made.
 */
export async function captureCredits(
  tx: Transaction,
  video: { userId: string; videoId: string },
  { givenBack = 0, stillScenes = 0 }: { readonly givenBack?: number; readonly stillScenes?: number } = {},
): Promise<void> {
  const still =
    stillScenes === 0
      ? ''
      : `; ${stillScenes} ${stillScenes === 1 ? 'scene that was to move shows its still picture' : 'scenes that were to move show their still pictures'}`
  await settleHold(tx, video, { kind: 'capture', reason: `Video completed${still}`, givenBack })
}
