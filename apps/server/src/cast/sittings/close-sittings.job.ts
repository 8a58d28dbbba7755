import { defineJob, NO_PAYLOAD } from '../../platform/jobs/define-job.ts'
import { closeOverdueSittings } from './end-sitting.ts'

/** Each hour: pictures that nobody chose in a day go. */
export const CLOSE_SITTINGS = defineJob({
  name: 'close-sittings',
  schema: NO_PAYLOAD,
  tries: 5,
  retrySeconds: 60,
  schedule: '17 * * * *',
  run: closeOverdueSittings,
})
