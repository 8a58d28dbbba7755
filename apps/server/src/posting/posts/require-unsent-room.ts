import { DAY_SECONDS } from '@hookreel/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Queryable } from '../../platform/db/open-db.ts'
import { addSeconds } from '../../platform/clock.ts'
import { countOwnUnsent } from './posts.queries.ts'

/** A month of thirty channels, two posts a day each. All of them are in one look at the calendar. */
const UNSENT_MAX_COUNT = 2000
/** Posts that failed so long ago take no place any more, until they are planned again. */
const FAILED_DAYS = 30

/** Lets a person plan one more post. Throws `post_limit_reached`. */
export async function requireUnsentRoom(db: Queryable, userId: string, now: Date): Promise<void> {
  const failedSince = addSeconds(now, -FAILED_DAYS * DAY_SECONDS)
  if ((await countOwnUnsent(db, userId, failedSince)) < UNSENT_MAX_COUNT) return
  const message = `You have ${UNSENT_MAX_COUNT.toLocaleString('en')} drafts, planned posts and posts that failed in the last month. Delete some, or wait until some are sent.`
  throw new AppError('post_limit_reached', { message })
}
