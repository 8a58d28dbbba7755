import { AppError } from '../../platform/http/app-error.ts'
import type { Database } from '../../platform/db/open-db.ts'
import { deleteAllSessions, isDisabled } from '../operator.queries.ts'

/** Throws `account_disabled` for whom the operator keeps out, and ends the session that was just begun. */
export async function refuseDisabled(db: Database, userId: string): Promise<void> {
  if (!(await isDisabled(db, userId))) return
  await deleteAllSessions(db, userId)
  throw new AppError('account_disabled')
}
