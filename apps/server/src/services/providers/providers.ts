import { createCallLimits, retryCalls } from '@hookreel/crew'
import type { ProviderGate } from '@hookreel/crew'
import type { Deps } from '../../deps.ts'
import type { Connection } from '../../platform/db/open-db.ts'
import type { AcquirePermit } from './permit.ts'
import { createServiceQueue } from './service-queue.ts'
import { shareFailures } from './share-failures.ts'
import { currentCostContext } from './cost-context.ts'
import { openGate } from './open-gate.ts'
import { acquirePermit } from './acquire-permit.ts'

/** Outside services as the whole server uses them: one for the process, and their limits are those of all processes. */
export type Providers = {
  /** For calls in this process: on the account of the one who asks at the moment. */
  readonly gate: ProviderGate
  /** For anyone who wants to know how a service is now: asked once, also while it is left alone, and whatever it answers changes nothing for others. */
  readonly gateBeside: ProviderGate
  /** For calls in processes of their own, which tell how they ended. */
  readonly acquirePermit: AcquirePermit
}

/** The services of this server: nothing is asked of them yet. */
export function createProviders(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'config'>,
  connection: Connection,
): Providers {
  const { crew } = deps.config
  const limits = createCallLimits(crew.concurrency, {
    book: shareFailures(deps),
    // The embedded database is one process's, which counts its own calls: a line in it would only cost it six statements more.
    takePlace: connection.kind === 'embedded' ? undefined : createServiceQueue(deps, crew.concurrency),
    now: deps.clock.now,
  })
  const permitDeps = { ...deps, limits, budgets: crew }
  const take: AcquirePermit = (call, costContext, signal) =>
    acquirePermit(permitDeps, call, costContext, signal)
  const besideDeps = { ...permitDeps, limits: { run: limits.runBeside } }
  const takeBeside: AcquirePermit = (call, costContext, signal) =>
    acquirePermit(besideDeps, call, costContext, signal)
  return {
    gate: retryCalls(openGate(take, currentCostContext)),
    gateBeside: openGate(takeBeside, currentCostContext),
    acquirePermit: take,
  }
}
