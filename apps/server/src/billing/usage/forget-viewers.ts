import type { Deps } from '../../deps.ts'
import { deleteViewersBefore } from './usage.queries.ts'
import { dayOf } from '../../platform/clock.ts'

/** Forgets who viewed what before today; how often stays. */
export async function forgetViewers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteViewersBefore(db, dayOf(clock.now()))
}
