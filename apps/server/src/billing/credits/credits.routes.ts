import { getCredits, getPricing, getReceipt } from '@hookreel/contract'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/app-type.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { countEntries, listEntries } from './credits.queries.ts'
import { getBalance } from './get-balance.ts'
import { presentEntry } from './present-entry.ts'
import { readPricing } from './read-pricing.ts'
import { readReceipt } from './read-receipt.ts'

export function mountCredits(app: App, { db }: Pick<Deps, 'db'>): void {
  serveEndpoint(app, getCredits, async ({ user, query: { page, pageSize } }) =>
    db.transaction(
      async (tx) => ({
        balance: await getBalance(tx, user.id),
        entries: (await listEntries(tx, user.id, { offset: (page - 1) * pageSize, limit: pageSize })).map(
          presentEntry,
        ),
        total: await countEntries(tx, user.id),
      }),
      // One moment for all: an entry between the reads would not add up.
      { isolationLevel: 'repeatable read' },
    ),
  )
  serveEndpoint(app, getPricing, () => readPricing(db))
  serveEndpoint(app, getReceipt, ({ params, user }) => readReceipt(db, user.id, params.id))
}
