import type { ProviderCall, WebMemory } from '@hookreel/crew'
import type { Permit, CostContext, AcquirePermit } from './permit.ts'
import { receiveFailure, sendFailure } from './permit-client.ts'
import type { FromCaller, ToCaller, WebMemoryCall } from './call-messages.ts'

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
  webMemory?: WebMemory,
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
      if (message.type === 'web-memory') {
        const answer = (value?: string | boolean) => send({ type: 'web-memory', id, value })
        void askMemory(webMemory, message.call).then(answer, () => answer())
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

async function askMemory(
  memory: WebMemory | undefined,
  call: WebMemoryCall,
): Promise<string | boolean | undefined> {
  if (call.act === 'recall') return memory?.recall(call.key, call.scope)
  if (call.act === 'take') return memory?.take(call.key, call)
  await memory?.remember(call.key, call.text, call.seconds, call.scope)
  return undefined
}
