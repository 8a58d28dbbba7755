import type { ChildProcess } from 'node:child_process'

/** What Node reads messages with: it hands over bytes, and beside them an open file or connection that was sent along. */
type Handle = {
  onread: (...read: unknown[]) => unknown
  pendingHandle?: { close(): void } | null
}

/**
 * Ends a process whose messages cannot be read, with `kill`, and tells those who wait for it why. By itself Node throws where nobody catches it
 * what is wrong with the bytes, and what anyone who listens makes of a message: a process that was taken over ended the server by writing `null`, or a
 * line that is no JSON. It has no messages for Node itself either, and sends no open files, which would stay open.
 */
export function guardMessages(child: ChildProcess, kill: () => void): void {
  const end = (error: unknown) => {
    kill()
    if (child.listenerCount('error') > 0) child.emit('error', error)
  }
  child.removeAllListeners('internalMessage')
  const emit = child.emit.bind(child)
  child.emit = (name: string | symbol, ...told: unknown[]) => {
    if (name !== 'message') return emit(name, ...told)
    try {
      return emit(name, ...told)
    } catch (error) {
      end(error)
      return true
    }
  }
  const handle = findHandle(child)
  if (handle === undefined) return
  const read = handle.onread
  handle.onread = (...bytes) => {
    try {
      if (!handle.pendingHandle) return read.apply(handle, bytes)
      handle.pendingHandle.close()
      throw new Error('It sent an open file.')
    } catch (error) {
      end(error)
      return undefined
    }
  }
}

/** Node has no other name for it: `channel` hides it, and `_channel` prints a warning. */
function findHandle(child: ChildProcess): Handle | undefined {
  const name = Object.getOwnPropertySymbols(child).find(({ description }) => description === 'kChannelHandle')
  const handle: unknown = name && Reflect.get(child, name)
  return isHandle(handle) ? handle : undefined
}

function isHandle(value: unknown): value is Handle {
  return (
    typeof value === 'object' && value !== null && 'onread' in value && typeof value.onread === 'function'
  )
}
