import { DAY_MS } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import { deleteEventsBefore } from './account-events.queries.ts'

/** What happened to an account can be looked up for a year and a month. */
const KEPT_DAYS = 400

export async function forgetOldEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteEventsBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))
}
