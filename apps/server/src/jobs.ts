import type { Deps } from './deps.ts'
import { resealSecondFactors } from './account/second-factor/reseal-second-factors.ts'
import { openQueue } from './platform/jobs/open-queue.ts'
import type { JobQueue, Queue } from './platform/jobs/open-queue.ts'
import { PULL_FIGURES, pullFigures } from './analytics/pull-figures.job.ts'
import { MAKE_BATCH } from './batches/create-batch.ts'
import { workOnBatches } from './batches/make-batch.job.ts'
import { BACK_UP, workOnBackups } from './operations/backups/back-up.job.ts'
import type { Connection } from './platform/db/open-db.ts'
import type { Mailer } from './platform/mail/mail.ts'
import { SEND_MAIL, workOnMails } from './platform/mail/send-mail.job.ts'
import { CHANNEL_QUEUES, workOnChannels } from './channels/work-on-channels.ts'
import { PAYMENT_QUEUES, workOnPayments } from './payments/work-on-payments.ts'
import { createPostChannels } from './posts/create-post-channels.ts'
import { POST_QUEUES, resumePosts } from './posts/resume-posts.ts'
import { SETTINGS_QUEUES, workOnSettings } from './settings/work-on-settings.ts'
import { PURGE_DELETIONS, purgeDeletions } from './deletions/purge-deletions.job.ts'
import { keepMachineSwept } from './operations/sweep/sweep-this-machine.ts'
import { SWEEP_FILES, workOnSweeps } from './operations/sweep/sweep-files.job.ts'
import { TELL_TRIALS, tellTrials } from './trial/tell-trials.job.ts'
import { MAKE_PREVIEW } from './storyboards/make-preview.job.ts'
import { resumeStoryboards } from './storyboards/resume-storyboards.ts'
import { MAKE_DOWNLOAD, workOnDownloads } from './videos/downloads/make-download.job.ts'
import { MAKE_VIDEO } from './videos/renders/make-video.job.ts'
import { resumeVideos } from './videos/renders/resume-videos.ts'
import { CHECK_UPLOAD } from './uploads/check-upload.job.ts'
import { EXPIRE_UPLOADS, EXPIRE_UPLOADS_CRON } from './uploads/expire-uploads.job.ts'
import { resumeUploads } from './uploads/resume-uploads.ts'
import type { VideoDeps } from './videos/video-deps.ts'
import { VACUUM, workOnVacuum } from './operations/vacuum/vacuum.job.ts'
import { WEBHOOK_QUEUES, workOnWebhooks } from './webhooks/work-on-webhooks.ts'

/** Every queue there is. */
export function listQueues(filmsPerUser: number): Queue[] {
  return [
    { name: MAKE_VIDEO, perGroup: filmsPerUser, isFair: true },
    MAKE_PREVIEW,
    CHECK_UPLOAD,
    { name: EXPIRE_UPLOADS, tries: 1, cron: EXPIRE_UPLOADS_CRON },
    SEND_MAIL,
    MAKE_DOWNLOAD,
    PURGE_DELETIONS,
    ...SETTINGS_QUEUES,
    ...CHANNEL_QUEUES,
    ...POST_QUEUES,
    MAKE_BATCH,
    PULL_FIGURES,
    ...WEBHOOK_QUEUES,
    ...PAYMENT_QUEUES,
    TELL_TRIALS,
    VACUUM,
    BACK_UP,
    SWEEP_FILES,
  ]
}

/** Opens the queues of all jobs. Jobs that a stopped server left are put back. */
export function openJobs(connection: Connection, log: Deps['log'], filmsPerUser: number): Promise<JobQueue> {
  return openQueue(connection, listQueues(filmsPerUser), log)
}

/**
 * Starts doing jobs; mails go out through `postman`. Answers the function that stops it: films under way may go on for
 * the seconds that are set, then they are stopped with their processes and go on elsewhere, or at the next start.
 */
export async function startJobs(
  deps: VideoDeps,
  postman: Mailer,
  connection: Connection,
): Promise<() => Promise<void>> {
  await resealSecondFactors(deps)
  await resumeVideos(deps)
  await resumeUploads(deps)
  const stopStoryboards = await resumeStoryboards(deps)
  await workOnMails(deps.queue, postman)
  await workOnDownloads(deps)
  await workOnSettings(deps)
  await deps.queue.work(PURGE_DELETIONS.name, 1, () => purgeDeletions(deps))
  await workOnChannels(deps)
  const postDeps = { ...deps, channels: createPostChannels(deps) }
  await resumePosts(postDeps)
  await workOnBatches(postDeps)
  await deps.queue.work(PULL_FIGURES.name, 1, () => pullFigures(postDeps))
  await workOnWebhooks(deps)
  await workOnPayments(deps)
  await deps.queue.work(TELL_TRIALS.name, 1, () => tellTrials(deps))
  await workOnVacuum(deps, connection)
  await workOnBackups(deps, connection)
  await workOnSweeps(deps)
  const stopSweeping = await keepMachineSwept(deps)
  return async () => {
    const handBack = async () => {
      stopStoryboards()
      stopSweeping()
      await deps.runs.stopAll()
    }
    await deps.queue.stop({ seconds: deps.config.machines.drainSeconds, handBack })
    await handBack()
  }
}
