import { AppError } from '../../platform/http/app-error.ts'
import type { SignedInUser } from '../../platform/http/app-type.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import { holdOwnSession } from './sessions.queries.ts'

/**
 * For what outlives the session that makes it: throws `not_signed_in` where that was ended since the request began, as by a new
 * password. Anyone who ends sessions first, and what they made after, leaves nothing of it.
 */
export async function requireSession(
  tx: Transaction,
  { id, sessionId = '' }: Pick<SignedInUser, 'id' | 'sessionId'>,
): Promise<void> {
  if (!(await holdOwnSession(tx, id, sessionId))) throw new AppError('not_signed_in')
}
