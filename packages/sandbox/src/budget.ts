/** Room that tasks share: one that finds too little waits, in the order they came. */
export type Budget = {
  /** Does `work` while it holds `amount`, at most all there is. Throws the signal's reason when it is aborted before its turn. */
  spend<Result>(amount: number, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/** A budget of so much in this process, of pixels or bytes. */
export function openBudget(capacity: number): Budget {
  let free = capacity
  const waiting: { readonly amount: number; readonly go: () => void }[] = []
  const letIn = () => {
    for (let first = waiting[0]; first !== undefined && first.amount <= free; first = waiting[0]) {
      waiting.shift()
      free -= first.amount
      first.go()
    }
  }
  const takeTurn = async (amount: number, signal: AbortSignal | undefined): Promise<void> => {
    // One that was aborted before tells nobody any more.
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const turn = { amount, go: resolve }
    const giveUp = () => {
      const at = waiting.indexOf(turn)
      if (at < 0) return
      waiting.splice(at, 1)
      letIn()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    waiting.push(turn)
    letIn()
    try {
      await promise
    } finally {
      signal?.removeEventListener('abort', giveUp)
    }
  }
  return {
    spend: async (asked, work, signal) => {
      const amount = Math.min(asked, capacity)
      await takeTurn(amount, signal)
      try {
        return await work()
      } finally {
        free += amount
        letIn()
      }
    },
  }
}
