import { z } from 'zod'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { makeSitting } from './make-sitting.ts'

/** Pictures of a member of a cast. So many people's at once in a process; each makes two at a time. */
export const MAKE_SITTING = defineJob({
  name: 'make-sitting',
  schema: z.object({ userId: z.string(), sittingId: z.string() }),
  isFair: true,
  concurrency: 2,
  perGroup: 1,
  run: makeSitting,
})
