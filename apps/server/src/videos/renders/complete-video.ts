import { relative, sep } from 'node:path'
import { forgetEncoder } from '@hookreel/studio'
import { captureCredits } from '../../billing/credits/capture-credits.ts'
import { markIdeaGenerated } from '../../ideas/mark-idea-generated.ts'
import { putPart } from '../../platform/storage/share-parts.ts'
import { announceVideo } from '../announce-video.ts'
import type { WorkerFilm } from './film-tasks.ts'
import { mailAboutVideo } from '../mail-about-video.ts'
import { presentVideo } from '../listing/present-video.ts'
import type { VideoDeps } from '../video-deps.ts'
import { keepParts } from '../changes/keep-parts.ts'
import { partPlacesOf, partsKeyOf, removeParts, videoKey } from '../video-files.ts'
import { isClaimed, moveVideo } from './making.queries.ts'
import { forgetUnusedSteps } from './steps.queries.ts'
import type { VideoRow } from '../videos.queries.ts'

/**
 * Puts a finished film into the storage and, in one transaction, completes the video, captures its credits and marks
 * its idea. One that was cancelled meanwhile, or is made by somebody else now, stays as it is; then it answers false.
 * `madeOf`: the keys of the steps that are kept for a change of it.
 */
export async function completeVideo(
  deps: VideoDeps,
  video: VideoRow,
  film: WorkerFilm,
  madeOf: readonly string[] = [],
): Promise<boolean> {
  const { db, storage, clock, config } = deps
  if (!(await isClaimed(db, video))) return false
  if (deps.signer && !film.isSealed)
    deps.log.warn('a film carries no content credentials: they could not be written', { videoId: video.id })
  await tellEncoder(deps, video, film)
  const stored = await storeFiles(deps, video, film)
  const settled = settleMoving(video, film)
  const completed = await db.transaction(async (tx) => {
    const now = clock.now()
    const change = {
      ...stored,
      progress: null,
      durationSeconds: film.durationSeconds,
      fileSize: film.sizeBytes,
      works: film.credits,
      parts: film.parts,
      ...settled.row,
      finishedAt: now,
      updatedAt: now,
    }
    const row = await moveVideo(tx, video.id, 'completed', change, video)
    if (!row) return undefined
    const { encoding } = film
    await captureCredits(tx, { userId: row.userId, videoId: row.id }, { ...settled, encoding })
    if (row.ideaId !== null) await markIdeaGenerated(tx, row.userId, row.ideaId)
    await deps.tellWebhooks(row.userId, 'video.ready', presentVideo(row, deps), tx)
    await deps.postVideo(row, tx)
    return row
  })
  if (!completed) return false
  announceVideo(deps, completed)
  await mailAboutVideo(deps, completed, 'ready')
  await forgetUnusedSteps(db, video.id, madeOf)
  await keepParts(deps, completed, madeOf)
  await removeParts(config, video.id)
  await storage.removeFolder(partsKeyOf(video))
  return true
}

/** An encoder of this machine that gave up is tried anew before the next film. */
async function tellEncoder({ log, config }: VideoDeps, video: VideoRow, film: WorkerFilm): Promise<void> {
  const { encoding } = film
  if (!encoding?.gaveUp) return
  log.warn('the encoder of this machine gave up: x264 made the film', {
    videoId: video.id,
    ...encoding.gaveUp,
  })
  await forgetEncoder({ ffmpegPath: config.ffmpegPath, choice: config.encoder })
}

/** What comes back for scenes that were to move and do not; in its choices they stand still then. */
function settleMoving({ choices, credits }: VideoRow, { stillScenes = [], stillBecause }: WorkerFilm) {
  const { storyboard } = choices
  if (storyboard === undefined || stillScenes.length === 0) return { row: {}, givenBack: 0, stillScenes: 0 }
  const { scenes = 0, each = 0 } = storyboard.movingHeld ?? {}
  const givenBack = Math.min(scenes, stillScenes.length) * each
  const told = storyboard.scenes.map((scene, index) =>
    stillScenes.includes(index) ? { ...scene, moves: false } : scene,
  )
  return {
    ...{ givenBack, stillScenes: stillScenes.length, stillBecause },
    row: {
      credits: credits - givenBack,
      choices: { ...choices, storyboard: { ...storyboard, scenes: told } },
    },
  }
}

/** Puts the files of a film into the storage; answers under which keys, and what they take. */
async function storeFiles(deps: VideoDeps, video: VideoRow, film: WorkerFilm) {
  const keys = {
    filmKey: videoKey(video, 'mp4'),
    posterKey: videoKey(video, 'jpg'),
    downloadKey: videoKey(video, video.format),
  }
  const files = new Map([
    // The same key when the film is downloaded as it is.
    [keys.downloadKey, film.downloadFile],
    [keys.filmKey, film.filmFile],
    [keys.posterKey, film.posterFile],
    [videoKey(video, 'srt'), film.subtitleFiles.srt],
    [videoKey(video, 'vtt'), film.subtitleFiles.vtt],
  ])
  const places = partPlacesOf(deps, video)
  let storageBytes = 0
  for (const [key, file] of files) {
    const part = relative(places.folder, file).split(sep).join('/')
    storageBytes += await putPart({ ...places, keyOf: () => key }, part)
  }
  return { ...keys, storageBytes }
}
