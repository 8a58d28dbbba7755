import { ProviderError, tryAgain } from '@hookreel/crew/makers'
import type { ProviderGate, WebMemory } from '@hookreel/crew/makers'
import type { FromCaller, SentFailure, ToCaller, WebMemoryCall } from './call-messages.ts'

/** The gate of a process that must not touch the database: it asks its parent, and `read` takes the answers. */
export type PermitClient = {
  readonly gate: ProviderGate
  /** The budgets and answers of the open web, which are the parent's as well. */
  readonly webMemory: WebMemory
  read(message: ToCaller): void
}

/** Every call waits for a permit of the parent, which is told what it cost. */
export function createPermitClient(send: (message: FromCaller) => void): PermitClient {
  const waiting = new Map<number, (message: ToCaller) => void>()
  let lastId = 0
  const gate: ProviderGate = {
    run: async (call, work, signal) => {
      signal?.throwIfAborted()
      lastId += 1
      const id = lastId
      const answer = await new Promise<ToCaller>((resolve) => {
        waiting.set(id, resolve)
        send({ type: 'acquire', id, call })
      })
      if (answer.type === 'refused') throw receiveFailure(answer.failure)
      try {
        signal?.throwIfAborted()
        const { value, microdollars } = await work()
        send({ type: 'spent', id, microdollars })
        return value
      } catch (error) {
        send({ type: 'failed-call', id, failure: sendFailure(error) })
        throw error
      }
    },
  }
  const askMemory = async (call: WebMemoryCall) => {
    lastId += 1
    const id = lastId
    const answer = await new Promise<ToCaller>((resolve) => {
      waiting.set(id, resolve)
      send({ type: 'web-memory', id, call })
    })
    return answer.type === 'web-memory' ? answer.value : undefined
  }
  return {
    gate: tryAgain(gate),
    webMemory: {
      recall: async (key, scope) => {
        const known = await askMemory({ act: 'recall', key, scope })
        return typeof known === 'string' ? known : undefined
      },
      remember: async (key, text, seconds, scope) =>
        void (await askMemory({ act: 'remember', key, text, seconds, scope })),
      take: async (key, limit) => (await askMemory({ act: 'take', key, ...limit })) === true,
    },
    read: (message) => {
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
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
