import { z } from 'zod'
import { CHECK_UPLOAD, CHECKS_AT_ONCE, checkUpload } from './check-upload.job.ts'
import { EXPIRE_UPLOADS, expireUploads } from './expire-uploads.job.ts'
import { expirePaidParts } from '../videos/renders/paid-parts.ts'
import { finishUpload } from './finish-upload.ts'
import { listLiveUploads } from './uploads.queries.ts'
import type { VideoDeps } from '../videos/video-deps.ts'

const jobDataSchema = z.object({ uploadId: z.string() })

/** Takes up the uploads whose last byte came just before the server stopped, and from then on every new one. */
export async function resumeUploads(deps: VideoDeps): Promise<void> {
  for (const upload of await listLiveUploads(deps.db)) await finishUpload(deps, upload)
  await deps.queue.work(CHECK_UPLOAD.name, CHECKS_AT_ONCE, (job) =>
    checkUpload(deps, jobDataSchema.parse(job.data).uploadId, job.triesBefore),
  )
  await deps.queue.work(EXPIRE_UPLOADS, 1, async () => {
    await expireUploads(deps)
    await expirePaidParts(deps)
  })
}
