import type { Deps } from '../deps.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { limitPreviewSpending } from '../services/providers/limit-preview-spending.ts'
import { listUnmade, type UnmadeBoard } from './list-unmade.ts'

/** Throws `rate_limited` when services would take more for what is unmade of a storyboard than its owner may spend. */
export function limitSpending(
  tx: Transaction,
  deps: Pick<Deps, 'config' | 'clock'>,
  userId: string,
  board: UnmadeBoard,
  isSpoken = false,
): Promise<void> {
  return limitPreviewSpending(tx, deps, userId, listUnmade(board, isSpoken))
}
