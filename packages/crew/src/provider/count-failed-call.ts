import { ProviderError } from './provider.ts'
import type { ProviderFailure } from './provider.ts'

/** After these it may have been paid all the same; the estimate stands. All others were answered with a refusal. */
const MAY_BE_PAID: ReadonlySet<ProviderFailure> = new Set(['slow', 'broken'])

/**
 * What a call that ended in an error is counted with, in microdollars: nothing when the service refused it, else its
 * estimate. What was stopped half-way may have been paid, too.
 */
export function countFailedCall(error: unknown, estimatedMicrodollars: number): number {
  return error instanceof ProviderError && !MAY_BE_PAID.has(error.failure) ? 0 : estimatedMicrodollars
}
