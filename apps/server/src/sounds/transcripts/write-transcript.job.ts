import { z } from 'zod'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { writeTranscript } from './write-transcript.ts'

/** A recording that is written down. Services take a minute for it, the own machine several. */
export const WRITE_TRANSCRIPT = defineJob({
  name: 'write-transcript',
  schema: z.object({ userId: z.string(), soundId: z.string(), orderId: z.string() }),
  isFair: true,
  concurrency: 2,
  perGroup: 1,
  run: writeTranscript,
})
