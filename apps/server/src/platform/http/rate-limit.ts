import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open-db.ts'
import { AppError } from './app-error.ts'
import { countTry, deleteEndedLimits } from './rate-limits.queries.ts'

const WINDOW_MS = 60_000

type LimitDeps = { readonly db: Database; readonly clock: Clock }

/** Counts tries by key; throws `rate_limited` for one too many, with the seconds to wait. */
export type RateLimit = { take(key: string): Promise<void> }

/**
 * A limit of tries a minute, or in another span, that all processes on the database count together, under a name of its own. Keys are addresses of people and
 * machines: only a hash of them is kept.
 */
export function createRateLimit(
  { db, clock }: LimitDeps,
  name: string,
  tries: number,
  windowMs = WINDOW_MS,
): RateLimit {
  return {
    take: async (key) => {
      const now = clock.now()
      const keyHash = createHash('sha256').update(`${name} ${key}`).digest('base64url')
      const { count, endsAt } = await countTry(db, keyHash, now, new Date(now.getTime() + windowMs))
      if (count <= tries) return
      const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
      throw new AppError('rate_limited', { details: { retryAfterSeconds } })
    },
  }
}

/** Forgets tries of minutes that are over. */
export async function forgetEndedLimits({ db, clock }: LimitDeps): Promise<void> {
  await deleteEndedLimits(db, clock.now())
}
