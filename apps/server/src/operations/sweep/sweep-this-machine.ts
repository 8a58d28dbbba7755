import type { Deps } from '../../deps.ts'
import { mayClear } from './may-clear.ts'
import { findOldWork, removeWork } from './sweep-work-folders.ts'

/** Work of a row that is gone may have been begun just before it went. */
const DAY_MS = 86_400_000

type MachineDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'log'>

/** Deletes what is older than a day in the work folders of this machine and that nobody works on, where it may be. */
export async function sweepThisMachine(deps: MachineDeps): Promise<void> {
  if (!(await mayClear(deps))) return
  const work = await findOldWork(deps, new Date(deps.clock.now().getTime() - DAY_MS))
  for (const path of work) await removeWork(deps, path)
  if (work.length > 0) deps.log.info('old work was deleted', { paths: work.slice(0, 20), count: work.length })
}
