import { DAY_MS } from '@hookreel/contract'
import type { UsageDay } from '@hookreel/contract'
import type { Deps } from '../../deps.ts'
import { countReadyVideos, sumPlays, sumSpentCredits } from './usage.queries.ts'
import { dayOf } from '../../platform/clock.ts'

/** What a user did and got, day by day (UTC) up to today, the oldest first; `videoId` narrows it to one video. */
export async function readUsage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { days, videoId }: { readonly days: number; readonly videoId?: string | undefined },
): Promise<UsageDay[]> {
  const today = Date.parse(`${dayOf(clock.now())}T00:00:00Z`)
  const range = Array.from({ length: days }, (_, index) =>
    dayOf(new Date(today - (days - 1 - index) * DAY_MS)),
  )
  const part = { since: range[0] ?? '', videoId }
  const plays = new Map((await sumPlays(db, userId, part)).map((row) => [row.day, row]))
  const credits = byDay(await sumSpentCredits(db, userId, part))
  const made = byDay(await countReadyVideos(db, userId, part))
  return range.map((day) => ({
    day,
    views: plays.get(day)?.views ?? 0,
    downloads: plays.get(day)?.downloads ?? 0,
    // What was held on an earlier day may come back on this one.
    credits: credits.get(day) ?? 0,
    videos: made.get(day) ?? 0,
  }))
}

function byDay(rows: readonly { day: string; count: number }[]): Map<string, number> {
  return new Map(rows.map(({ day, count }) => [day, count]))
}
