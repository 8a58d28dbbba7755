import type { StorageQuota } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import type { Queryable } from '../platform/db/open-db.ts'
import { findPlan, sumStorage } from './quota.queries.ts'

export type QuotaDeps = Pick<Deps, 'config' | 'clock'>

/** How much room an account has and uses. */
export async function readQuota(db: Queryable, deps: QuotaDeps, userId: string): Promise<StorageQuota> {
  const limits = deps.config.storageBytes
  const plan = (await findPlan(db, userId, deps.clock.now())) ?? 'free'
  const { stored, reserved, exported } = await sumStorage(db, userId)
  const plans = (['free', 'starter', 'pro', 'enterprise'] as const).map((one) => ({
    plan: one,
    limitBytes: limits[one],
  }))
  return {
    ...{ plan, limitBytes: limits[plan], plans },
    ...{ storedBytes: stored, reservedBytes: reserved, exportBytes: exported },
  }
}
