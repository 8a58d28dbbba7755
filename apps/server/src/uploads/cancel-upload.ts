import { AppError } from '../platform/http/app-error.ts'
import { removeUploadFiles } from './upload-files.ts'
import { removePieces } from './upload-pieces.ts'
import { deleteOwnUpload } from './uploads.queries.ts'
import type { VideoDeps } from '../videos/video-deps.ts'

/** Ends one's own upload in any state; the video that a finished one became stays. Throws `upload_not_found`. */
export async function cancelUpload(deps: VideoDeps, userId: string, id: string): Promise<void> {
  const upload = await deleteOwnUpload(deps.db, userId, id)
  if (!upload) throw new AppError('upload_not_found')
  await deps.runs.stop(upload.id)
  await removeUploadFiles(deps.config, upload.id)
  await removePieces(deps.storage, upload)
}
