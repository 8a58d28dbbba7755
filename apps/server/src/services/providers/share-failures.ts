import type { FailureLog } from '@hookreel/crew'
import type { Deps } from '../../deps.ts'
import { deleteFailures, findFailures, insertFailure, movePausedUntil } from './failures.queries.ts'

/** Failures of services in the database: what one process saw, all of them know. */
export function shareFailures({ db, log }: Pick<Deps, 'db' | 'log'>): FailureLog {
  const write = (writing: Promise<void>) =>
    writing.catch((error: unknown) => log.warn('how a service is could not be written', { error }))
  return {
    find: async (provider, part) => {
      const row = await findFailures(db, provider, part)
      return row && { message: row.message, pausedUntil: row.pausedUntil ?? undefined }
    },
    add: (provider, part, { message, limit, until }) =>
      write(insertFailure(db, { provider, part, message }, limit, until)),
    forget: (provider, part) => write(deleteFailures(db, provider, [part])),
    movePause: (provider, part, from, to) => movePausedUntil(db, provider, part, from, to),
  }
}
