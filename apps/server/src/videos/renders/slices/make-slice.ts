import { isDiskFull, SLICE_STEP, sliceKey } from '@hookreel/studio'
import type { Rush, SliceOrder, StepResult } from '@hookreel/studio'
import type { JobTry } from '../../../platform/jobs/define-job.ts'
import { shareParts } from '../../../platform/storage/share-parts.ts'
import { announceVideo } from '../../announce-video.ts'
import { restoreArtifacts } from '../restore-artifacts.ts'
import { addRush, putRush } from './collect-rushes.ts'
import { explainFailure } from '../explain-failure.ts'
import { failVideo, removeWhatIsLeft } from '../fail-video.ts'
import { KILLS_ITS_MAKERS, MAKE_VIDEO, STARTS, TRIES } from '../film-job.ts'
import { superviseFilmWorker } from '../supervise-film-worker.ts'
import type { WorkerEnd } from '../supervise-film-worker.ts'
import { saveAtIntervals } from '../save-at-intervals.ts'
import { addSliceFrames } from './slice-progress.ts'
import { countSliceAttempt, listMadeSlices, lockFilm, saveSlicesProgress } from './slices.queries.ts'
import type { VideoDeps } from '../../video-deps.ts'
import { partPlacesOf, partsFolderOf, removeParts } from '../../video-files.ts'
import { findVideo } from '../../videos.queries.ts'
import { listSteps, saveStep } from '../steps.queries.ts'
import type { VideoRow } from '../../videos.queries.ts'

const PROGRESS_INTERVAL_MS = 1000

/**
 * Makes one slice of a film that was left in slices, and remembers it; anyone who makes the last one orders that the film is
 * finished. Returns at once when it is there already or the film is no longer made; a slice that fails twice fails the film.
 * Throws when the server is stopping.
 */
export async function makeSlice(
  deps: VideoDeps,
  videoId: string,
  slice: SliceOrder,
  job: JobTry,
): Promise<void> {
  const video = await findVideo(deps.db, videoId)
  if (video === undefined) return
  if (job.triesBefore >= STARTS) {
    deps.log.error('a slice of a film broke off again and again', { videoId, triesBefore: job.triesBefore })
    await failVideo(deps, videoId, KILLS_ITS_MAKERS)
    return
  }
  await deps.runs.run(videoId, (signal) => makeUntilThere(deps, video, slice, signal), job.signal)
  // This machine may make no other one, and the next one that does finds all parts in the storage.
  await removeParts(deps.config, videoId)
}

async function isWanted({ db }: VideoDeps, videoId: string, slice: SliceOrder): Promise<boolean> {
  const video = await findVideo(db, videoId)
  return video?.status === 'processing' && !(await listMadeSlices(db, videoId)).includes(sliceKey(slice))
}

async function makeUntilThere(
  deps: VideoDeps,
  video: VideoRow,
  slice: SliceOrder,
  signal: AbortSignal,
): Promise<void> {
  while (await isWanted(deps, video.id, slice)) {
    const end = await makeOnce(deps, video, slice, signal)
    if (end.type === 'slice-made') return
    if (end.type === 'failed' || end.type === 'died') {
      const failure = explainFailure(end)
      const tries = await countSliceAttempt(deps.db, video.id)
      deps.log.warn('a slice of a film failed', { videoId: video.id, tries, end })
      if (!failure.isFinal && tries < TRIES) continue
      await failVideo(deps, video.id, { code: failure.code, message: failure.message })
      return
    }
    if (await isWanted(deps, video.id, slice))
      throw new Error('the server stops; another one makes this slice')
  }
  await removeWhatIsLeft(deps, video)
}

async function makeOnce(
  deps: VideoDeps,
  video: VideoRow,
  slice: SliceOrder,
  signal: AbortSignal,
): Promise<WorkerEnd> {
  const { db, config, clock } = deps
  const lost = new AbortController()
  const progress = saveAtIntervals<number>(PROGRESS_INTERVAL_MS, async (done) => {
    const row = await db.transaction(async (tx) => {
      const now = await lockFilm(tx, video.id)
      if (!now?.progress) return now
      const saved = addSliceFrames(now.progress, sliceKey(slice), done, clock.now())
      return saveSlicesProgress(tx, video.id, saved, { updatedAt: clock.now() })
    })
    if (row) announceVideo(deps, row)
    else lost.abort()
  })
  const steps = await listSteps(db, video.id)
  await restoreArtifacts(
    deps,
    video,
    steps.filter(({ step }) => step !== SLICE_STEP),
  )
  let made: { inputHash: string; result: StepResult } | undefined
  const end = await superviseFilmWorker(
    { type: 'slice', slice, partsFolder: partsFolderOf(config, video.id), ffmpegPath: config.ffmpegPath },
    {
      onFrame: (done) => progress.save(done),
      // It is the only one; what it says when it has ended is remembered below.
      onStep: async (_, inputHash, result) => void (made = { inputHash, result }),
      acquirePermit: deps.acquirePermit,
      costContext: { userId: video.userId, videoId: video.id },
    },
    AbortSignal.any([signal, lost.signal]),
  )
  await progress.finish()
  if (end.type !== 'slice-made' || made === undefined) return end
  return rememberSlice(deps, video, slice, made.result)
}

/** Puts it where every machine finds it, then says that it is there. */
async function rememberSlice(
  deps: VideoDeps,
  video: VideoRow,
  slice: SliceOrder,
  result: StepResult,
): Promise<WorkerEnd> {
  const inputHash = sliceKey(slice)
  try {
    await shareParts(partPlacesOf(deps, video), result.files)
  } catch (error) {
    deps.log.error('a slice of a film could not be stored', { videoId: video.id, error })
    return { type: 'failed', code: isDiskFull(error) ? 'disk_full' : 'storage_failed', message: '' }
  }
  const rush = await showSlice(deps, video, slice, result)
  const row = await deps.db.transaction(async (tx) => {
    const film = await lockFilm(tx, video.id)
    if (!film) return undefined
    await saveStep(tx, video.id, { step: SLICE_STEP, inputHash, result })
    const made = new Set(await listMadeSlices(tx, video.id))
    const wanted = Object.keys(film.progress?.slices?.frames ?? {})
    // Not named: somebody goes on with the film just now, and looks for slices by himself.
    if (wanted.length === 0 || film.progress === null) return film
    if (wanted.every((key) => made.has(key)))
      await deps.queue.enqueue(tx, MAKE_VIDEO, { videoId: film.id }, { priority: 1, group: film.userId })
    const now = deps.clock.now()
    const { from, to } = slice.range
    const counted = addSliceFrames(film.progress, inputHash, to - from, now)
    const progress = rush ? { ...counted, rushes: addRush(counted.rushes, rush) } : counted
    return saveSlicesProgress(tx, film.id, progress, { updatedAt: now })
  })
  if (row) announceVideo(deps, row)
  const tookMs = Math.round(result.tookMs)
  deps.log.info('step finished', { videoId: video.id, step: SLICE_STEP, inputHash, tookMs })
  return { type: 'slice-made' }
}

/** Puts it where its owner can watch it while others are made. */
async function showSlice(
  deps: VideoDeps,
  video: VideoRow,
  { range }: SliceOrder,
  { files: [file] }: StepResult,
): Promise<Rush | undefined> {
  const frameCount = video.progress?.rushes?.frameCount
  // Before the slices were handed out nobody could say how long the film is; its sound did.
  if (file === undefined || frameCount === undefined) return undefined
  const rush: Rush = { kind: 'pictures', file, range, frameCount }
  try {
    return (await putRush(deps, video, rush)) ? rush : undefined
  } catch (error) {
    deps.log.warn('a stretch could not be shown', { videoId: video.id, error })
    return undefined
  }
}
