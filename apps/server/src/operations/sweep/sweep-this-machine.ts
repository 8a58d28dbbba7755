import type { Deps } from '../../deps.ts'
import { findOldWork, removeWork } from './sweep-work-folders.ts'

const SWEEP_EVERY_MS = 3_600_000
/** Work of a row that is gone may have been begun just before it went. */
const DAY_MS = 86_400_000

type MachineDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'log'>

/**
 * Sweeps the work folders of this machine now and every hour; answers the function that ends it. No job does this: one
 * machine takes a job, and none of the others' disks.
 */
export async function keepMachineSwept(deps: MachineDeps): Promise<() => void> {
  await sweepThisMachine(deps)
  const timer = setInterval(() => {
    sweepThisMachine(deps).catch((error: unknown) =>
      deps.log.error('the work folders could not be swept', { error }),
    )
  }, SWEEP_EVERY_MS).unref()
  return () => clearInterval(timer)
}

/** Deletes what is older than a day in the work folders of this machine and that nobody works on. */
export async function sweepThisMachine(deps: MachineDeps): Promise<void> {
  const work = await findOldWork(deps, new Date(deps.clock.now().getTime() - DAY_MS))
  for (const path of work) await removeWork(deps, path)
  if (work.length > 0) deps.log.info('old work was deleted', { paths: work.slice(0, 20), count: work.length })
}
