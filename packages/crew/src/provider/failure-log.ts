import type { ProviderPart } from './provider.ts'

/** How a part of a service failed lately, one time after the other; nothing is known of one that answers. */
export type ServiceFailures = {
  /** What it said last. */
  readonly message: string
  /** Undefined while it failed too seldom to be left alone. */
  readonly pausedUntil: Date | undefined
}

/** What it said, and when it is left alone: after so many failures, until then. */
export type OneFailure = { readonly message: string; readonly limit: number; readonly until: Date }

/** Where failures are written down. What cannot be written must not throw: the call is over, and may have been paid. */
export type FailureLog = {
  find(provider: string, part: ProviderPart): Promise<ServiceFailures | undefined>
  /** Counts one more. */
  add(provider: string, part: ProviderPart, failure: OneFailure): Promise<void>
  /** It answered: nothing is held against it any more. */
  forget(provider: string, part: ProviderPart): Promise<void>
  /** Ends a pause at another moment; false when somebody else has done so already. */
  movePause(provider: string, part: ProviderPart, from: Date, to: Date): Promise<boolean>
}

/** A book in the memory of this process. */
export function createFailureLog(): FailureLog {
  const known = new Map<string, ServiceFailures & { readonly count: number }>()
  const keyOf = (provider: string, part: ProviderPart) => `${provider} ${part}`
  return {
    find: async (provider, part) => known.get(keyOf(provider, part)),
    add: async (provider, part, { message, limit, until }) => {
      const count = (known.get(keyOf(provider, part))?.count ?? 0) + 1
      known.set(keyOf(provider, part), {
        count,
        message,
        pausedUntil: count >= limit ? until : undefined,
      })
    },
    forget: async (provider, part) => void known.delete(keyOf(provider, part)),
    movePause: async (provider, part, from, to) => {
      const failures = known.get(keyOf(provider, part))
      if (failures?.pausedUntil?.getTime() !== from.getTime()) return false
      known.set(keyOf(provider, part), { ...failures, pausedUntil: to })
      return true
    },
  }
}
