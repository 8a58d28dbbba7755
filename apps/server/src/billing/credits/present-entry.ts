import type { CreditEntry } from '@hookreel/contract'
import type { EntryRow } from './credits.queries.ts'

/** An entry as its owner sees it. */
export function presentEntry(entry: EntryRow): CreditEntry {
  return {
    id: String(entry.id),
    kind: entry.kind,
    amount: entry.amount,
    balance: entry.balance,
    reason: entry.reason,
    videoId: entry.videoId,
    receiptId: entry.videoId ?? entry.orderId,
    createdAt: entry.createdAt.toISOString(),
  }
}
