import type { Transaction } from '../platform/db/open-db.ts'
import { settleHold } from './settle-hold.ts'

/** Keeps what was held for a video that is finished. Does nothing when its hold is settled already or was never made. */
export async function captureCredits(
  tx: Transaction,
  video: { userId: string; videoId: string },
): Promise<void> {
  await settleHold(tx, video, { kind: 'capture', reason: 'Video completed' })
}
