import type { Deps } from '../deps.ts'
import { defineJob, NO_PAYLOAD } from '../platform/jobs/define-job.ts'
import { deleteDeliveriesBefore } from './deliveries.queries.ts'

const KEPT_MS = 30 * 86_400_000

/** Forgets every night what was sent long ago. */
export const TIDY_WEBHOOKS = defineJob({
  name: 'tidy-webhooks',
  schema: NO_PAYLOAD,
  tries: 2,
  retrySeconds: 60,
  schedule: '40 3 * * *',
  run: ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
    deleteDeliveriesBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
})
