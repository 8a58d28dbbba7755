import type { Database } from '../../platform/db/open-db.ts'
import { sumEntriesByKind, sumPayments } from './figures.queries.ts'

export type Report = {
  readonly paidCents: number
  readonly refundedCents: number
  readonly payments: number
  /** Of the test mode: no money. */
  readonly testPayments: number
  readonly creditsByKind: Readonly<Record<string, number>>
}

/** Revenue and credits since a moment, for the operator. */
export async function readReport(db: Database, since: Date): Promise<Report> {
  const byProvider = await sumPayments(db, since)
  const real = byProvider.find(({ provider }) => provider === 'stripe')
  const rows = await sumEntriesByKind(db, since)
  return {
    paidCents: real?.paidCents ?? 0,
    refundedCents: real?.refundedCents ?? 0,
    payments: real?.total ?? 0,
    testPayments: byProvider.find(({ provider }) => provider === 'local')?.total ?? 0,
    creditsByKind: Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount])),
  }
}
