import { DAY_MS } from '@hookreel/contract'
import type { Deps } from '../../deps.ts'
import { deleteOldCalls } from './calls.queries.ts'
import { listServices } from './list-services.ts'

/** The page of services and the operator's report tell of months; receipts go with their videos, after a year. */
const KEPT_DAYS = 400
/** Each word that is heard before a film is ordered is a call that costs nothing where the voice is this machine's. */
const FREE_DAYS = 2

/** Deletes calls to services that nothing tells of any more, but for the one that says how each service is. */
export async function forgetOldCalls({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const kept = listServices(config.crew.settings).flatMap(({ parts }) => parts)
  await deleteOldCalls(db, { any: daysAgo(KEPT_DAYS), free: daysAgo(FREE_DAYS) }, kept)
}
