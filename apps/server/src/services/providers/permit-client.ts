import { ProviderError, retryCalls } from '@hookreel/crew/makers'
import type { ProviderGate, WebMemory } from '@hookreel/crew/makers'
import type { CallerHears, SentFailure } from './call-messages.ts'

/** The gate of a process that must not touch the database, and the open web's budgets and answers: both are its parent's. */
export type PermitClient = { readonly gate: ProviderGate; readonly webMemory: WebMemory }

/** Every call waits for a permit of the parent, which is told what it cost. */
export function createPermitClient(parent: CallerHears): PermitClient {
  const gate: ProviderGate = {
    run: async (call, work, signal) => {
      signal?.throwIfAborted()
      const answer = await parent.acquire(call)
      if (!('permit' in answer)) throw receiveFailure(answer.refusal)
      try {
        signal?.throwIfAborted()
        const { value, microdollars } = await work()
        parent.spent(answer.permit, microdollars)
        return value
      } catch (error) {
        parent.failedCall(answer.permit, sendFailure(error))
        throw error
      }
    },
  }
  return {
    gate: retryCalls(gate),
    webMemory: {
      recall: (key, scope) => parent.recall(key, scope).catch(() => undefined),
      remember: (key, text, seconds, scope) => parent.keep(key, text, seconds, scope).catch(() => undefined),
      take: (key, limit) => parent.take(key, limit).catch(() => false),
    },
  }
}

/** A service's failure as data; anything else is nothing. */
export function sendFailure(error: unknown): SentFailure | undefined {
  if (!(error instanceof ProviderError)) return undefined
  const { provider, failure, message, retryAfterSeconds } = error
  return { provider, failure, message, retryAfterSeconds }
}

/** The failure again as the error it was. */
export function receiveFailure(sent: SentFailure | undefined): Error {
  if (!sent) return new Error('the call was stopped')
  const { provider, failure, message, retryAfterSeconds } = sent
  return new ProviderError(provider, failure, message, { retryAfterSeconds })
}
