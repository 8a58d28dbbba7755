import { ProviderError } from './provider.ts'
import { nameService } from './services.ts'

/**
 * Gives a call so many seconds. Throws ProviderError `slow` when they have passed, and the reason of `signal` when that
 * was aborted: then somebody does not want the answer any more, and no service failed.
 */
export async function limitTime<Value>(
  provider: string,
  seconds: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  signal?.throwIfAborted()
  const timeout = AbortSignal.timeout(seconds * 1000)
  try {
    const value = await work(signal ? AbortSignal.any([signal, timeout]) : timeout)
    // Some libraries end quietly when they are aborted.
    timeout.throwIfAborted()
    signal?.throwIfAborted()
    return value
  } catch (error) {
    signal?.throwIfAborted()
    if (!timeout.aborted) throw error
    throw new ProviderError(
      provider,
      'slow',
      `${nameService(provider)} did not answer within ${seconds} seconds. Try again later, or allow more time.`,
      { cause: error },
    )
  }
}
