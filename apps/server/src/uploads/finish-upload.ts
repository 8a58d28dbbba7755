import { CHECK_UPLOAD } from './check-upload.job.ts'
import { presentUpload } from './present-upload.ts'
import { listLiveUploads, moveUpload } from './uploads.queries.ts'
import type { UploadRow } from './uploads.queries.ts'
import type { VideoDeps } from '../videos/video-deps.ts'

/** So much of a file is one unit of work among those that wait for their turn. */
const COST_UNIT_BYTES = 16 * 1_048_576

/** Orders the check of an upload whose last byte has come; does nothing before, and nothing the second time. */
export async function finishUpload(deps: VideoDeps, upload: UploadRow): Promise<void> {
  if (upload.state !== 'receiving' || upload.receivedBytes !== upload.sizeBytes) return
  const checking = await deps.db.transaction(async (tx) => {
    const updatedAt = deps.clock.now()
    const row = await moveUpload(tx, upload.id, 'receiving', { state: 'checking', updatedAt })
    if (row)
      await deps.queue.enqueue(
        tx,
        CHECK_UPLOAD,
        { uploadId: row.id },
        {
          group: row.userId,
          cost: Math.ceil(row.sizeBytes / COST_UNIT_BYTES),
        },
      )
    return row
  })
  if (checking) deps.hub.publish(checking.userId, 'upload', presentUpload(checking))
}

/** Takes up the uploads whose last byte came just before the server stopped. */
export async function recoverUploads(deps: VideoDeps): Promise<void> {
  for (const upload of await listLiveUploads(deps.db)) await finishUpload(deps, upload)
}
