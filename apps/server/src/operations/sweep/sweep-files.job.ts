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
  run: async (deps: Deps) => tell(deps, await sweepFiles(deps, 'delete')),
})
const TOLD = 20

function tell({ log }: Deps, { orphans, work, missing, strange, strangers, isHeld, corrected }: Sweep): void {
  const { count, bytes, keys } = orphans
  const facts = { files: count, bytes, keys: keys.slice(0, TOLD), work: work.slice(0, TOLD), corrected }
  const told = isHeld
    ? 'files that no row knows stay as long as something is held since a restore'
    : 'files that no row knows were deleted'
  if (count + work.length + corrected > 0) log.info(told, facts)
  if (strangers.count > 0)
    log.error(
      'most accounts whose files are in the storage are not in this database: is it the right one? Their files stay',
      { accounts: strangers.accounts, files: strangers.count, keys: strangers.keys.slice(0, TOLD) },
    )
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
