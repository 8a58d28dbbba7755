import { HOUR_MS } from '@hookreel/contract'
import { orAborted, WordsTooSlow } from '@hookreel/crew'
import type { Reader, ReaderThread } from '@hookreel/crew'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { openLane } from '../platform/open-lane.ts'
import { currentCostContext } from '../services/providers/cost-context.ts'

/** Each keeps others waiting for as long as one reading may take. */
const SLOW_PER_HOUR = 3
const MANY_SLOW = `Of your texts ${SLOW_PER_HOUR} took too long to read within an hour.`

/**
 * The reader with a refusal for words that take too long; anyone who sent several waits before more of theirs are read. Of one person one text is
 * read at a time, to its end: those who hung up before theirs was found too slow were never counted, and sent the next one.
 */
export function limitReading({
  reader,
  log,
  ...deps
}: Pick<Deps, 'db' | 'clock' | 'log'> & { readonly reader: Pick<ReaderThread, 'readWhole'> }): Reader {
  const slow = createRateLimit(deps, 'texts that took too long', SLOW_PER_HOUR, HOUR_MS)
  const lane = openLane()
  const readCounted = async <Result>(
    reading: string,
    userId: string | undefined,
    read: () => Promise<Result>,
  ): Promise<Result> => {
    if (userId !== undefined) await slow.refuseFull(userId, MANY_SLOW)
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof WordsTooSlow)) throw error
      log.warn('words took too long to read', { reading, userId, reason: error.message })
      if (userId !== undefined) await slow.hasTaken(userId)
      throw new AppError('words_too_slow')
    }
  }
  return {
    read: (name, data, signal) => {
      const turn = currentCostContext().then(({ userId }) => {
        const read = () => {
          signal?.throwIfAborted()
          return readCounted(name, userId, () => reader.readWhole(name, data, signal))
        }
        return userId === undefined ? read() : lane.ofPerson(userId, read)
      })
      return orAborted(turn, signal)
    },
  }
}
