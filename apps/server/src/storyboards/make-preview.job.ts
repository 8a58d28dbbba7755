import { filesOfLayer } from '@hookreel/film'
import type { PreviewOrder } from '@hookreel/studio'
import { fetchParts, shareParts } from '../platform/storage/share-parts.ts'
import { previewSizeOf } from './board-scenes.ts'
import type { MadePart } from './preview-messages.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { boardFolder, boardPlaces, showParts } from './storyboard-files.ts'
import {
  endMaking,
  findBoard,
  listBoardSteps,
  saveBoardStep,
  savePicture,
  saveVoice,
} from './storyboards.queries.ts'
import type { BoardRow } from './storyboards.queries.ts'

/** The queue of storyboards to be spoken and drawn. */
export const MAKE_PREVIEW = 'make-preview'

const CRASHED = 'The preview could not be made. Try again.'

/**
 * Makes what is missing of a storyboard. It ends early when the storyboard was changed or stopped meanwhile: the change
 * has a job of its own. Throws when the server is stopping.
 */
export async function makePreviewOf(deps: StoryboardDeps, storyboardId: string): Promise<void> {
  const board = await findBoard(deps.db, storyboardId)
  if (board?.status !== 'making') return
  const abort = new AbortController()
  const steps = await listBoardSteps(deps.db, board.id)
  await fetchParts(boardPlaces(deps, board), [
    ...board.uploads,
    ...steps.flatMap(({ result }) => result.files),
  ])
  const task = {
    order: orderOf(board),
    steps,
    partsFolder: boardFolder(deps.config, board.id),
    crew: deps.config.crew.settings,
    ffmpegPath: deps.config.ffmpegPath,
  }
  const end = await deps.previewer.make(
    task,
    async (made) => {
      if (!(await saveMade(deps, board, made))) abort.abort()
    },
    abort.signal,
    { takeLeave: deps.takeLeave, spender: { userId: board.userId, videoId: board.id, isPreview: true } },
  )
  if (end.type === 'stopped') {
    if (abort.signal.aborted) return
    throw new Error('the server stops; the preview goes on at its next start')
  }
  if (end.type !== 'done') deps.log.warn('a preview failed', { storyboardId, end })
  await endMaking(deps.db, board.id, board.revision, {
    status: end.type === 'done' ? 'ready' : 'failed',
    failure: end.type === 'done' ? null : end.type === 'failed' ? end.message : CRASHED,
  })
  deps.hub.publish(board.userId, 'storyboard', { id: board.id })
}

/** Answers false when nobody waits for it any more. */
async function saveMade(deps: StoryboardDeps, board: BoardRow, made: MadePart): Promise<boolean> {
  const { db, hub } = deps
  const { id, revision } = board
  if (made.part === 'step') {
    await shareParts(boardPlaces(deps, board), made.result.files)
    await saveBoardStep(db, id, made, deps.clock.now())
    return true
  }
  const files = made.part === 'voice' ? [made.voice.file] : made.picture.layers.flatMap(filesOfLayer)
  await showParts(deps, board, files)
  const isCurrent =
    made.part === 'voice'
      ? await saveVoice(db, id, revision, made.voice)
      : await savePicture(db, id, revision, made)
  if (isCurrent) hub.publish(board.userId, 'storyboard', { id })
  return isCurrent
}

function orderOf(board: BoardRow): PreviewOrder {
  const { style, pictures, voiceId, duration, topic, pace, scenes } = board
  const frameSize = previewSizeOf(board)
  return { style, pictures, voiceId, seconds: duration, topic, pace, frameSize, scenes }
}
