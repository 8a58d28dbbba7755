import { mayAnotherHelp } from './services.ts'

/**
 * The first of several ways that works; `last` when all of them failed. What another service could not do better
 * either (declined content, a wrong request), and an abort, end the search and are thrown.
 */
export async function tryServices<Value>(
  attempts: readonly (() => Promise<Value>)[],
  last: (failures: readonly Error[]) => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  const failures: Error[] = []
  for (const attempt of attempts) {
    try {
      return await attempt()
    } catch (error) {
      signal?.throwIfAborted()
      if (!mayAnotherHelp(error)) throw error
      failures.push(error)
    }
  }
  return last(failures)
}
