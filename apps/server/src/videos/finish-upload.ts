import { CHECK_UPLOAD } from './check-upload.job.ts'
import { presentUpload } from './present-upload.ts'
import { moveUpload } from './uploads.queries.ts'
import type { UploadRow } from './uploads.queries.ts'
import type { VideoDeps } from './video-deps.ts'

/** Orders the check of an upload whose last byte has come; does nothing before, and nothing the second time. */
export async function finishUpload(deps: VideoDeps, upload: UploadRow): Promise<void> {
  if (upload.state !== 'receiving' || upload.receivedBytes !== upload.sizeBytes) return
  const checking = await deps.db.transaction(async (tx) => {
    const updatedAt = deps.clock.now()
    const row = await moveUpload(tx, upload.id, 'receiving', { state: 'checking', updatedAt })
    if (row) await deps.queue.enqueue(tx, CHECK_UPLOAD, { uploadId: row.id })
    return row
  })
  if (checking) deps.hub.publish(checking.userId, 'upload', presentUpload(checking))
}
