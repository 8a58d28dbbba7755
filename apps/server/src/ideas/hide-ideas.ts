import type { Database, Transaction } from '../platform/db/open-db.ts'
import { deleteHiddenIdeas, hideOwnIdeas } from './ideas.queries.ts'

/** Deletes ideas so that it can be undone; answers those that were there. */
export function hideIdeas(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  deletionId: string,
): Promise<{ id: string; title: string }[]> {
  return hideOwnIdeas(tx, userId, ids, deletionId)
}

/** Deletes for good what can no longer be brought back. */
export function purgeHiddenIdeas(db: Database, deletionId: string): Promise<void> {
  return deleteHiddenIdeas(db, deletionId)
}
