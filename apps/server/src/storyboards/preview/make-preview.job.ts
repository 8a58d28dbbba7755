import { ERRORS } from '@hookreel/contract'
import { filesOfPicture } from '@hookreel/film'
import { isDiskFull } from '@hookreel/studio'
import { z } from 'zod'
import { programsOf } from '../../config/programs-of.ts'
import { defineJob, type JobTry } from '../../platform/jobs/define-job.ts'
import { fetchParts } from '../../platform/storage/share-parts.ts'
import { bringCast } from '../../cast/cast-files.ts'
import { bringRecording } from '../../sounds/recording-voice.ts'
import { keepStep } from './keep-step.ts'
import { limitSlowPreviews } from './limit-slow-previews.ts'
import { laneOf, type PreviewLane } from './preview-lanes.ts'
import { previewOrderOf } from './preview-order-of.ts'
import { settleBoard } from './preview-room.ts'
import type { MadePart } from './preview-tasks.ts'
import type { PreviewEnd } from './previewer.ts'
import { readBoardSteps } from './read-board-steps.ts'
import { scriptOf } from '../board-scenes.ts'
import { explainEndless } from '../refuse-endless.ts'
import type { StoryboardDeps } from '../storyboard-deps.ts'
import { boardFolder, boardPlaces, showParts } from '../storyboard-files.ts'
import { endMaking, findBoard, savePicture, saveVoice } from '../storyboards.queries.ts'
import type { BoardRow } from '../storyboards.queries.ts'

const PREVIEW = {
  schema: z.object({ storyboardId: z.string() }),
  isFair: true,
  run: (deps: StoryboardDeps, { storyboardId }: { storyboardId: string }, { triesBefore }: JobTry) =>
    makePreviewOf(deps, storyboardId, triesBefore),
}
/** Storyboards to be spoken and drawn. One at a time: they share one process, and a core is enough for a preview. */
export const MAKE_PREVIEW = defineJob({ name: 'make-preview', ...PREVIEW })
/** Those that a recording speaks: to lay four minutes of it along a script takes more than a minute of a core, in which nobody else's may wait. */
export const MAKE_RECORDED_PREVIEW = defineJob({ name: 'make-recorded-preview', ...PREVIEW })
/** Of several people at once, as they wait for a service: 36 pictures of 20 s each kept everybody's previews waiting for five minutes. */
const WAITING = { concurrency: 6, perGroup: 1 }
const MAKE_SERVICE_PREVIEW = defineJob({ name: 'make-service-preview', ...PREVIEW, ...WAITING })
const MAKE_RECORDED_SERVICE_PREVIEW = defineJob({
  name: 'make-recorded-service-preview',
  ...PREVIEW,
  ...WAITING,
})

const JOB_OF = {
  own: MAKE_PREVIEW,
  recorded: MAKE_RECORDED_PREVIEW,
  service: MAKE_SERVICE_PREVIEW,
  recordedService: MAKE_RECORDED_SERVICE_PREVIEW,
} satisfies Readonly<Record<PreviewLane, typeof MAKE_PREVIEW>>
/** Every queue that previews wait in. */
export const PREVIEW_JOBS: readonly (typeof MAKE_PREVIEW)[] = Object.values(JOB_OF)

/** The job that makes the preview of a storyboard. */
export function previewJobOf(
  { config }: Pick<StoryboardDeps, 'config'>,
  board: Pick<BoardRow, 'voiceId' | 'speakers' | 'pictures' | 'scenes'>,
): typeof MAKE_PREVIEW {
  return JOB_OF[laneOf(config.crew.settings, board)]
}

/**
 * After so long others' come, and it goes on behind them: a storyboard of 160 clips kept everybody's waiting for minutes. What was made is remembered,
 * and the scene under way is ended first.
 */
const TURN_MS = 20_000
const TURN_OVER = Symbol('the turn is over')

/** One that broke off so often, with its server, is not begun again by itself. */
const STARTS = 5
const CRASHED = 'The preview could not be made. Try again.'

/**
 * Makes what is missing of a storyboard. It ends early when the storyboard was changed or stopped meanwhile: the change
 * has a job of its own. Throws when the server is stopping.
 */
export async function makePreviewOf(
  deps: StoryboardDeps,
  storyboardId: string,
  triesBefore = 0,
  turnMs = TURN_MS,
): Promise<void> {
  const board = await findBoard(deps.db, storyboardId)
  if (board?.status !== 'making') return
  if (triesBefore >= STARTS) {
    deps.log.error('a preview broke off again and again', { storyboardId, triesBefore })
    return endWith(deps, board, CRASHED)
  }
  const order = await previewOrderOf(deps, board)
  // A person's own words may be said otherwise than when it was written.
  const endless = explainEndless({
    ...{ script: scriptOf(board.scenes), voiceId: board.voiceId, duration: board.duration },
    choices: { sayings: [...(order.sayings ?? [])] },
  })
  const refused = endless ?? (await limitSlowPreviews(deps).explain(board.userId))
  if (refused !== null) return endWith(deps, board, refused)
  const abort = new AbortController()
  const steps = await readBoardSteps(deps, board)
  await fetchParts(boardPlaces(deps, board), [
    ...board.uploads,
    ...steps.flatMap(({ result }) => result.files),
  ])
  await bringRecording(deps, board, boardFolder(deps.config, board.id))
  await bringCast(deps, board, boardFolder(deps.config, board.id))
  const task = {
    order,
    steps,
    partsFolder: boardFolder(deps.config, board.id),
    crew: deps.config.crew.settings,
    ...programsOf(deps.config),
  }
  const costContext = { userId: board.userId, videoId: board.id, isPreview: true }
  let unsaved: unknown
  const began = performance.now()
  const saveOrStop = async (made: MadePart) => {
    try {
      // The first reason stays, whatever comes of parts that were already on their way.
      if (!(await saveMade(deps, board, made))) abort.abort()
      else if (made.part === 'picture' && performance.now() - began >= turnMs) abort.abort(TURN_OVER)
    } catch (error) {
      unsaved = error
      throw error
    }
  }
  const end = await makeAndSettle(deps, board, () =>
    deps.previewer.make(task, saveOrStop, abort.signal, {
      acquirePermit: deps.acquirePermit,
      webMemory: deps.webMemory(board.userId),
      costContext,
    }),
  )
  if (end.type === 'stopped') {
    if (abort.signal.reason === TURN_OVER) await orderMore(deps, board)
    if (abort.signal.aborted) return
    throw new Error('the server stops; the preview goes on at its next start')
  }
  const isFull = isDiskFull(unsaved) || (end.type === 'failed' && end.code === 'disk_full')
  if (isFull) deps.log.error('the disk is full', { storyboardId, error: unsaved })
  else if (end.type !== 'done' || unsaved !== undefined)
    deps.log.warn('a preview failed', { storyboardId, end, error: unsaved })
  const failure = isFull
    ? ERRORS.disk_full.message
    : explainEnd(unsaved === undefined ? end : { type: 'died' })
  await endWith(deps, board, failure)
}

/** Whole without a failure. */
async function endWith({ db, hub }: StoryboardDeps, board: BoardRow, failure: string | null): Promise<void> {
  const status = failure === null ? 'ready' : 'failed'
  await endMaking(db, board.id, board.revision, { status, failure })
  hub.publish(board.userId, 'storyboard', { id: board.id })
}

/** The rest of it, behind what waits of others. */
const orderMore = (deps: StoryboardDeps, board: BoardRow): Promise<void> =>
  deps.queue.enqueue(deps.db, previewJobOf(deps, board), { storyboardId: board.id }, { group: board.userId })

/** What a person is told who looks at it; null when it is whole. */
const explainEnd = (end: PreviewEnd): string | null =>
  end.type === 'done' ? null : end.type === 'failed' ? end.message : CRASHED

/** However it ends: what was made takes the room that it really takes. */
async function makeAndSettle(
  deps: StoryboardDeps,
  board: BoardRow,
  make: () => Promise<PreviewEnd>,
): Promise<PreviewEnd> {
  try {
    return await limitSlowPreviews(deps).count(board.userId, await make())
  } finally {
    await settleBoard(deps, board)
  }
}

/** Answers false when nobody waits for it any more. */
async function saveMade(deps: StoryboardDeps, board: BoardRow, made: MadePart): Promise<boolean> {
  const { db, hub } = deps
  const { id, revision } = board
  if (made.part === 'step') return keepStep(deps, board, made)
  // Of those that are asked for by themselves.
  if (made.part === 'take') return false
  const files = made.part === 'voice' ? [made.voice.file] : filesOfPicture(made.picture)
  await showParts(deps, board, files)
  const isCurrent =
    made.part === 'voice'
      ? await saveVoice(db, id, revision, made.voice)
      : await savePicture(db, id, revision, { ...made, ...made.told })
  if (isCurrent) hub.publish(board.userId, 'storyboard', { id })
  return isCurrent
}
