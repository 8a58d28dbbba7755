import {
  BrokenCircuitError,
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  TaskCancelledError,
} from 'cockatiel'
import type { CircuitBreakerPolicy, IPolicy } from 'cockatiel'
import { ProviderError } from './provider.ts'
import type { ProviderFailure } from './provider.ts'

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

/** How many calls one service does at a time, and whether it is left alone, for every part by itself: in one process. */
export type CallLimits = {
  /** Waits for room and does `work`; throws ProviderError `paused` while the service is left alone. */
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

/** Nothing is asked of any service yet, and each is given at most `concurrency` calls at a time. */
export function createCallLimits(concurrency: number): CallLimits {
  const rooms = new Map<string, IPolicy>()
  const breakers = new Map<string, CircuitBreakerPolicy>()
  const roomOf = (provider: string) => keep(rooms, provider, () => bulkhead(concurrency, Infinity))
  const breakerOf = (provider: string, part: string) => keep(breakers, `${provider} ${part}`, createBreaker)
  const lastFailure = (provider: string, part: string) => {
    const reason = breakers.get(`${provider} ${part}`)?.lastFailure
    return reason && 'error' in reason && reason.error instanceof ProviderError ? reason.error : undefined
  }
  return {
    run: async (provider, part, work, signal) => {
      try {
        // Looked at when there is room: those that waited are not sent to a service that failed meanwhile.
        return await roomOf(provider).execute(() => breakerOf(provider, part).execute(work, signal), signal)
      } catch (error) {
        if (error instanceof TaskCancelledError && signal?.aborted) throw signal.reason
        if (!(error instanceof BrokenCircuitError)) throw error
        const why = lastFailure(provider, part)?.message ?? 'The service failed several times.'
        const message = `${why} It is left alone for a minute and then tried again.`
        throw new ProviderError(provider, 'paused', message, { cause: error })
      }
    },
    isPaused: (provider, part) => breakers.get(`${provider} ${part}`)?.state === CircuitState.Open,
    lastFailure,
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
