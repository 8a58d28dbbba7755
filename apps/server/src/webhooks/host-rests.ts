/** So many tries in a row that were never answered, and a server is left alone for a while. */
const FAILURES = 3
const REST_MS = 60_000
/** Servers that are remembered; the one that failed longest ago is forgotten first. */
const MAX_HOSTS = 10_000

/** Which servers are left alone because they do not answer: each try would hold a place of everybody's for its whole time-out. */
export type HostRests = {
  /** Until when this server is left alone; nothing when it may be asked. */
  restsUntil(host: string, now: Date): Date | undefined
  /** What became of a try: answered, with any status, or not. After a rest one silent try is enough for the next rest. */
  note(host: string, isAnswered: boolean, now: Date): void
}

export function createHostRests(): HostRests {
  const silent = new Map<string, { failures: number; until: Date | undefined }>()
  return {
    restsUntil: (host, now) => {
      const until = silent.get(host)?.until
      return until && until > now ? until : undefined
    },
    note: (host, isAnswered, now) => {
      const failures = (silent.get(host)?.failures ?? 0) + 1
      silent.delete(host)
      if (isAnswered) return
      const until = failures >= FAILURES ? new Date(now.getTime() + REST_MS) : undefined
      silent.set(host, { failures, until })
      const [oldest] = silent.keys()
      if (silent.size > MAX_HOSTS && oldest !== undefined) silent.delete(oldest)
    },
  }
}
