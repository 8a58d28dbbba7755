import { stat } from 'node:fs/promises'
import { ERRORS, HOUR_MS, UPLOAD_MAX_SECONDS } from '@hookreel/contract'
import { isDiskFull, keepUpload, StudioError, weighSentVideo } from '@hookreel/studio'
import { z } from 'zod'
import { AppError } from '../platform/http/app-error.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { requireQuota } from '../storage-quota/require-quota.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import { announceVideo } from '../videos/announce-video.ts'
import { presentUpload } from './present-upload.ts'
import { removeUploadFiles, sentFileOf } from './upload-files.ts'
import { joinPieces, removePieces } from './upload-pieces.ts'
import { addUploadedFilm } from '../videos/add-uploaded-film.ts'
import { hasVideo } from '../videos/require-video.ts'
import { findUpload, moveUpload } from './uploads.queries.ts'
import type { UploadRow } from './uploads.queries.ts'
import type { VideoDeps } from '../videos/video-deps.ts'
import { videoKey, videoKeyStart } from '../videos/video-files.ts'

const CHECK = {
  schema: z.object({ uploadId: z.string() }),
  isFair: true,
  perGroup: 1,
}
/** Files that were sent and are to be looked at: two at once, of two people. What takes longer is handed on. */
export const CHECK_UPLOAD = defineJob({
  name: 'check-upload',
  ...CHECK,
  concurrency: 2,
  run: (deps: VideoDeps, { uploadId }, { triesBefore }) =>
    checkUpload(deps, uploadId, { triesBefore, longestSeconds: SHORT_SECONDS, turnMs: TURN_MS }),
})
/** Those that are encoded anew for minutes wait for each other alone: two of them kept everybody's waiting for forty. */
export const CHECK_LONG_UPLOAD = defineJob({
  name: 'check-long-upload',
  ...CHECK,
  run: (deps: VideoDeps, { uploadId }, { triesBefore }) => checkUpload(deps, uploadId, { triesBefore }),
})
/** Of a core, by what a file says of itself: two minutes in full HD, encoded anew. */
const SHORT_SECONDS = 75
/**
 * What a file says of itself is not believed beyond this: what is not done by then goes on among the long ones, from its beginning. Two of
 * 24 MB that held more than they said kept everybody's for five minutes.
 */
const TURN_MS = 90_000
/** What waits among the long ones without being one by its words, in shares of the short. */
const HANDED_ON_COST = 4
/** Of somebody whose files went beyond their turn so often within an hour, all are long ones for the rest of it. */
const MANY_HANDED_ON = 2
/** What fails for another reason than the file itself is tried once more. */
const TRIES = 2
/** A check that broke off so often, with its server, is not begun again: the file may be what ends it. */
const STARTS = 5

/**
 * Makes a video of a file that was sent, or writes why it is none. Returns at once when it was cancelled meanwhile;
 * throws when the server is stopping, and goes on at its next start.
 */
export async function checkUpload(
  deps: VideoDeps,
  id: string,
  { triesBefore = 0, longestSeconds = Infinity, turnMs = Infinity } = {},
): Promise<void> {
  const upload = await findUpload(deps.db, id)
  if (upload?.state !== 'checking') return
  if (triesBefore >= STARTS) {
    deps.log.error('the check of an upload broke off again and again', { uploadId: id, triesBefore })
    await failUpload(deps, id, `The check of this file broke off ${STARTS} times. It cannot be taken.`)
    return
  }
  await deps.runs.run(id, async (signal) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await makeVideoOf(deps, upload, { longestSeconds, turnMs, signal })
        return
      } catch (error) {
        if (signal.aborted) throw error
        const isRefused =
          error instanceof AppError || (error instanceof StudioError && error.code === 'upload_refused')
        const isFull = isDiskFull(error)
        if (isFull) deps.log.error('the disk is full', { uploadId: id, error })
        else if (!isRefused)
          deps.log.error('an upload could not be checked', { uploadId: id, attempt, error })
        if (!isRefused && !isFull && attempt < TRIES) continue
        await failUpload(
          deps,
          id,
          isRefused
            ? error.message
            : isFull
              ? ERRORS.disk_full.message
              : 'The file could not be stored. Please try again.',
        )
        return
      }
    }
  })
}

/** One attempt in one of the two queues. */
type Check = { readonly longestSeconds: number; readonly turnMs: number; readonly signal: AbortSignal }

async function makeVideoOf(deps: VideoDeps, upload: UploadRow, check: Check): Promise<void> {
  const { userId } = upload
  const handedOn = createRateLimit(deps, 'uploads beyond their turn', MANY_HANDED_ON, HOUR_MS)
  let seconds: number
  let cost = HANDED_ON_COST
  try {
    await joinPieces(deps.storage, upload, sentFileOf(deps.config, upload.id))
    seconds = await weighFilm(deps, upload, check)
    if (seconds > check.longestSeconds) cost = Math.ceil(seconds / SHORT_SECONDS)
    else if (check.turnMs === Infinity || !(await handedOn.isFull(userId))) {
      if (await keepInTurn(deps, upload, check)) return await removePieces(deps.storage, upload)
      await handedOn.hasTaken(userId)
    }
  } finally {
    // Also when it was cancelled, perhaps on another machine, or goes on later: then the file is joined again.
    await removeUploadFiles(deps.config, upload.id)
  }
  await deps.queue.enqueue(deps.db, CHECK_LONG_UPLOAD, { uploadId: upload.id }, { group: userId, cost })
}

/** False where its turn was over before it was done; nothing of it is kept then. */
async function keepInTurn(deps: VideoDeps, upload: UploadRow, { turnMs, signal }: Check): Promise<boolean> {
  if (turnMs === Infinity) {
    await keepFilm(deps, upload, signal)
    return true
  }
  const turn = AbortSignal.timeout(turnMs)
  try {
    await keepFilm(deps, upload, AbortSignal.any([signal, turn]))
    return true
  } catch (error) {
    if (signal.aborted || error !== turn.reason) throw error
    return false
  }
}

/** Where everything is taken nothing is asked. */
const weighFilm = async (
  deps: VideoDeps,
  upload: UploadRow,
  { longestSeconds, signal }: Check,
): Promise<number> =>
  longestSeconds === Infinity ? 0 : weighSentVideo({ ...sentVideoOf(deps, upload), signal })

const sentVideoOf = ({ config }: VideoDeps, { id }: UploadRow) => ({
  sentFile: sentFileOf(config, id),
  maxSeconds: UPLOAD_MAX_SECONDS,
  ffmpegPath: config.ffmpegPath,
})

async function keepFilm(deps: VideoDeps, upload: UploadRow, signal: AbortSignal): Promise<void> {
  const { storage, db, clock, hub } = deps
  const sent = sentVideoOf(deps, upload)
  const files = { filmFile: `${sent.sentFile}.mp4`, posterFile: `${sent.sentFile}.jpg` }
  const film = await keepUpload({ ...sent, ...files, signal })
  const keys = { filmKey: videoKey(upload, 'mp4'), posterKey: videoKey(upload, 'jpg') }
  await storage.putFile(keys.filmKey, files.filmFile)
  await storage.putFile(keys.posterKey, files.posterFile)
  const storageBytes = (await stat(files.filmFile)).size + (await stat(files.posterFile)).size
  const made = await db.transaction(async (tx) => {
    const now = clock.now()
    const done = await moveUpload(tx, upload.id, 'checking', { state: 'done', updatedAt: now })
    if (!done) return undefined
    // Written anew it may be larger than what was sent, whose room is free again.
    await requireQuota(tx, deps, { userId: upload.userId, bytes: storageBytes, what: 'This video' })
    const video = await addUploadedFilm(deps, tx, upload, { ...film, ...keys, storageBytes })
    return { done, video }
  })
  if (made) {
    announceVideo(deps, made.video)
    hub.publish(upload.userId, 'upload', presentUpload(made.done))
  } else if (!(await hasVideo(deps, upload.userId, upload.id))) {
    // Cancelled in the last moment. Where there is a video an earlier try, or another process, was done before: the file is that one's.
    await storage.remove(keys.filmKey)
    await storage.remove(keys.posterKey)
  }
}

async function failUpload(deps: VideoDeps, id: string, message: string): Promise<void> {
  const change = { state: 'failed', message, updatedAt: deps.clock.now() } as const
  const failed = await moveUpload(deps.db, id, 'checking', change)
  await removeUploadFiles(deps.config, id)
  if (failed) {
    await deps.storage.removeAllStartingWith(videoKeyStart(failed))
    await removePieces(deps.storage, failed)
  }
  if (failed) deps.hub.publish(failed.userId, 'upload', presentUpload(failed))
}
