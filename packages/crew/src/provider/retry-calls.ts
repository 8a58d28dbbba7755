import { DelegateBackoff, handleWhen, retry } from 'cockatiel'
import { ProviderError } from './provider.ts'
import type { ProviderGate } from './provider.ts'

/** Waits before the second and the third try, when the service does not say how long. */
const WAITS_MS = [2000, 8000]
/** A service that asks for more is not waited for. */
const LONGEST_WAIT_SECONDS = 20

/**
 * A gate that asks again where that is safe: only when the service had too much to do, because then nothing was paid.
 * Every try is a call of its own. `waitsMs` are for tests.
 */
export function retryCalls(gate: ProviderGate, waitsMs: readonly number[] = WAITS_MS): ProviderGate {
  const policy = retry(handleWhen(isWorthWaiting), {
    maxAttempts: waitsMs.length,
    backoff: new DelegateBackoff(({ attempt, result }) => {
      const error = 'error' in result ? result.error : undefined
      const asked = error instanceof ProviderError ? error.retryAfterSeconds : undefined
      return asked === undefined ? (waitsMs[attempt - 1] ?? 0) : asked * 1000
    }),
  })
  return {
    run: (call, work, signal) => policy.execute(() => gate.run(call, work, signal), signal),
  }
}

function isWorthWaiting(error: unknown): boolean {
  if (!(error instanceof ProviderError) || error.failure !== 'rate_limited') return false
  return (error.retryAfterSeconds ?? 0) <= LONGEST_WAIT_SECONDS
}
