import type { Deps } from '../../deps.ts'
import type { Queue } from '../../platform/jobs/open-queue.ts'
import { sweepFiles } from './sweep-files.ts'
import type { Sweep } from './sweep-files.ts'

/** Every night, after the backup. */
export const SWEEP_FILES: Queue = { name: 'sweep-files', tries: 2, retrySeconds: 600, cron: '53 3 * * *' }
const TOLD = 20

export async function workOnSweeps(deps: Deps): Promise<void> {
  await deps.queue.work(SWEEP_FILES.name, 1, async () => tell(deps, await sweepFiles(deps, true)))
}

function tell({ log }: Deps, { orphans, work, missing, strange, corrected }: Sweep): void {
  const { count, bytes, keys } = orphans
  const facts = { files: count, bytes, keys: keys.slice(0, TOLD), work: work.slice(0, TOLD), corrected }
  if (count + work.length + corrected > 0) log.info('files that no row knows were deleted', facts)
  if (missing.length > 0)
    log.warn('files are missing that rows name; see: hookreel admin sweep', {
      count: missing.length,
      missing: missing.slice(0, TOLD),
    })
  if (strange.count > 0)
    log.warn('the storage has files that Hookreel did not write', {
      count: strange.count,
      keys: strange.keys.slice(0, TOLD),
    })
}
