import type { AppDeps } from '../app.ts'
import { sayUnreadablePricing } from '../billing/credits/read-pricing.ts'
import { countMessages } from '../support/operator-messages.ts'

/** What the operator is told when the server starts, a line each; `own` is its address. */
export async function listNotices(deps: Pick<AppDeps, 'db' | 'log'>, own: string): Promise<string[]> {
  const unreadable = await sayUnreadablePricing(deps)
  const waiting = await countMessages(deps)
  if (waiting === 0) return unreadable
  const what = waiting === 1 ? '1 message to support waits' : `${waiting} messages to support wait`
  const mailed = `${what}, and nobody was mailed: ${own}/messages, or npm run -s hookreel -- admin messages`
  return [...unreadable, mailed]
}
