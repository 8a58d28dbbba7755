import type { Deps } from '../../deps.ts'
import { defineJob, NO_PAYLOAD } from '../../platform/jobs/define-job.ts'
import { sweepFiles } from './sweep-files.ts'
import type { Sweep } from './sweep-files.ts'

/** Every night, after the backup. */
export const SWEEP_FILES = defineJob({
  name: 'sweep-files',
  schema: NO_PAYLOAD,
  tries: 2,
  retrySeconds: 600,
  schedule: '53 3 * * *',
  run: async (deps: Deps) => tell(deps, await sweepFiles(deps, true)),
})
const TOLD = 20

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
