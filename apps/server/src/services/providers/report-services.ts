import type { Database } from '../../platform/db/open-db.ts'
import { sumByService } from './operator.queries.ts'

/** What services cost since then, in US dollars, for the operator: together and one by one. */
export async function reportServices(db: Database, since: Date) {
  const rows = await sumByService(db, since)
  const dollars = (microdollars: number) => Math.round(microdollars / 10) / 100_000
  return {
    dollars: dollars(rows.reduce((sum, row) => sum + row.microdollars, 0)),
    services: rows.map(({ microdollars, ...row }) => ({ ...row, dollars: dollars(microdollars) })),
  }
}
