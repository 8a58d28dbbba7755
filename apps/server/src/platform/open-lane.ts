import { openBudget } from '@hookreel/sandbox'

/** What bounds slow work of one kind in this process. */
export type Lane = {
  /** One person's, one after the other; of different people at once. Who sends a dozen large files keeps others waiting for one of them at most. */
  ofPerson<Result>(userId: string, work: () => Promise<Result>): Promise<Result>
  /** Everybody's, as many at once as the lane is wide, in the order they came. Throws the signal's reason when it is aborted before its turn. */
  ofAll<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/** A lane that is so wide; without a width only people take turns in it. */
export function openLane(width = Infinity): Lane {
  const last = new Map<string, Promise<unknown>>()
  const budget = openBudget(width)
  return {
    ofPerson: async (userId, work) => {
      const turn = (last.get(userId) ?? Promise.resolve()).then(work)
      const ended = turn.catch(() => undefined)
      last.set(userId, ended)
      try {
        return await turn
      } finally {
        if (last.get(userId) === ended) last.delete(userId)
      }
    },
    ofAll: (work, signal) => budget.spend(1, work, signal),
  }
}
