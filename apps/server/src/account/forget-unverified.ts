import { DAY_MS } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import { deleteUnverifiedBefore } from './unverified.queries.ts'

/** The link that proves an address works for a day; anyone who comes later asks for another one. */
const KEPT_DAYS = 30

/**
 * Deletes accounts whose address was never proved: somebody made them up, or signed up with another one's address. Without a mail
 * server nobody can prove one.
 */
export async function forgetUnverified({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  if (config.smtp === undefined) return
  await deleteUnverifiedBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))
}
