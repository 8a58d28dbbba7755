import type { Deps } from '../../deps.ts'
import { deleteEndedSessions } from './sessions.queries.ts'

/** Of sessions and mailed links that are over nothing is kept. */
export async function forgetEndedSessions({ db }: Pick<Deps, 'db'>): Promise<void> {
  await deleteEndedSessions(db)
}
