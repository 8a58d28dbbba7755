import { HOUR_MS } from '@hookreel/contract'
import { WordsTooSlow } from '@hookreel/crew'
import type { Reader } from '@hookreel/crew'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { currentCostContext } from '../services/providers/cost-context.ts'

/** Each keeps others waiting for as long as one reading may take. */
const SLOW_PER_HOUR = 3
const MANY_SLOW = `Of your texts ${SLOW_PER_HOUR} took too long to read within an hour.`

/** The reader with a refusal for words that take too long; anyone who sent several waits before more of theirs are read. */
export function limitReading({
  reader,
  log,
  ...deps
}: Pick<Deps, 'reader' | 'db' | 'clock' | 'log'>): Reader {
  const slow = createRateLimit(deps, 'texts that took too long', SLOW_PER_HOUR, HOUR_MS)
  const findReader = async () => {
    const { userId } = await currentCostContext()
    if (userId !== undefined) await slow.refuseFull(userId, MANY_SLOW)
    return userId
  }
  const refuse = async (error: unknown, reading: string, userId: string | undefined): Promise<never> => {
    if (!(error instanceof WordsTooSlow)) throw error
    log.warn('words took too long to read', { reading, userId, reason: error.message })
    if (userId !== undefined) await slow.hasTaken(userId)
    throw new AppError('words_too_slow')
  }
  return {
    read: (name, data, signal) =>
      findReader().then((userId) =>
        reader.read(name, data, signal).catch((error: unknown) => refuse(error, name, userId)),
      ),
  }
}
