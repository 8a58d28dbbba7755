import { UPLOAD_MAX_SECONDS } from '@hookreel/contract'
import { keepUpload, StudioError } from '@hookreel/studio'
import { announceVideo } from './announce-video.ts'
import { presentVideo } from './present-video.ts'
import { presentUpload } from './present-upload.ts'
import { removeUploadFiles, sentFileOf } from './upload-files.ts'
import { joinPieces, removePieces } from './upload-pieces.ts'
import { describeUploadedFilm } from './uploaded-film.ts'
import { findUpload, moveUpload } from './uploads.queries.ts'
import type { UploadRow } from './uploads.queries.ts'
import type { VideoDeps } from './video-deps.ts'
import { videoKey } from './video-files.ts'
import { insertVideo } from './videos.queries.ts'

/** The queue of files that were sent and are to be looked at. */
export const CHECK_UPLOAD = 'check-upload'
/** What fails for another reason than the file itself is tried once more. */
const TRIES = 2

/**
 * Makes a video of a file that was sent, or writes why it is none. Returns at once when it was cancelled meanwhile;
 * throws when the server is stopping, and goes on at its next start.
 */
export async function checkUpload(deps: VideoDeps, id: string): Promise<void> {
  const upload = await findUpload(deps.db, id)
  if (upload?.state !== 'checking') return
  await deps.runs.run(id, async (signal) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await makeVideoOf(deps, upload, signal)
        return
      } catch (error) {
        if (signal.aborted) throw error
        const isRefused = error instanceof StudioError && error.code === 'upload_refused'
        if (!isRefused) deps.log.error('an upload could not be checked', { uploadId: id, attempt, error })
        if (!isRefused && attempt < TRIES) continue
        await failUpload(
          deps,
          id,
          isRefused ? error.message : 'The file could not be stored. Please try again.',
        )
        return
      }
    }
  })
}

async function makeVideoOf(deps: VideoDeps, upload: UploadRow, signal: AbortSignal): Promise<void> {
  const { config, storage, db, clock, hub } = deps
  const sentFile = sentFileOf(config, upload.id)
  const files = { filmFile: `${sentFile}.mp4`, posterFile: `${sentFile}.jpg` }
  await joinPieces(storage, upload, sentFile)
  const film = await keepUpload({
    ...files,
    sentFile,
    maxSeconds: UPLOAD_MAX_SECONDS,
    ffmpegPath: config.ffmpegPath,
    signal,
  })
  const keys = { filmKey: videoKey(upload, 'mp4'), posterKey: videoKey(upload, 'jpg') }
  await storage.putFile(keys.filmKey, files.filmFile)
  await storage.putFile(keys.posterKey, files.posterFile)
  const made = await db.transaction(async (tx) => {
    const now = clock.now()
    const done = await moveUpload(tx, upload.id, 'checking', { state: 'done', updatedAt: now })
    if (!done) return undefined
    const about = describeUploadedFilm(upload, film)
    const row = {
      ...about,
      ...keys,
      downloadKey: keys.filmKey,
      finishedAt: now,
      createdAt: now,
      updatedAt: now,
    }
    const video = await insertVideo(tx, row)
    await deps.tellWebhooks(video.userId, 'video.ready', presentVideo(video, deps), tx)
    return { done, video }
  })
  if (made) {
    announceVideo(deps, made.video)
    hub.publish(upload.userId, 'upload', presentUpload(made.done))
  } else {
    // Cancelled in the last moment.
    await storage.remove(keys.filmKey)
    await storage.remove(keys.posterKey)
  }
  await removeUploadFiles(config, upload.id)
  await removePieces(storage, upload)
}

async function failUpload(deps: VideoDeps, id: string, message: string): Promise<void> {
  const change = { state: 'failed', message, updatedAt: deps.clock.now() } as const
  const failed = await moveUpload(deps.db, id, 'checking', change)
  await removeUploadFiles(deps.config, id)
  if (failed) await removePieces(deps.storage, failed)
  if (failed) deps.hub.publish(failed.userId, 'upload', presentUpload(failed))
}
