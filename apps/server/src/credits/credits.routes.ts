import { getCredits, getPricing } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import type { App } from '../platform/http/app-type.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { listEntries } from './credits.queries.ts'
import { getBalance } from './get-balance.ts'
import { readPricing } from './read-pricing.ts'

export function mountCredits(app: App, { db }: Pick<Deps, 'db'>): void {
  serveEndpoint(app, getCredits, async ({ user }) =>
    db.transaction(
      async (tx) => ({
        balance: await getBalance(tx, user.id),
        entries: (await listEntries(tx, user.id)).map((entry) => ({
          id: String(entry.id),
          kind: entry.kind,
          amount: entry.amount,
          balance: entry.balance,
          reason: entry.reason,
          videoId: entry.videoId,
          createdAt: entry.createdAt.toISOString(),
        })),
      }),
      // One moment for both: an entry between the two reads would not add up.
      { isolationLevel: 'repeatable read' },
    ),
  )
  serveEndpoint(app, getPricing, () => readPricing(db))
}
