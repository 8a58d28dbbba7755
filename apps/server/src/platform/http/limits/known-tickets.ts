import { createHash } from 'node:crypto'

const KNOWN_MS = 600_000
const MAX_KNOWN = 20_000

/** Sessions and keys that were found to be somebody's a short while ago. */
export type KnownTickets = {
  /** Whether this one was. */
  has(ticket: string): boolean
  learn(ticket: string): void
}

/**
 * What a request brings may be made up: who takes turns by it could come as a thousand people. So it counts for its bearer only
 * once it was looked up and found; until then for the network that it comes from. Only hashes are kept, in this process.
 */
export function createKnownTickets(now: () => number = () => performance.now()): KnownTickets {
  const seen = new Map<string, number>()
  const hash = (ticket: string) => createHash('sha256').update(ticket).digest('base64url')
  return {
    has: (ticket) => (seen.get(hash(ticket)) ?? -Infinity) > now(),
    learn: (ticket) => {
      const name = hash(ticket)
      // The one that was learned last stands last.
      seen.delete(name)
      seen.set(name, now() + KNOWN_MS)
      const [oldest] = seen.keys()
      if (seen.size > MAX_KNOWN && oldest !== undefined) seen.delete(oldest)
    },
  }
}
