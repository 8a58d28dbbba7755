import { DAY_MS } from '@hookreel/contract'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'

/** Each is kept for two weeks. */
const BOARDS_PER_DAY = 200

/** Counts a storyboard that a person begins, from words or from a finished film; throws `rate_limited` for more than fit a day. */
export function limitBoards(deps: Parameters<typeof createRateLimit>[0]): (userId: string) => Promise<void> {
  const limit = createRateLimit(deps, 'storyboards of a day', BOARDS_PER_DAY, DAY_MS)
  return (userId) => limit.take(userId, `You began ${BOARDS_PER_DAY} storyboards within a day.`)
}
