import { relative, sep } from 'node:path'
import { encoderForFilm, openFilmSigning } from '@hookreel/studio'
import type { FilmSigning } from '@hookreel/studio'
import { programsOf } from '../../config/programs-of.ts'
import { readPart } from '../../platform/storage/read-part.ts'
import { shareParts } from '../../platform/storage/share-parts.ts'
import type { WatchedWork } from '../../platform/trace.ts'
import { listUnwanted } from '../../unwanted-pictures/list-unwanted.ts'
import { restoreArtifacts } from './restore-artifacts.ts'
import { learnStepCosts } from '../ordering/estimate-making.ts'
import { openFilmTurn } from './open-film-turn.ts'
import { forgetStarts } from './making.queries.ts'
import { bringOwnMusic } from './own-music.ts'
import { orderOf, prepareWorker } from './prepare-worker.ts'
import { reportMaking } from './report-making.ts'
import { superviseFilmWorker } from './supervise-film-worker.ts'
import type { WorkerEnd, WorkerListeners, WorkerTask } from './supervise-film-worker.ts'
import { listSteps, saveStep } from './steps.queries.ts'
import type { RememberedStep } from './steps.queries.ts'
import type { WorkerFilm } from './film-tasks.ts'
import type { VideoDeps } from '../video-deps.ts'
import { partPlacesOf, partsFolderOf } from '../video-files.ts'
import type { VideoRow } from '../videos.queries.ts'

/** How one try ended, and what goes on with it must know. */
export type FilmAttempt = {
  readonly end: Exclude<WorkerEnd, { type: 'slice-made' }>
  /** The steps that were known before it. */
  readonly known: readonly RememberedStep[]
  /** Parts that other machines cannot fetch yet. */
  readonly unshared: readonly string[]
}

/**
 * One try of making a film, in a process of its own: what is made of it already is brought here, every finished step is
 * remembered, and its owner sees how it goes. It is stopped when the film is no longer made under this claim.
 */
export async function attemptFilm(
  deps: VideoDeps,
  { video, waitsForTurn }: { readonly video: VideoRow; readonly waitsForTurn: boolean },
  signal: AbortSignal,
  watched: WatchedWork,
): Promise<FilmAttempt> {
  const turn = openFilmTurn(deps.lanes.films, signal)
  const { lost, finish, ...report } = reportMaking(deps, video)
  const known = await listSteps(deps.db, video.id)
  const unshared: string[] = []
  // First of all: the waiting process's folder is renamed to the film's, which must not exist yet.
  const taken = await deps.readyWorker?.take(partsFolderOf(deps.config, video.id))
  try {
    await restoreArtifacts(deps, video, known)
    const task = { ...(await describeTask(deps, video, known)), waitsForTurn }
    const signing = deps.signer && openFilmSigning(deps.signer)
    const listeners: WorkerListeners = {
      ...report,
      acquirePermit: deps.acquirePermit,
      webMemory: deps.webMemory(video.userId),
      takeTurn: turn.take,
      sign: signing?.sign,
      costContext: { userId: video.userId, videoId: video.id },
      onStep: async (step, inputHash, result) => {
        if (!(await isShared(deps, video, { step, inputHash, result }))) unshared.push(...result.files)
        await saveStep(deps.db, video.id, { step, inputHash, result })
        await forgetStarts(deps.db, video)
        watched.step(step, result.tookMs)
        const tookMs = Math.round(result.tookMs)
        deps.log.info('step finished', { videoId: video.id, step, inputHash, tookMs })
      },
    }
    const end = await superviseFilmWorker(task, listeners, AbortSignal.any([signal, lost]), taken)
    await finish()
    if (end.type === 'slice-made') throw new Error('a whole film was asked for, and a slice came')
    if (end.type === 'finished' && signing) await logStraySignatures(deps, video, signing, end.film)
    // Films are changed most often when they were just made.
    if (end.type === 'finished') void prepareWorker(deps, video)
    return { end, known, unshared }
  } finally {
    turn.giveBack()
    // In case the waiting process was never given the film.
    taken?.worker.kill()
  }
}

/** A film whose process had something signed that is none of its files may have been taken over, or lost its seal to a full disk. */
async function logStraySignatures(
  deps: VideoDeps,
  video: VideoRow,
  signing: FilmSigning,
  { filmFile, downloadFile }: WorkerFilm,
): Promise<void> {
  const { folder } = partPlacesOf(deps, video)
  let strays = 0
  for (const file of [filmFile, downloadFile])
    // Files that a process named: what leads elsewhere is refused where they are stored, and is none of its files here.
    strays = await readPart(folder, relative(folder, file).split(sep).join('/'), signing.countStrays).catch(
      () => Number.NaN,
    )
  if (strays !== 0)
    deps.log.error('a film had something signed that is none of its files', { videoId: video.id, strays })
}

/** Shares the parts of a step with other machines. A film that is made whole here does without. */
async function isShared(
  deps: VideoDeps,
  video: VideoRow,
  { step, result }: RememberedStep,
): Promise<boolean> {
  try {
    await shareParts(partPlacesOf(deps, video), result.files)
    return true
  } catch (error) {
    // No name of a part: such a step is not remembered, and its process goes no further.
    if (error instanceof RangeError) throw error
    deps.log.warn('parts of a film could not be shared', { videoId: video.id, step, error })
    return false
  }
}

async function describeTask(
  deps: VideoDeps,
  video: VideoRow,
  steps: readonly RememberedStep[],
): Promise<WorkerTask> {
  const { db, config, signer } = deps
  return {
    type: 'make',
    sliceSeconds: config.machines.sliceSeconds,
    signerId: signer?.id,
    order: {
      ...orderOf(video),
      ownMusic: await bringOwnMusic(deps, video),
      unwanted: await listUnwanted(deps.db, video.userId),
    },
    steps,
    partsFolder: partsFolderOf(config, video.id),
    stepCosts: await learnStepCosts(db, video),
    crew: config.crew.settings,
    encoder: await encoderForFilm({ ffmpegPath: config.ffmpegPath, choice: config.encoder }),
    ...programsOf(config),
  }
}
