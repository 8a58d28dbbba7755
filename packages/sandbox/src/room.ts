/** Room for so many calls at a time. */
export type Room = {
  /** Does the work when there is room. Throws the signal's reason when it is aborted before that, and `RoomFullError` where too many wait. */
  readonly enter: <Result>(
    who: string | undefined,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ) => Promise<Result>
}

/** So many wait already. */
export class RoomFullError extends Error {
  override readonly name = 'RoomFullError'
}

/**
 * A room in which people take turns: of those who wait each has one call made, then the next of each, so that whoever has a hundred waiting keeps
 * nobody else waiting for more than one of them. First come, first served, somebody's ideas stood behind all that another one had asked for:
 * eighty calls of ten seconds, three minutes. `mostWaiting`: more than that are turned away.
 */
export function openRoom(width: number, mostWaiting = Infinity): Room {
  /** By whose turn it is. */
  const waiting = new Map<string | undefined, (() => void)[]>()
  let inside = 0
  let count = 0
  const letIn = () => {
    for (const [who, own] of waiting) {
      if (inside >= width) return
      const next = own.shift()
      waiting.delete(who)
      if (own.length > 0) waiting.set(who, own)
      count -= 1
      inside += 1
      next?.()
    }
  }
  const takeTurn = async (who: string | undefined, signal: AbortSignal | undefined): Promise<void> => {
    // One that was aborted before tells nobody any more.
    signal?.throwIfAborted()
    if (inside >= width && count >= mostWaiting) throw new RoomFullError()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      const own = waiting.get(who) ?? []
      const at = own.indexOf(resolve)
      if (at < 0) return
      own.splice(at, 1)
      count -= 1
      if (own.length === 0) waiting.delete(who)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    waiting.set(who, [...(waiting.get(who) ?? []), resolve])
    count += 1
    letIn()
    try {
      await promise
    } finally {
      signal?.removeEventListener('abort', giveUp)
    }
  }
  return {
    enter: async (who, work, signal) => {
      await takeTurn(who, signal)
      try {
        return await work()
      } finally {
        inside -= 1
        letIn()
      }
    },
  }
}
