import { isDiskFull } from '@hookreel/studio'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { JobTry } from '../../platform/jobs/define-job.ts'
import { closedTracer, type WatchedWork } from '../../platform/trace.ts'
import { shareParts } from '../../platform/storage/share-parts.ts'
import { announceVideo } from '../announce-video.ts'
import { removeShown } from './slices/collect-rushes.ts'
import { completeVideo } from './complete-video.ts'
import { explainFailure } from './explain-failure.ts'
import { failVideo, removeWhatIsLeft } from './fail-video.ts'
import { translateFilm } from '../languages/translate-film.ts'
import {
  KILLS_ITS_MAKERS,
  listLiveSlices,
  MAKE_SERVICE_VIDEO,
  MAKE_VIDEO,
  STARTS,
  TRIES,
} from './film-job.ts'
import { handOutSlices } from './slices/hand-out-slices.ts'
import type { HandedOut } from './slices/hand-out-slices.ts'
import { makeSlice } from './slices/make-slice.ts'
import { mailAboutVideo } from '../mail-about-video.ts'
import { attemptFilm } from './attempt-film.ts'
import type { FilmAttempt } from './attempt-film.ts'
import type { VideoDeps } from '../video-deps.ts'
import { partPlacesOf, removeParts } from '../video-files.ts'
import { claimVideo, countAttempt, forgetStarts, isClaimed } from './making.queries.ts'
import { findVideo } from '../videos.queries.ts'
import type { VideoRow } from '../videos.queries.ts'

/** Films, one at a time: a film uses every core by itself, two at once would only make both slower. */
export const MAKE_VIDEO_JOB = defineJob({
  ...MAKE_VIDEO,
  isFair: true,
  perGroup: ({ config }: VideoDeps) => config.machines.filmsPerUser,
  run: (deps: VideoDeps, { videoId, slice }, tried) =>
    orGiveUp(deps, videoId, tried, () =>
      deps.lanes.films.ofAll(
        () => (slice ? makeSlice(deps, videoId, slice, tried) : makeVideo(deps, videoId, tried)),
        tried.signal,
      ),
    ),
})

/** Those that wait for services: several at once, as each has a process of 150 MB and waits most of its time. */
export const MAKE_SERVICE_VIDEO_JOB = defineJob({
  ...MAKE_SERVICE_VIDEO,
  isFair: true,
  concurrency: 3,
  perGroup: ({ config }: VideoDeps) => config.machines.filmsPerUser,
  run: (deps: VideoDeps, { videoId }, tried) =>
    orGiveUp(deps, videoId, tried, () => makeVideo(deps, videoId, tried, true)),
})

async function orGiveUp(
  deps: VideoDeps,
  videoId: string,
  tried: JobTry,
  make: () => Promise<void>,
): Promise<void> {
  try {
    await make()
  } catch (error) {
    if (!tried.isLastTry || tried.signal.aborted) throw error
    // Its job is gone after this: it would stay in the making with its credits held.
    deps.log.error('the making of a film was given up', { videoId, error })
    await failVideo(deps, videoId, {
      code: 'interrupted',
      message: 'The making of this video was interrupted again and again.',
    })
  }
}

type MakingEnd = Exclude<FilmAttempt['end'], { type: 'in-slices' }> | HandedOut

/**
 * Makes an ordered video, or goes on with one whose process died. Ends with the video completed, or failed with its
 * credits back, or left in slices that others make; returns at once when it was cancelled or deleted meanwhile, or is
 * being made for another job. Throws when the server is stopping. Who loses the job stops, and can write nothing about
 * the video any more. `waitsForTurn`: it takes its turn among the films once its parts are there.
 */
export async function makeVideo(
  deps: VideoDeps,
  videoId: string,
  job: JobTry,
  waitsForTurn = false,
): Promise<void> {
  const before = await findVideo(deps.db, videoId)
  if (!before || (await isMadeForAnotherJob(before, job))) return
  if (before.starts >= STARTS) {
    deps.log.error('a film broke off again and again', { videoId, starts: before.starts })
    await failVideo(deps, videoId, KILLS_ITS_MAKERS, before)
    return
  }
  const video = await claimVideo(deps.db, before, job.claim, deps.clock.now())
  if (!video) return
  announceVideo(deps, video)
  // One that is taken up after a crash was told of already.
  if (video.progress === null && video.attempts === 0) await mailAboutVideo(deps, video, 'started')
  await deps.runs.run(videoId, (signal) => makeUntilDone(deps, { video, waitsForTurn }, signal), job.signal)
}

/** A film can have two jobs: servers that start together each enqueue what was left unfinished. */
async function isMadeForAnotherJob({ claim }: VideoRow, job: JobTry): Promise<boolean> {
  return claim !== null && !claim.startsWith(`${job.id} `) && (await job.isHeld(claim))
}

type FilmToMake = { readonly video: VideoRow; readonly waitsForTurn: boolean }

async function makeUntilDone(deps: VideoDeps, film: FilmToMake, signal: AbortSignal): Promise<void> {
  const { video } = film
  // Cancelled between being taken up and being registered as a run.
  if (!(await isClaimed(deps.db, video))) return
  for (;;) {
    const end = await makeOnce(deps, film, signal)
    if (end.type === 'finished') return
    if (end.type === 'again') continue
    if (end.type === 'left') {
      await forgetStarts(deps.db, video)
      return removeParts(deps.config, video.id)
    }
    if (end.type === 'lost') return removeWhatIsLeft(deps, video)
    if (end.type === 'killed') {
      if (await isClaimed(deps.db, video)) {
        await forgetStarts(deps.db, video)
        throw new Error('the server stops; the film goes on at its next start')
      }
      await removeWhatIsLeft(deps, video)
      return
    }
    const failure = explainFailure(end)
    const tries = await countAttempt(deps.db, video)
    deps.log.warn('a film failed', { videoId: video.id, tries, end })
    if (failure.code === 'disk_full') deps.log.error('the disk is full', { videoId: video.id })
    if (!failure.isFinal && tries < TRIES) continue
    const { code, message, isOfOrder } = failure
    await failVideo(deps, video.id, { code, message, isOfOrder }, video)
    return
  }
}

/** One try, followed by anyone who collects traces. */
async function makeOnce(deps: VideoDeps, film: FilmToMake, signal: AbortSignal): Promise<MakingEnd> {
  const { id, duration, resolution, style, attempts } = film.video
  const facts = { 'video.id': id, 'video.seconds': duration, 'video.resolution': resolution }
  const watched = (deps.tracer ?? closedTracer).begin('film', { ...facts, 'video.style': style, attempts })
  try {
    const end = await translateAndMake(deps, film, signal, watched)
    const isWell = end.type === 'finished' || end.type === 'left' || end.type === 'again'
    watched.end(end.type === 'failed' ? end.code : isWell ? undefined : end.type)
    return end
  } catch (error) {
    watched.end('error')
    throw error
  }
}

/** A version in another language has its words first. */
async function translateAndMake(
  deps: VideoDeps,
  { video: claimed, waitsForTurn }: FilmToMake,
  signal: AbortSignal,
  watched: WatchedWork,
): Promise<MakingEnd> {
  const translated = await translateFilm(deps, claimed, signal)
  if ('type' in translated) return translated
  const { video } = translated
  const attempt = await attemptFilm(deps, { video, waitsForTurn }, signal, watched)
  return storeFilm(deps, video, attempt)
}

/** Stores what one try made, or leaves it to others in slices. */
async function storeFilm(deps: VideoDeps, video: VideoRow, attempt: FilmAttempt): Promise<MakingEnd> {
  const { end, known, unshared } = attempt
  if (end.type !== 'finished' && end.type !== 'in-slices') return end
  try {
    if (end.type === 'finished') {
      // Cancelled while its files were put into the storage: nobody else knows of them.
      if (!(await completeVideo(deps, video, end.film, end.madeOf))) return { type: 'lost' }
      await removeShown(deps, video)
      return end
    }
    // Others need all of them.
    await shareParts(partPlacesOf(deps, video), unshared)
    return await handOutSlices(deps, video, end.film, known, {
      listLive: () => listLiveSlices(deps.queue, video.id),
      order: (tx, slice) => {
        const data = { videoId: video.id, slice }
        // What is begun is ended before other films; their owner's limit holds for slices, too.
        return deps.queue.enqueue(tx, MAKE_VIDEO, data, { priority: 1, group: video.userId })
      },
    })
  } catch (error) {
    deps.log.error('a finished film could not be stored', { videoId: video.id, error })
    return { type: 'failed', code: isDiskFull(error) ? 'disk_full' : 'storage_failed', message: '' }
  }
}
