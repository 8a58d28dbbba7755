import type { Log } from '../log.ts'

/** One error of the queue in so long is told whole; of the others, how many there were. */
const TOLD_EVERY_MS = 30_000

/** While the database is away, every worker of every queue fails twice a second: 34 lines a second were measured. */
export function throttleErrors(log: Log): (error: unknown) => void {
  let toldAt = -Infinity
  let untold = 0
  return (error) => {
    const now = performance.now()
    if (now - toldAt < TOLD_EVERY_MS) {
      untold += 1
      return
    }
    log.error('the job queue reports an error', { error, ...(untold > 0 && { untold }) })
    toldAt = now
    untold = 0
  }
}
