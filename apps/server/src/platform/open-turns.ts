/** Work of one key (a person) that is done one after the other; of different keys at once. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** Somebody who sends a dozen large files keeps others waiting for one of them at most. */
export function openTurns(): Turns {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work)
    const ended = turn.catch(() => undefined)
    last.set(key, ended)
    try {
      return await turn
    } finally {
      if (last.get(key) === ended) last.delete(key)
    }
  }
}
