import type { Transaction } from '../../platform/db/open-db.ts'
import { settleHold } from './settle-hold.ts'

/** Gives back what was held for a video that came to nothing. Does nothing when its hold is settled already or was never made. */
export async function releaseCredits(
  tx: Transaction,
  { reason = 'Video not made', ...video }: { userId: string; videoId: string; reason?: string },
): Promise<void> {
  await settleHold(tx, video, { kind: 'release', reason })
}
