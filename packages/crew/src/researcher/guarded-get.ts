import { fetchGuarded } from '@hookreel/sandbox'
import type { WebGet } from './open-web.ts'

/** Asks public addresses, and those that the operator's settings name wherever they lead; follows nobody elsewhere unless it is asked to, and then to public addresses alone. */
export function guardedGet(bases: readonly string[]): WebGet {
  const allowedHosts = bases.map((base) => new URL(base).hostname)
  return (address, { headers, maxBytes, timeoutMs, redirects = 0, signal }) =>
    fetchGuarded(
      address,
      { headers, maxBytes, timeoutMs, redirects, ...(signal && { signal }) },
      { allowedHosts },
    )
}
