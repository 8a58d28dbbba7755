import { bulkhead, BulkheadRejectedError } from 'cockatiel'
import { AppError } from '../../platform/http/app-error.ts'

/**
 * Passwords that are hashed at once, for some 70 ms of a core each. They are hashed on the four threads that read every file:
 * with 120 at once, from sixty networks of one household, a page came after 28 seconds.
 */
const AT_ONCE = 2
/** Two seconds of them. */
const WAITING = 50

/** The line in which all requests wait that hash a password, no matter whose; one too many is refused with `rate_limited`. */
export function openPasswordLine(): <Answer>(ask: () => Promise<Answer>) => Promise<Answer> {
  const line = bulkhead(AT_ONCE, WAITING)
  return async (ask) => {
    try {
      return await line.execute(ask)
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error
      throw new AppError('rate_limited', {
        message: 'Too many people sign in at this moment. Please try again in a few seconds.',
        details: { retryAfterSeconds: 3 },
      })
    }
  }
}
