import { MINUTE_MS, HOUR_MS } from '@hookreel/contract'
import { resealSecondFactors } from './account/second-factor/reseal-second-factors.ts'
import { PULL_FIGURES } from './posting/analytics/pull-figures.job.ts'
import { MAKE_BATCH } from './posting/batches/make-batch.job.ts'
import { CLOSE_SITTINGS } from './cast/sittings/close-sittings.job.ts'
import { MAKE_SITTING } from './cast/sittings/make-sitting.job.ts'
import { KEEP_CHANNELS } from './posting/channels/keep-channels.job.ts'
import { REVOKE_GRANT } from './posting/channels/revoke-grant.job.ts'
import { PURGE_DELETIONS } from './deletions/purge-deletions.job.ts'
import type { Deps } from './deps.ts'
import { BACK_UP, warnOfBackups } from './operations/backups/back-up.job.ts'
import { watchBackups } from './operations/backups/newest-backup.ts'
import { SWEEP_FILES } from './operations/sweep/sweep-files.job.ts'
import { sweepThisMachine, warnOfStrangers, whereOurs } from './operations/sweep/sweep-this-machine.ts'
import { keepLogSmall, VACUUM } from './operations/vacuum/vacuum.job.ts'
import { DAILY_PAYMENTS } from './billing/payments/daily-payments.job.ts'
import { END_SUBSCRIPTION } from './billing/payments/end-subscription.job.ts'
import type { PaymentDeps } from './billing/payments/payment-deps.ts'
import { openStripe } from './billing/payments/stripe-gateway.ts'
import type { Connection } from './platform/db/open-db.ts'
import type { Job } from './platform/jobs/define-job.ts'
import { openQueue } from './platform/jobs/open-queue.ts'
import type { JobQueue } from './platform/jobs/open-queue.ts'
import type { Mailer } from './platform/mail/mail.ts'
import { SEND_MAIL } from './platform/mail/send-mail.job.ts'
import { createPostChannels } from './posting/posts/create-post-channels.ts'
import type { PostDeps } from './posting/posts/post-deps.ts'
import { POST_VIDEO } from './posting/posts/post-video.job.ts'
import { FIT_FILM_JOB } from './posting/posts/sending/fit-film.job.ts'
import { FOLLOW_POST_JOB, SEND_POST } from './posting/posts/sending/send-post.job.ts'
import { recoverPosts, SWEEP_POSTS } from './posting/posts/sweep-posts.job.ts'
import { FORGET_OLD } from './personal-data/forget-old.job.ts'
import { DELETE_FILES } from './personal-data/account-end/delete-files.job.ts'
import { clearExports, MAKE_EXPORT } from './personal-data/exports/make-export.job.ts'
import { STOP_WORK } from './personal-data/account-end/stop-work.job.ts'
import { WRITE_TRANSCRIPT } from './sounds/transcripts/write-transcript.job.ts'
import { expireStoryboards } from './storyboards/expire-storyboards.ts'
import { PREVIEW_JOBS } from './storyboards/preview/make-preview.job.ts'
import { recoverStoryboards } from './storyboards/recover-storyboards.ts'
import { TELL_TRIALS } from './billing/trial/tell-trials.job.ts'
import { CHECK_LONG_UPLOAD, CHECK_UPLOAD } from './uploads/check-upload.job.ts'
import { EXPIRE_UPLOADS } from './uploads/expire-uploads.job.ts'
import { recoverUploads } from './uploads/finish-upload.ts'
import { SEND_WEEKLY_REPORTS } from './billing/usage/send-weekly-reports.job.ts'
import {
  clearDownloads,
  COMPRESS_DOWNLOAD,
  COMPRESS_LONG_DOWNLOAD,
  MAKE_DOWNLOAD,
} from './videos/downloads/make-download.job.ts'
import { MAKE_SERVICE_VIDEO_JOB, MAKE_VIDEO_JOB } from './videos/renders/make-video.job.ts'
import { clearLeftFilms, recoverVideos } from './videos/renders/recover-videos.ts'
import type { VideoDeps } from './videos/video-deps.ts'
import { createHostBackoff } from './webhooks/host-backoff.ts'
import type { HostBackoff } from './webhooks/host-backoff.ts'
import { SEND_WEBHOOK } from './webhooks/send-webhook.job.ts'
import { TIDY_WEBHOOKS } from './webhooks/tidy-webhooks.job.ts'

/** What jobs use; each says in its own file what of it. */
type JobDeps = PostDeps &
  PaymentDeps & {
    readonly connection: Connection
    /** Sends mails; `mail` orders that they are sent. */
    readonly postman: Mailer
    readonly hosts: HostBackoff
  }

/** Every job there is. */
export const JOBS: readonly Job<object, JobDeps>[] = [
  MAKE_VIDEO_JOB,
  MAKE_SERVICE_VIDEO_JOB,
  ...PREVIEW_JOBS,
  MAKE_SITTING,
  CLOSE_SITTINGS,
  WRITE_TRANSCRIPT,
  CHECK_UPLOAD,
  CHECK_LONG_UPLOAD,
  EXPIRE_UPLOADS,
  SEND_MAIL,
  MAKE_DOWNLOAD,
  COMPRESS_DOWNLOAD,
  COMPRESS_LONG_DOWNLOAD,
  PURGE_DELETIONS,
  FORGET_OLD,
  DELETE_FILES,
  MAKE_EXPORT,
  STOP_WORK,
  SEND_WEEKLY_REPORTS,
  KEEP_CHANNELS,
  REVOKE_GRANT,
  SEND_POST,
  FOLLOW_POST_JOB,
  FIT_FILM_JOB,
  SWEEP_POSTS,
  POST_VIDEO,
  MAKE_BATCH,
  PULL_FIGURES,
  SEND_WEBHOOK,
  TIDY_WEBHOOKS,
  END_SUBSCRIPTION,
  DAILY_PAYMENTS,
  TELL_TRIALS,
  VACUUM,
  BACK_UP,
  SWEEP_FILES,
]

/** What a stopped server left is taken up or cleared away, one after the other, before any job is done. */
const RECOVERIES: readonly ((deps: JobDeps) => Promise<unknown>)[] = [
  resealSecondFactors,
  whereOurs(clearLeftFilms, warnOfStrangers),
  recoverVideos,
  recoverUploads,
  recoverStoryboards,
  clearDownloads,
  clearExports,
  recoverPosts,
  warnOfBackups,
]

/** On the disk of each machine, at the start and again and again. A job would be done by one machine alone. */
const CHORES: readonly {
  /** As the log names it. */
  readonly name: string
  readonly everyMs: number
  readonly run: (deps: JobDeps) => Promise<void>
}[] = [
  { name: 'orderMissedJobs', everyMs: HOUR_MS, run: orderMissedJobs },
  { name: 'sweepThisMachine', everyMs: HOUR_MS, run: sweepThisMachine },
  { name: 'watchBackups', everyMs: HOUR_MS, run: watchBackups },
  { name: 'keepLogSmall', everyMs: MINUTE_MS, run: keepLogSmall },
  { name: 'expireStoryboards', everyMs: 6 * HOUR_MS, run: whereOurs(expireStoryboards) },
]

/** Opens the queues of all jobs. Jobs that a stopped server left are put back. */
export function openJobs(connection: Connection, log: Deps['log']): Promise<JobQueue> {
  return openQueue(connection, JOBS, log)
}

/**
 * Starts doing jobs; mails go out through `postman`. Answers the function that stops it: films under way may go on for
 * the seconds that are set, then they are stopped with their processes and go on elsewhere, or at the next start.
 */
export async function startJobs(
  videoDeps: VideoDeps,
  postman: Mailer,
  connection: Connection,
): Promise<() => Promise<void>> {
  const deps: JobDeps = {
    ...videoDeps,
    channels: createPostChannels(videoDeps),
    stripe: openStripe(videoDeps.config),
    hosts: createHostBackoff(),
    postman,
    connection,
  }
  for (const recover of RECOVERIES) await recover(deps)
  const stopChores = await startChores(deps)
  for (const job of JOBS) await deps.queue.work(job, deps)
  return async () => {
    const handBack = async () => {
      stopChores()
      deps.previewer.close()
      await deps.runs.stopAll()
    }
    await deps.queue.stop({ seconds: deps.config.machines.drainSeconds, handBack })
    await handBack()
  }
}

/** A machine may be off, or asleep, at the hour of the night's work. */
async function orderMissedJobs({ queue, clock, log }: JobDeps): Promise<void> {
  const jobs = await queue.orderMissed(clock.now())
  if (jobs.length > 0) log.info('the work of a night in which no server was up is done now', { jobs })
}

async function startChores(deps: JobDeps): Promise<() => void> {
  const timers: NodeJS.Timeout[] = []
  for (const { name, everyMs, run } of CHORES) {
    await run(deps)
    const again = () =>
      run(deps).catch((error: unknown) =>
        deps.log.error('a chore of this machine was not done', { chore: name, error }),
      )
    timers.push(setInterval(() => void again(), everyMs).unref())
  }
  return () => timers.forEach((timer) => clearInterval(timer))
}
