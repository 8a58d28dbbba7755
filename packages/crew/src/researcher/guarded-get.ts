import { fetchGuarded } from '@hookreel/sandbox'
import type { WebGet } from './open-web.ts'

/** Asks public addresses, and those that the operator's settings name wherever they lead; follows nobody elsewhere. */
export function guardedGet(bases: readonly string[]): WebGet {
  const allowedHosts = bases.map((base) => new URL(base).hostname)
  return (address, { headers, maxBytes, timeoutMs, signal }) =>
    fetchGuarded(
      address,
      { headers, maxBytes, timeoutMs, redirects: 0, ...(signal && { signal }) },
      { allowedHosts },
    )
}
