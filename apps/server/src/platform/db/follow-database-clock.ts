import type { Clock } from '../clock.ts'
import { systemClock } from '../clock.ts'
import type { Connection } from './open-db.ts'

/** How often the database is asked for its time. */
const ASK_EVERY_MS = 30_000
/** An answer that took longer says too little about when it was given. */
const SLOW_ANSWER_MS = 1000

/**
 * The time of the database, for every process on it: whose turn it is and what is due is compared across machines, and a
 * machine's own clock may be wrong or jump. Between two answers it goes by the steady clock, which never jumps. The
 * embedded database has no other clock than this process.
 */
export async function followDatabaseClock(
  connection: Connection,
): Promise<{ clock: Clock; stop: () => void }> {
  if (connection.kind === 'embedded') return { clock: systemClock, stop: () => undefined }
  const { pool } = connection
  const ask = async () => {
    const askedAt = performance.now()
    const { rows } = await pool.query<{ ms: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
    )
    const tookMs = performance.now() - askedAt
    return { aheadMs: (rows[0]?.ms ?? Date.now()) - askedAt - tookMs / 2, tookMs }
  }
  let { aheadMs } = await ask()
  const askAgain = async () => {
    const answer = await ask()
    if (answer.tookMs <= SLOW_ANSWER_MS) aheadMs = answer.aheadMs
  }
  // A database that does not answer leaves it as it was.
  const asking = setInterval(() => void askAgain().catch(() => undefined), ASK_EVERY_MS)
  asking.unref()
  return {
    clock: { now: () => new Date(aheadMs + performance.now()) },
    stop: () => clearInterval(asking),
  }
}
