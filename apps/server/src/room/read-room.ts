import type { StorageRoom } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import type { Queryable } from '../platform/db/open-db.ts'
import { findPlan, sumRoom } from './room.queries.ts'

export type RoomDeps = Pick<Deps, 'config' | 'clock'>

/** How much room an account has and uses. */
export async function readRoom(db: Queryable, deps: RoomDeps, userId: string): Promise<StorageRoom> {
  const limits = deps.config.storageBytes
  const plan = (await findPlan(db, userId, deps.clock.now())) ?? 'free'
  const { stored, reserved, exported } = await sumRoom(db, userId)
  const plans = (['free', 'starter', 'pro', 'enterprise'] as const).map((one) => ({
    plan: one,
    limitBytes: limits[one],
  }))
  return {
    ...{ plan, limitBytes: limits[plan], plans },
    ...{ storedBytes: stored, reservedBytes: reserved, exportBytes: exported },
  }
}
