import type { Clock } from '../clock.ts'
import { AppError } from './app-error.ts'

const WINDOW_MS = 60_000
/** Beyond so many keys, those whose minute is over are forgotten. */
const TIDY_AT_KEYS = 10_000

/** Counts tries a minute by key; throws `rate_limited` for one too many, with the seconds to wait. */
export type RateLimit = { take(key: string): void }

export function createRateLimit(clock: Clock, triesPerMinute: number): RateLimit {
  const windows = new Map<string, { count: number; endsAt: number }>()
  return {
    take: (key) => {
      const now = clock.now().getTime()
      if (windows.size > TIDY_AT_KEYS) forgetEnded(windows, now)
      const known = windows.get(key)
      const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + WINDOW_MS }
      window.count += 1
      windows.set(key, window)
      if (window.count <= triesPerMinute) return
      const retryAfterSeconds = Math.ceil((window.endsAt - now) / 1000)
      throw new AppError('rate_limited', { details: { retryAfterSeconds } })
    },
  }
}

function forgetEnded(windows: Map<string, { endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
}
