import type { ProviderCall } from '@hookreel/crew'
import type { Leave, Spender, TakeLeave } from '../leave.ts'
import { receiveFailure, sendFailure } from './ask-parent.ts'
import type { FromCaller, ToCaller } from './call-messages.ts'

/** The server's side of a process that calls services. */
export type ChildDesk = {
  read(message: FromCaller, spender: Spender): void
  /**
   * The process is gone: its calls under way make room, and stand as begun, since nobody knows whether they were paid.
   * Resolves when all that was told is written.
   */
  close(): Promise<void>
}

/** Answers a process's questions for leave, and writes down what it tells. */
export function answerChild(takeLeave: TakeLeave, send: (message: ToCaller) => void): ChildDesk {
  const gone = new AbortController()
  const leaves = new Map<number, Leave>()
  const writes = new Set<Promise<void>>()
  const grant = async (id: number, call: ProviderCall, spender: Spender) => {
    try {
      const leave = await takeLeave(call, spender, gone.signal)
      leaves.set(id, leave)
      if (gone.signal.aborted) leave.abandon()
      else send({ type: 'granted', id })
    } catch (error) {
      send({ type: 'refused', id, failure: sendFailure(error) })
    }
  }
  return {
    read: (message, spender) => {
      const { id } = message
      if (message.type === 'leave') {
        void grant(id, message.call, spender)
        return
      }
      const leave = leaves.get(id)
      leaves.delete(id)
      const how =
        message.type === 'spent'
          ? { microdollars: message.microdollars }
          : { error: receiveFailure(message.failure) }
      const write = leave?.end(how)
      if (!write) return
      writes.add(write)
      void write.finally(() => writes.delete(write))
    },
    close: () => {
      gone.abort()
      for (const leave of leaves.values()) leave.abandon()
      leaves.clear()
      return Promise.all(writes).then(() => undefined)
    },
  }
}
