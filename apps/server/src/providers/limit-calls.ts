import { ProviderError } from '@hookreel/crew'
import type { ProviderFailure } from '@hookreel/crew'
import { bulkhead, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import type { CircuitBreakerPolicy, IPolicy } from 'cockatiel'

/** So many failures one after the other, and a service is left alone for so long. */
const FAILURES = 3
const PAUSE_MS = 60_000
/** Failures that say nothing about the service: the content's, the request's, or this server's own. */
const NOT_ITS_FAULT: ReadonlySet<ProviderFailure> = new Set([
  'moderated',
  'bad_request',
  'over_budget',
  'no_key',
])

/** How many calls one service does at a time, and whether it is left alone, for every part by itself. */
export type CallLimits = {
  /** Waits for room and does `work`; throws cockatiel's BrokenCircuitError while the service is left alone. */
  run<Result>(
    provider: string,
    part: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result>
  isPaused(provider: string, part: string): boolean
  /** What the service said last, when it is left alone. */
  lastFailure(provider: string, part: string): ProviderError | undefined
  /** It works again: somebody tried it. */
  resume(provider: string, part: string): void
}

export function createCallLimits(concurrency: number): CallLimits {
  const rooms = new Map<string, IPolicy>()
  const breakers = new Map<string, CircuitBreakerPolicy>()
  const roomOf = (provider: string) => keep(rooms, provider, () => bulkhead(concurrency, Infinity))
  const breakerOf = (provider: string, part: string) => keep(breakers, `${provider} ${part}`, createBreaker)
  return {
    run: (provider, part, work, signal) =>
      // Looked at when there is room: those that waited are not sent to a service that failed meanwhile.
      roomOf(provider).execute(() => breakerOf(provider, part).execute(work, signal), signal),
    isPaused: (provider, part) => breakers.get(`${provider} ${part}`)?.state === CircuitState.Open,
    lastFailure: (provider, part) => {
      const reason = breakers.get(`${provider} ${part}`)?.lastFailure
      return reason && 'error' in reason && reason.error instanceof ProviderError ? reason.error : undefined
    },
    resume: (provider, part) => breakers.delete(`${provider} ${part}`),
  }
}

function createBreaker(): CircuitBreakerPolicy {
  const isItsFault = (error: unknown) => error instanceof ProviderError && !NOT_ITS_FAULT.has(error.failure)
  return circuitBreaker(handleWhen(isItsFault), {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  })
}

function keep<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const known = map.get(key) ?? create()
  map.set(key, known)
  return known
}
