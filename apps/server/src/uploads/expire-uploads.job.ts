import { UPLOAD_HOURS } from '@hookreel/contract'
import { defineJob, NO_PAYLOAD } from '../platform/jobs/define-job.ts'
import { expirePaidParts } from '../videos/renders/paid-parts/paid-parts.ts'
import { removePieces } from './upload-pieces.ts'
import { deleteUploadsBefore } from './uploads.queries.ts'
import type { VideoDeps } from '../videos/video-deps.ts'

/** Every hour: what nobody came back for. */
export const EXPIRE_UPLOADS = defineJob({
  name: 'expire-uploads',
  schema: NO_PAYLOAD,
  tries: 1,
  schedule: '23 * * * *',
  run: async (deps: VideoDeps) => {
    await expireUploads(deps)
    await expirePaidParts(deps)
  },
})

/** Deletes uploads that nobody went on with for a day. */
export async function expireUploads(deps: VideoDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - UPLOAD_HOURS * 3_600_000)
  for (const upload of await deleteUploadsBefore(deps.db, before)) await removePieces(deps.storage, upload)
}
