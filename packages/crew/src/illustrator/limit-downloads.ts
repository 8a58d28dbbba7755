import { limitBody } from '../provider/limit-answers.ts'

export type DownloadLimits = {
  /** The service's own address: what it answers from its own origin is taken. */
  readonly baseUrl: string
  /** Other hosts, with their subdomains, where the service keeps what it made; only by https. */
  readonly hosts: readonly string[]
  /** Nothing larger is read; the size of a large picture when left out. */
  readonly mostBytes?: number
}

/** A picture of 4K without loss has less. */
const PICTURE_BYTES = 40_000_000

/**
 * A `fetch` that goes nowhere but to the service and to where it is known to keep its pictures, follows no redirect by itself and
 * takes no endless answer: an answer of a service names addresses, and must not lead into this server's own network.
 */
export function limitDownloads(
  fetch: typeof globalThis.fetch,
  limits: DownloadLimits,
): typeof globalThis.fetch {
  const own = new URL(limits.baseUrl).origin
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const isKnown = limits.hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
    if (url.origin !== own && !(isKnown && url.protocol === 'https:' && url.port === ''))
      throw new Error(`It names an address that is not its own: ${url.hostname}.`)
    const response = await fetch(input, { redirect: 'error', ...init })
    return limitBody(response, limits.mostBytes ?? PICTURE_BYTES, () => new Error('The answer is too large.'))
  }
}
