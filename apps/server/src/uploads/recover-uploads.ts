import type { VideoDeps } from '../videos/video-deps.ts'
import { finishUpload } from './finish-upload.ts'
import { listLiveUploads } from './uploads.queries.ts'

/** Takes up the uploads whose last byte came just before the server stopped. */
export async function recoverUploads(deps: VideoDeps): Promise<void> {
  for (const upload of await listLiveUploads(deps.db)) await finishUpload(deps, upload)
}
