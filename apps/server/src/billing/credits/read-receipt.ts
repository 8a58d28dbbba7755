import type { Receipt } from '@hookreel/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Queryable } from '../../platform/db/open-db.ts'
import { listEntriesOf } from './credits.queries.ts'
import { presentEntry } from './present-entry.ts'

/**
 * What one of the user's videos, batches of ideas, enhancements or payments did to the balance, and why. Throws
 * `receipt_not_found` when nothing of this user's ledger names it.
 */
export async function readReceipt(db: Queryable, userId: string, id: string): Promise<Receipt> {
  const rows = await listEntriesOf(db, userId, id)
  const last = rows.at(-1)
  if (!last) throw new AppError('receipt_not_found')
  const sumOf = (...kinds: string[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0)
  const held = -sumOf('hold') || 0
  const isCaptured = rows.some(({ kind }) => kind === 'capture')
  return {
    id,
    held,
    captured: isCaptured ? held - sumOf('capture') : 0,
    returned: sumOf('release') + (held > 0 ? sumOf('capture') : 0),
    purchased: sumOf('purchase', 'grant'),
    takenBack: -sumOf('refund', 'adjustment') || 0,
    isSettled: held === 0 || rows.some(({ kind }) => kind === 'capture' || kind === 'release'),
    why: last.reason,
    entries: rows.map(presentEntry),
  }
}
