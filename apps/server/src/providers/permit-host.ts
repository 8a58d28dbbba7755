import type { ProviderCall } from '@hookreel/crew'
import type { Permit, CostContext, AcquirePermit } from './permit.ts'
import { receiveFailure, sendFailure } from './permit-client.ts'
import type { FromCaller, ToCaller } from './call-messages.ts'

/** The server's side of a process that calls services. */
export type PermitHost = {
  read(message: FromCaller, costContext: CostContext): void
  /**
   * The process is gone: its calls under way make room, and stand as begun, since nobody knows whether they were paid.
   * Resolves when all that was told is written.
   */
  close(): Promise<void>
}

/** Gives a process permits for its calls, and writes down what it tells of them. */
export function createPermitHost(
  acquirePermit: AcquirePermit,
  send: (message: ToCaller) => void,
): PermitHost {
  const gone = new AbortController()
  const permits = new Map<number, Permit>()
  const writes = new Set<Promise<void>>()
  const grant = async (id: number, call: ProviderCall, costContext: CostContext) => {
    try {
      const permit = await acquirePermit(call, costContext, gone.signal)
      permits.set(id, permit)
      if (gone.signal.aborted) permit.abandon()
      else send({ type: 'granted', id })
    } catch (error) {
      send({ type: 'refused', id, failure: sendFailure(error) })
    }
  }
  return {
    read: (message, costContext) => {
      const { id } = message
      if (message.type === 'acquire') {
        void grant(id, message.call, costContext)
        return
      }
      const permit = permits.get(id)
      permits.delete(id)
      const how =
        message.type === 'spent'
          ? { microdollars: message.microdollars }
          : { error: receiveFailure(message.failure) }
      const write = permit?.end(how)
      if (!write) return
      writes.add(write)
      void write.finally(() => writes.delete(write))
    },
    close: () => {
      gone.abort()
      for (const permit of permits.values()) permit.abandon()
      permits.clear()
      return Promise.all(writes).then(() => undefined)
    },
  }
}
