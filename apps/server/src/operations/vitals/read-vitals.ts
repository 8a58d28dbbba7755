import { DAY_MS } from '@hookreel/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/open-db.ts'
import {
  countCallsSince,
  countFailuresSince,
  countImbalances,
  countPostsSince,
  countStuckVideos,
  countVideosSince,
  readDatabaseBytes,
  readMakingTime,
  readQueues,
  readStepTimes,
} from './vitals.queries.ts'

/** What the page for people is judged by. */
export type Status = Awaited<ReturnType<typeof readStatus>>
/** What Prometheus is shown. */
export type Vitals = Awaited<ReturnType<typeof readVitals>>
type Source = { readonly db: Database; readonly clock: Clock }

const STUCK_AFTER_MS = 10 * 60_000

/** How the instance is, from its own database: of the last 24 hours, and right now. The same from every process. */
export async function readStatus({ db, clock }: Source) {
  const now = clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  return {
    at: now,
    queues: await readQueues(db),
    videos: await countVideosSince(db, since),
    making: await readMakingTime(db, since),
    calls: await countCallsSince(db, since),
    posts: await countPostsSince(db, since),
    stuckVideos: await countStuckVideos(db, new Date(now.getTime() - STUCK_AFTER_MS)),
  }
}

/** The same with what only those who watch over it want to know, and pay for: the ledger is summed up whole. */
export async function readVitals(source: Source) {
  const status = await readStatus(source)
  const since = new Date(status.at.getTime() - DAY_MS)
  return {
    ...status,
    failures: await countFailuresSince(source.db, since),
    steps: await readStepTimes(source.db, since),
    databaseBytes: await readDatabaseBytes(source.db),
    imbalances: await countImbalances(source.db),
  }
}

/** Reads something at most once in so long, however often somebody looks. */
export function keepReading<Read>(
  read: (source: Source) => Promise<Read>,
  source: Source,
  seconds: number,
): () => Promise<Read> {
  let kept: { at: number; reading: Promise<Read> } | undefined
  return () => {
    const now = source.clock.now().getTime()
    // A clock that was set back must not keep it for as long as it was ahead.
    if (kept === undefined || Math.abs(now - kept.at) >= seconds * 1000) {
      const reading = read(source)
      kept = { at: now, reading }
      reading.catch(() => (kept = undefined))
    }
    return kept.reading
  }
}
