import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/open-db.ts'
import {
  countCallsSince,
  countFailuresSince,
  countImbalances,
  countPostsSince,
  countStuckVideos,
  countVideosSince,
  readMakingTime,
  readQueues,
  readStepTimes,
} from './vitals.queries.ts'

export type Vitals = Awaited<ReturnType<typeof readVitals>>

const DAY_MS = 86_400_000
const STUCK_AFTER_MS = 10 * 60_000

/** How the instance is, from its own database: of the last 24 hours, and right now. The same from every process. */
export async function readVitals({ db, clock }: { db: Database; clock: Clock }) {
  const now = clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  return {
    at: now,
    queues: await readQueues(db),
    videos: await countVideosSince(db, since),
    failures: await countFailuresSince(db, since),
    steps: await readStepTimes(db, since),
    making: await readMakingTime(db, since),
    calls: await countCallsSince(db, since),
    posts: await countPostsSince(db, since),
    imbalances: await countImbalances(db),
    stuckVideos: await countStuckVideos(db, new Date(now.getTime() - STUCK_AFTER_MS)),
  }
}

/** Reads them at most once in so long, however often somebody looks. */
export function keepVitals(deps: { db: Database; clock: Clock }, seconds: number): () => Promise<Vitals> {
  let kept: { at: number; vitals: Promise<Vitals> } | undefined
  return () => {
    const now = deps.clock.now().getTime()
    if (kept === undefined || now - kept.at >= seconds * 1000) {
      const vitals = readVitals(deps)
      kept = { at: now, vitals }
      vitals.catch(() => (kept = undefined))
    }
    return kept.vitals
  }
}
