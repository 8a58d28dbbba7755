import { DAY_MS, EXPORT_DAYS } from '@hookreel/contract'
import { forgetOldEvents } from '../account/forget-old-events.ts'
import { forgetUnverified } from '../account/forget-unverified.ts'
import { forgetOldOrderKeys } from '../account/order-keys.ts'
import { forgetEndedSessions } from '../account/sign-in/forget-ended-sessions.ts'
import { releaseAbandoned } from '../ideas/release-abandoned.ts'
import { forEachSettled } from '../platform/for-each-settled.ts'
import { defineJob, NO_PAYLOAD } from '../platform/jobs/define-job.ts'
import { forgetEndedLimits } from '../platform/http/limits/rate-limit.ts'
import { forgetOldCalls } from '../services/providers/forget-old-calls.ts'
import { forgetOldResearch } from '../research/open-researcher.ts'
import { forgetOldSources } from '../sources/read-sources.ts'
import { forgetDoneMessages } from '../support/operator-messages.ts'
import { forgetViewers } from '../billing/usage/forget-viewers.ts'
import type { VideoDeps } from '../videos/video-deps.ts'
import { deleteOldVideos } from './retention/delete-old-videos.ts'
import { deleteExportsBefore } from './exports/exports.queries.ts'
import { sendNews } from './send-news.ts'

/**
 * Deletes what may not be kept longer, of all features, at a quarter past three (UTC), and sends the day's news. Its name is that
 * of jobs which are queued already.
 */
export const FORGET_OLD = defineJob({
  name: 'daily-settings',
  schema: NO_PAYLOAD,
  tries: 5,
  retrySeconds: 300,
  schedule: '15 3 * * *',
  run: forgetWhatIsOld,
})

/** Does the day's work; every part may be done again after a crash. */
export async function forgetWhatIsOld(deps: VideoDeps): Promise<void> {
  const parts = [
    deleteOldVideos,
    expireExports,
    forgetViewers,
    forgetEndedLimits,
    forgetOldResearch,
    forgetOldSources,
    releaseAbandoned,
    forgetDoneMessages,
    forgetOldEvents,
    forgetEndedSessions,
    forgetUnverified,
    forgetOldOrderKeys,
    forgetOldCalls,
    sendNews,
  ]
  await forEachSettled(parts, (part) => part(deps))
}

async function expireExports({ db, clock, storage }: VideoDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - EXPORT_DAYS * DAY_MS)
  for (const { fileKey } of await deleteExportsBefore(db, before)) {
    if (fileKey !== null) await storage.remove(fileKey)
  }
}
