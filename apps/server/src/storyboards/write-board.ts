import type { Transaction } from '../platform/db/open-db.ts'
import { requireQuota } from '../storage-quota/require-quota.ts'
import { limitDrawings } from './limit-drawings.ts'
import { limitSpending } from './limit-spending.ts'
import { reservePreview } from './preview/preview-room.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { insertBoard } from './storyboards.queries.ts'
import type { BoardRow, KeptScene, NewBoard } from './storyboards.queries.ts'

/** A new storyboard, within what its user may have drawn and spend, with room for what it holds and for what its preview takes. */
export async function writeBoard(
  tx: Transaction,
  deps: StoryboardDeps,
  board: NewBoard & { readonly scenes: KeptScene[] },
  isPaid = false,
): Promise<BoardRow> {
  const { userId, scenes, storageBytes: bytes = 0 } = board
  await limitDrawings(tx, deps, userId, scenes)
  if (!isPaid) await limitSpending(tx, deps, userId, { ...board, pictures: board.pictures ?? 'drawn' })
  if (bytes > 0) await requireQuota(tx, deps, { userId, bytes, what: 'This storyboard' })
  const reservedBytes = await reservePreview(tx, deps, userId, { scenes, hasVoice: false, reservedNow: 0 })
  const now = deps.clock.now()
  return insertBoard(tx, { ...board, reservedBytes, createdAt: now, updatedAt: now })
}
