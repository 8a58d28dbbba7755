import { UPLOAD_HOURS } from '@hookreel/contract'
import { removePieces } from './upload-pieces.ts'
import { deleteUploadsBefore } from './uploads.queries.ts'
import type { VideoDeps } from '../videos/video-deps.ts'

/** The queue that gets a job every hour. */
export const EXPIRE_UPLOADS = 'expire-uploads'
export const EXPIRE_UPLOADS_CRON = '23 * * * *'

/** Deletes uploads that nobody went on with for a day. */
export async function expireUploads(deps: VideoDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - UPLOAD_HOURS * 3_600_000)
  for (const upload of await deleteUploadsBefore(deps.db, before)) await removePieces(deps.storage, upload)
}
