import type { AppContext } from '../app-type.ts'
import { clientAddress, networkOf, NETWORKS_PER_SITE, siteOf } from '../client-address.ts'
import { createRateLimit } from './rate-limit.ts'

/** Counts what anybody may ask for, by where it comes from; throws `rate_limited` for one too many. */
export type NetworkLimit = { take(context: AppContext): Promise<void> }

/**
 * A limit of tries a minute, or in another span, by network. A household or a tunnel may have 65,536 networks of IPv6: all of them together may ask as
 * much as four.
 */
export function createNetworkLimit(
  deps: Parameters<typeof createRateLimit>[0] & { readonly config: { readonly proxies: number } },
  name: string,
  tries: number,
  windowMs?: number,
): NetworkLimit {
  const ofNetwork = createRateLimit(deps, name, tries, windowMs)
  const ofSite = createRateLimit(deps, `${name}, by site`, NETWORKS_PER_SITE * tries, windowMs)
  return {
    take: async (context) => {
      const address = clientAddress(context, deps.config.proxies)
      await ofNetwork.take(networkOf(address))
      const site = siteOf(address)
      if (site !== undefined) await ofSite.take(site)
    },
  }
}
