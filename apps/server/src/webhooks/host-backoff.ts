/** So many tries in a row that were never answered, and a server is left alone for a while. */
const FAILURES = 3
const REST_MS = 60_000
/** Servers that are remembered, and people whom one did not answer; those whose silence is oldest are forgotten first. */
const MAX_KNOWN = 10_000

/** Whose message goes to which server. */
export type Sending = { readonly userId: string; readonly origin: string }

/** Which servers are left alone because they do not answer: each try would hold a place of everybody's for its whole time-out. */
export type HostBackoff = {
  /**
   * Until when this server is left alone; nothing when it may be asked. Only whom it did not answer the last time waits: an address that
   * somebody makes up at a server that others use, too, keeps none of theirs waiting.
   */
  restsUntil(to: Sending, now: Date): Date | undefined
  /** What became of a try: answered, whatever it said, or not. After a rest one silent try is enough for the next rest. */
  note(to: Sending, isAnswered: boolean, now: Date): void
}

export function createHostBackoff(): HostBackoff {
  const silent = new Map<string, { failures: number; until: Date | undefined }>()
  const unanswered = new Map<string, true>()
  const nameOf = ({ userId, origin }: Sending) => `${userId} ${origin}`
  return {
    restsUntil: (to, now) => {
      const until = unanswered.has(nameOf(to)) ? silent.get(to.origin)?.until : undefined
      return until && until > now ? until : undefined
    },
    note: (to, isAnswered, now) => {
      const failures = (silent.get(to.origin)?.failures ?? 0) + 1
      silent.delete(to.origin)
      unanswered.delete(nameOf(to))
      if (isAnswered) return
      const until = failures >= FAILURES ? new Date(now.getTime() + REST_MS) : undefined
      silent.set(to.origin, { failures, until })
      unanswered.set(nameOf(to), true)
      for (const known of [silent, unanswered]) forgetOldest(known)
    },
  }
}

function forgetOldest(known: Map<string, unknown>): void {
  const [oldest] = known.keys()
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest)
}
