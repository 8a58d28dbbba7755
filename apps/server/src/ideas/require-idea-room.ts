import { IDEAS_KEPT_MAX_COUNT } from '@hookreel/contract'
import { AppError } from '../platform/http/app-error.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { countOwnIdeas } from './ideas.queries.ts'

/** Throws `ideas_too_many` for an account that keeps as many ideas as it may. In a transaction that has the profile. */
export async function requireIdeaRoom(tx: Transaction, userId: string): Promise<void> {
  if ((await countOwnIdeas(tx, userId)) >= IDEAS_KEPT_MAX_COUNT) throw new AppError('ideas_too_many')
}
