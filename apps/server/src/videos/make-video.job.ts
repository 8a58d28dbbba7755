import type { FilmOrder, FilmProgress } from '@hookreel/studio'
import { bringParts } from '../storyboards/storyboard-files.ts'
import { announceVideo } from './announce-video.ts'
import { collectScenes, removeScenes } from './collect-scenes.ts'
import { completeVideo } from './complete-video.ts'
import { learnStepCosts } from './estimate-making.ts'
import { explainFailure } from './explain-failure.ts'
import { failVideo } from './fail-video.ts'
import { mailAboutVideo } from './mail-about-video.ts'
import { runFilmWorker } from './run-film-worker.ts'
import type { WorkerEnd } from './run-film-worker.ts'
import { saveAtIntervals } from './save-at-intervals.ts'
import type { VideoDeps } from './video-deps.ts'
import { partsFolderOf } from './video-files.ts'
import { countAttempt, findVideo, listSteps, moveVideo, saveProgress, saveStep } from './videos.queries.ts'
import type { VideoRow } from './videos.queries.ts'

/** The queue of films to be made. */
export const MAKE_VIDEO = 'make-video'
/** A film that fails half-way is tried once more. */
const TRIES = 2
const PROGRESS_INTERVAL_MS = 500

/**
 * Makes an ordered video, or goes on with one whose process died. Ends with the video completed, or failed with its
 * credits back; returns at once when it was cancelled or deleted meanwhile. Throws when the server is stopping.
 */
export async function makeVideo(deps: VideoDeps, videoId: string): Promise<void> {
  const startedAt = deps.clock.now()
  const video = await moveVideo(deps.db, videoId, 'processing', { startedAt, updatedAt: startedAt })
  if (!video) return
  announceVideo(deps, video)
  // One that is taken up after a crash was told of already.
  if (video.progress === null && video.attempts === 0) await mailAboutVideo(deps, video, 'started')
  await deps.runs.run(videoId, (signal) => makeUntilDone(deps, video, signal))
}

async function makeUntilDone(deps: VideoDeps, video: VideoRow, signal: AbortSignal): Promise<void> {
  // Cancelled between being taken up and being registered as a run.
  if ((await findVideo(deps.db, video.id))?.status !== 'processing') return
  for (;;) {
    const end = await makeOnce(deps, video, signal)
    if (end.type === 'finished') return
    if (end.type === 'killed') {
      const now = await findVideo(deps.db, video.id)
      if (now?.status === 'processing')
        throw new Error('the server stops; the film goes on at its next start')
      return
    }
    const failure = explainFailure(end)
    const tries = await countAttempt(deps.db, video.id)
    deps.log.warn('a film failed', { videoId: video.id, tries, end })
    if (!failure.isFinal && tries < TRIES) continue
    await failVideo(deps, video.id, { code: failure.code, message: failure.message })
    return
  }
}

async function makeOnce(deps: VideoDeps, video: VideoRow, signal: AbortSignal): Promise<WorkerEnd> {
  const { db, config, clock } = deps
  let highest = video.progress?.percent ?? 0
  const progress = saveAtIntervals<FilmProgress>(PROGRESS_INTERVAL_MS, async (latest) => {
    highest = Math.max(highest, latest.percent)
    const drawn = scenes.now()
    const saved = { ...latest, percent: highest, ...(drawn && { scenes: drawn }) }
    const row = await saveProgress(db, video.id, saved, clock.now())
    if (row) announceVideo(deps, row)
  })
  let last: FilmProgress | undefined
  const scenes = collectScenes(deps, video, () => {
    if (last) progress.save(last)
  })
  await bringStoryboard(deps, video)
  const end = await runFilmWorker(
    {
      order: orderOf(video),
      steps: await listSteps(db, video.id),
      partsFolder: partsFolderOf(config, video.id),
      stepCosts: await learnStepCosts(db, video),
      ...(config.ffmpegPath === undefined ? {} : { ffmpegPath: config.ffmpegPath }),
      ...(config.espeakPath === undefined ? {} : { espeakPath: config.espeakPath }),
    },
    {
      onProgress: (latest) => {
        last = latest
        progress.save(latest)
      },
      onScene: (scene) => scenes.take(scene),
      onStep: async (step, inputHash, result) => {
        await saveStep(db, video.id, { step, inputHash, result })
        deps.log.info('step finished', {
          videoId: video.id,
          step,
          inputHash,
          tookMs: Math.round(result.tookMs),
        })
      },
    },
    signal,
  )
  await scenes.settle()
  await progress.finish()
  if (end.type !== 'finished') return end
  try {
    await completeVideo(deps, video, end.film)
    await removeScenes(deps, video)
    return end
  } catch (error) {
    deps.log.error('a finished film could not be stored', { videoId: video.id, error })
    return { type: 'failed', code: 'storage_failed', message: '' }
  }
}

/** What was spoken and drawn for the storyboard is not made again. */
async function bringStoryboard(deps: VideoDeps, video: VideoRow): Promise<void> {
  const { storyboard } = video.choices
  if (!storyboard) return
  const uploads = storyboard.scenes.flatMap(({ upload }) => upload ?? [])
  const board = { userId: video.userId, id: storyboard.id }
  await bringParts(deps, board, uploads, partsFolderOf(deps.config, video.id))
}

function orderOf(video: VideoRow): FilmOrder {
  const { title, script, style, voiceId, duration, resolution, aspectRatio, format, seed, choices } = video
  return { title, script, style, voiceId, seconds: duration, resolution, aspectRatio, format, seed, choices }
}
