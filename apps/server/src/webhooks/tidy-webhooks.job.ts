import { WEBHOOK_DELIVERIES_SHOWN } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import { defineJob, NO_PAYLOAD } from '../platform/jobs/define-job.ts'
import { deleteDeliveriesBefore, deleteDeliveriesBeyond } from './deliveries.queries.ts'

const KEPT_MS = 30 * 86_400_000
/**
 * Of each webhook, four times what its page shows. A message holds all that is told of a film, up to 60 kB, and is written down for each of
 * ten webhooks: orders that are cancelled, which cost nothing, filled the database by gigabytes in thirty days.
 */
const KEPT_OF_ONE = 4 * WEBHOOK_DELIVERIES_SHOWN

/** Forgets every night what was sent long ago, or has many newer ones. */
export const TIDY_WEBHOOKS = defineJob({
  name: 'tidy-webhooks',
  schema: NO_PAYLOAD,
  tries: 2,
  retrySeconds: 60,
  schedule: '40 3 * * *',
  run: async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
    await deleteDeliveriesBefore(db, new Date(clock.now().getTime() - KEPT_MS))
    await deleteDeliveriesBeyond(db, KEPT_OF_ONE)
  },
})
