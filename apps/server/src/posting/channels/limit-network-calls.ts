import { DAY_MS, NETWORK_RULES } from '@hookreel/contract'
import type { NetworkId } from '@hookreel/contract'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import type { ChannelDeps } from './channel-deps.ts'

/** Where a day of questions is of all of an installation (YouTube: 10,000); sending and following posts take most of them. */
const SHARED_ASKS_PER_DAY = 3000
/** Far more than anybody opens composers and looks after posts and channels, who may post 25 a day. */
const OWN_SHARED_ASKS = 300
/** Elsewhere each account has a day of its own, and a person may have many accounts. */
const OWN_ASKS = 1500

/** Counts a question to a network that somebody had asked by opening a page or pressing a button. */
export type LimitNetworkCalls = (userId: string, network: NetworkId) => Promise<void>

/**
 * Where a network counts what this installation asks, for everybody together, no person takes more than a part of a day, and all of
 * them leave what posts need. Throws `rate_limited`, with which of both it was.
 */
export function createAskLimit(deps: Pick<ChannelDeps, 'db' | 'clock'>): LimitNetworkCalls {
  const own = createRateLimit(deps, 'questions to a network', OWN_ASKS, DAY_MS)
  const ownShared = createRateLimit(deps, 'questions to a network', OWN_SHARED_ASKS, DAY_MS)
  const all = createRateLimit(deps, 'questions of everybody to a network', SHARED_ASKS_PER_DAY, DAY_MS)
  return async (userId, network) => {
    const { name, isDailyLimitShared } = NETWORK_RULES[network]
    await (isDailyLimitShared ? ownShared : own).take(
      `${network} ${userId}`,
      `You have looked at ${name} through this server too often within a day. What you planned is posted all the same.`,
    )
    if (!isDailyLimitShared) return
    await all.take(
      network,
      `This server has asked ${name} as much as it may within a day, but for posts. What you planned is posted all the same.`,
    )
  }
}
