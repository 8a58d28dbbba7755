import { createHash } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/open-db.ts'
import { AppError } from '../app-error.ts'
import {
  countGrowing,
  countTry,
  deleteEndedLimits,
  findTries,
  forgetTries,
  returnTry,
} from './rate-limits.queries.ts'

const WINDOW_MS = 60_000
const MOMENT_SECONDS = 10
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 900_000
const FORGOTTEN_MS = 86_400_000

export type LimitDeps = { readonly db: Database; readonly clock: Clock }

/** Counts tries by key; throws `rate_limited` for one too many, with the seconds to wait. */
export type RateLimit = {
  /** `reason` tells what there was too much of, where that is not plain; when it ends is added. It counts as `weight` tries, else as one. */
  take(key: string, reason?: string, weight?: number): Promise<void>
  /** The same, with false for one too many. */
  hasTaken(key: string, weight?: number): Promise<boolean>
  /** Whether the next try would be one too many; counts none. */
  isFull(key: string): Promise<boolean>
  /** The same, thrown. */
  refuseFull(key: string, reason?: string): Promise<void>
  /** A try that turned out to be none of those that are counted, or as many of its weight. */
  giveBack(key: string, weight?: number): Promise<void>
}

/** Tries of which each too many has to wait longer than the one before. */
export type GrowingLimit = {
  take(key: string): Promise<void>
  /** Begins anew: the tries turned out well. */
  forget(key: string): Promise<void>
}

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
  const tryOf = (key: string, now: Date) => ({
    ...{ keyHash: hashKey(name, key), now },
    endsAt: new Date(now.getTime() + windowMs),
  })
  const count = (key: string, now: Date, weight = 1) => countTry(db, { ...tryOf(key, now), weight })
  const findFull = async (key: string, now: Date) => {
    const found = await findTries(db, tryOf(key, now))
    return found && found.count >= tries ? found : undefined
  }
  return {
    take: async (key, reason, weight) => {
      const now = clock.now()
      const counted = await count(key, now, weight)
      if (counted.count > tries) throw tooMany(counted.endsAt, now, reason)
    },
    hasTaken: async (key, weight) => (await count(key, clock.now(), weight)).count <= tries,
    isFull: async (key) => (await findFull(key, clock.now())) !== undefined,
    refuseFull: async (key, reason) => {
      const now = clock.now()
      const full = await findFull(key, now)
      if (full) throw tooMany(full.endsAt, now, reason)
    },
    giveBack: (key, weight) => returnTry(db, hashKey(name, key), weight),
  }
}

/**
 * So many tries at once, then one each time a wait is over that doubles; forgotten a day after the last. Counted in one
 * statement by all processes together. (Libraries that do this, like rate-limiter-flexible, keep their own time and several
 * statements a try; ours has to follow the product's clock and to count tries of the same moment on the embedded database.)
 */
export function createGrowingLimit({ db, clock }: LimitDeps, name: string, free: number): GrowingLimit {
  return {
    take: async (key) => {
      const now = clock.now()
      const waits = { free, firstMs: FIRST_WAIT_MS, mostMs: LONGEST_WAIT_MS, forgottenMs: FORGOTTEN_MS }
      const nextAt = await countGrowing(db, hashKey(name, key), now, waits)
      if (nextAt) throw tooMany(nextAt, now)
    },
    forget: (key) => forgetTries(db, hashKey(name, key)),
  }
}

function hashKey(name: string, key: string): string {
  return createHash('sha256').update(`${name} ${key}`).digest('base64url')
}

function tooMany(endsAt: Date, now: Date, reason = 'Too many requests.'): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  return new AppError('rate_limited', {
    message: `${reason} ${tellWait(retryAfterSeconds)}`,
    details: { retryAfterSeconds },
  })
}

/** A limit may be of a day: who is told to wait a moment would try again at once. */
function tellWait(seconds: number): string {
  if (seconds <= MOMENT_SECONDS) return 'Please wait a moment.'
  const words = new Intl.RelativeTimeFormat('en')
  if (seconds <= 60) return `Please try again ${words.format(seconds, 'second')}.`
  const minutes = Math.ceil(seconds / 60)
  return `Please try again ${minutes < 60 ? words.format(minutes, 'minute') : words.format(Math.ceil(minutes / 60), 'hour')}.`
}

/** Forgets tries of minutes that are over. */
export async function forgetEndedLimits({ db, clock }: LimitDeps): Promise<void> {
  await deleteEndedLimits(db, clock.now())
}
