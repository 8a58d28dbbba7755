import type { WebMemory } from '@hookreel/crew'
import type { Permit, CallEnd, CostContext, AcquirePermit } from './permit.ts'
import { receiveFailure, sendFailure } from './permit-client.ts'
import type { CallerHears } from './call-messages.ts'

/** The server's side of a process that calls services. */
export type PermitHost = {
  readonly hears: CallerHears
  /**
   * The process is gone: its calls under way make room, and stand as begun, since nobody knows whether they were paid.
   * Resolves when all that was told is written.
   */
  close(): Promise<void>
}

/** Gives a process permits for its calls on one account, and writes down what it tells of them. */
export function createPermitHost(
  acquirePermit: AcquirePermit,
  costContext: CostContext,
  webMemory?: WebMemory,
): PermitHost {
  const gone = new AbortController()
  const permits = new Map<number, Permit>()
  const writes = new Set<Promise<void>>()
  let lastId = 0
  const end = (id: number, how: CallEnd) => {
    const write = permits.get(id)?.end(how)
    permits.delete(id)
    if (!write) return
    writes.add(write)
    void write.finally(() => writes.delete(write))
  }
  return {
    hears: {
      acquire: async (call) => {
        try {
          const permit = await acquirePermit(call, costContext, gone.signal)
          lastId += 1
          if (gone.signal.aborted) permit.abandon()
          else permits.set(lastId, permit)
          return { permit: lastId }
        } catch (error) {
          return { refusal: sendFailure(error) }
        }
      },
      spent: (id, microdollars) => end(id, { microdollars }),
      failedCall: (id, failure) => end(id, { error: receiveFailure(failure) }),
      recall: async (key, scope) => webMemory?.recall(key, scope),
      keep: async (...told) => webMemory?.remember(...told),
      take: async (key, limit) => (await webMemory?.take(key, limit)) === true,
    },
    close: () => {
      gone.abort()
      for (const permit of permits.values()) permit.abandon()
      permits.clear()
      return Promise.all(writes).then(() => undefined)
    },
  }
}
