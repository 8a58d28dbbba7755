/** Saves the newest of many values: one at a time, and not more often than the interval says. */
export type IntervalSaver<Value> = {
  save(value: Value): void
  /** Waits for a save under way and forgets what was still waiting. */
  finish(): Promise<void>
}

/** Errors of `write` are ignored: what is saved here is replaced half a second later. */
export function saveAtIntervals<Value>(
  intervalMs: number,
  write: (value: Value) => Promise<void>,
): IntervalSaver<Value> {
  let waiting: { value: Value } | undefined
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  const flush = () => {
    timer = undefined
    if (!waiting) return
    const { value } = waiting
    waiting = undefined
    writing = write(value).catch(() => undefined)
    timer = setTimeout(() => void writing.then(flush), intervalMs)
  }
  return {
    save: (value) => {
      waiting = { value }
      if (timer === undefined) flush()
    },
    finish: async () => {
      waiting = undefined
      clearTimeout(timer)
      await writing
    },
  }
}
