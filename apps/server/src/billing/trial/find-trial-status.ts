import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/open-db.ts'
import { findOwnTrial, hasPaid } from './trials.queries.ts'

/** Who pays for what is made for somebody: they themselves, the operator for their trial, or nobody any more. */
export type TrialStatus = 'payer' | 'trial' | 'trial_over'

/** How a user stands. Where nobody can pay, everybody counts as a payer: the operator pays for all. */
export async function findTrialStatus(
  db: Queryable,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  userId: string,
): Promise<TrialStatus> {
  if (config.stripe === undefined || (await hasPaid(db, userId, 'stripe'))) return 'payer'
  const trial = await findOwnTrial(db, userId)
  return trial?.endsAt && trial.endsAt > clock.now() ? 'trial' : 'trial_over'
}
