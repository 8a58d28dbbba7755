import { DAY_MS } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import { createRateLimit, type RateLimit } from '../platform/http/limits/rate-limit.ts'

/** Keys, webhooks and second factors that one makes or takes away, all together: more than anybody does by hand. */
const CHANGES_PER_DAY = 50

/**
 * Of one person, changes whose owner is mailed: somebody could use up the mails of everybody by their own. Taken once it is known
 * who asks, so that anyone who has a session alone keeps its owner from nothing.
 */
export function createMailedChangeLimit(
  deps: Pick<Deps, 'db' | 'clock'>,
): Pick<RateLimit, 'take' | 'refuseFull'> {
  const limit = createRateLimit(deps, 'mailed changes of a day', CHANGES_PER_DAY, DAY_MS)
  const reason = `You changed keys, webhooks and two-step sign-in ${CHANGES_PER_DAY} times within a day.`
  return {
    take: (userId) => limit.take(userId, reason),
    refuseFull: (userId) => limit.refuseFull(userId, reason),
  }
}
